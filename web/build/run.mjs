import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Runs a program of npm in this folder and ends with its status if it fails. */
export function run(command, ...args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (error !== undefined) {
    console.error(`${command} cannot be run: ${error.message}; the page is built with Node 20 or newer and its npm`);
  }
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

/** Installs what package-lock.json names, unless that is what is there already. */
export function install() {
  const stamp = 'node_modules/.installed';
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    run('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error');
    writeFileSync(stamp, wanted);
  }
}
