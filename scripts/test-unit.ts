import { resolve } from 'node:path';
import { runShown } from './setup/run-shown.ts';

const root = resolve(import.meta.dirname, '..');
process.exit(await runShown(root, ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)]));
