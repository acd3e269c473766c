// node build/check.mjs: types and tests of the page; the tests' report goes where Maven's do.
import { install, run } from './run.mjs';

install();
run('npx', 'svelte-check', '--fail-on-warnings', '--output', 'human', '--threshold', 'warning');
run('npx', 'vitest', 'run', '--reporter=default', '--reporter=junit', '--outputFile.junit=target/surefire-reports/TEST-web.xml');
