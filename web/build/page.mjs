// node build/page.mjs FOLDER: builds the page into a folder, each text with a compressed twin, unless it is there already.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { install, run } from './run.mjs';

const SOURCES = ['src', 'public', 'build', 'index.html', 'package.json', 'package-lock.json', 'svelte.config.js', 'tsconfig.json', 'vite.config.ts'];
const TEXTS = /\.(html|js|css|svg|json)$/;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: node build/page.mjs FOLDER');
  process.exit(2);
}

if (newest(SOURCES) > newest([join(folder, 'index.html')])) {
  install();
  run('npx', 'vite', 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir');
  for (const file of files(folder).filter((name) => TEXTS.test(name))) {
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}

/** Time of the latest change in files and folders; 0 if there is none. */
function newest(paths) {
  return Math.max(0, ...paths.filter(existsSync).flatMap(files).map((file) => statSync(file).mtimeMs));
}

function files(path) {
  return statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => files(join(path, name))) : [path];
}
