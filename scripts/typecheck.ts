import { join, resolve } from 'node:path';
import { typescriptProjects } from './check/projects.ts';
import { runShown } from './setup/run-shown.ts';

const root = resolve(import.meta.dirname, '..');
const paths = process.argv.slice(2);
let failed = false;
for (const project of paths.length > 0 ? paths : typescriptProjects(root)) {
  const code = await runShown(root, [
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '-p',
    join(project, 'tsconfig.json'),
  ]);
  failed ||= code !== 0;
}
process.exit(failed ? 1 : 0);
