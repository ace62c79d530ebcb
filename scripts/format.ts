import { resolve } from 'node:path';
import { formatArgs } from './check/tools.ts';
import { runShown } from './setup/run-shown.ts';

process.exit(await runShown(resolve(import.meta.dirname, '..'), formatArgs(process.argv.slice(2))));
