import { resolve } from 'node:path';
import { runShown } from './setup/run-shown.ts';

// Tests run on the built web app; an up-to-date build takes a second.
const root = resolve(import.meta.dirname, '..');
const built = await runShown(root, ['scripts/build-web.ts']);
const args = ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)];
process.exit(built === 0 ? await runShown(root, args) : built);
