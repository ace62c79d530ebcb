import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Step } from './check/step.ts';
import { budgetStep, routesStep, sourceSteps } from './check/steps.ts';

const root = resolve(import.meta.dirname, '..');
const build: Step = {
  name: 'web build',
  run: () => {
    const built = spawnSync(process.execPath, [join(root, 'scripts/build-web.ts')], { cwd: root, encoding: 'utf8' });
    return Promise.resolve({
      name: 'web build',
      passed: built.status === 0,
      output: built.status === 0 ? '' : built.stderr,
    });
  },
};
let failed = 0;
for (const step of [...sourceSteps, build, routesStep, budgetStep]) {
  const result = await step.run(root);
  console.log(`${result.passed ? 'ok  ' : 'FAIL'} ${result.name}${result.output === '' ? '' : `\n${result.output}`}`);
  if (!result.passed) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
