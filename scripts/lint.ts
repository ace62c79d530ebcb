import { resolve } from 'node:path';
import { lintArgs, typedLintArgs } from './check/tools.ts';
import { runShown } from './setup/run-shown.ts';

const root = resolve(import.meta.dirname, '..');
const paths = process.argv.slice(2);
const codes = [await runShown(root, lintArgs(paths)), await runShown(root, typedLintArgs(paths))];
process.exit(codes.every((code) => code === 0) ? 0 : 1);
