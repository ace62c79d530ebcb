import { resolve } from 'node:path';
import { sourceSteps } from './check/steps.ts';

const root = resolve(import.meta.dirname, '..');
let failed = 0;
for (const step of sourceSteps) {
  const result = await step.run(root);
  console.log(`${result.passed ? 'ok  ' : 'FAIL'} ${result.name}${result.output === '' ? '' : `\n${result.output}`}`);
  if (!result.passed) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
