import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Step } from './check/step.ts';
import { steps } from './check/steps.ts';

// With arguments only the checks of these names, on the web app as it is built.
const root = resolve(import.meta.dirname, '..');
const names = process.argv.slice(2);
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
const onSources = steps.filter(({ needsBuild }) => needsBuild !== true);
const onBuild = steps.filter(({ needsBuild }) => needsBuild === true);
const chosen =
  names.length === 0 ? [...onSources, build, ...onBuild] : steps.filter(({ name }) => names.includes(name));
let failed = 0;
for (const step of chosen) {
  const result = await step.run(root);
  const output = result.output === '' ? '' : `\n${result.output}`;
  console.log(`${result.passed ? 'ok  ' : 'FAIL'} ${result.name}${output}`);
  if (!result.passed) failed += 1;
}
process.exit(failed === 0 && chosen.length >= names.length ? 0 : 1);
