import { join } from 'node:path';
import type { Step } from '../step.ts';
import { runProgram } from '../run-program.ts';
import { documentedExports } from './documented.ts';
import { type KnipIssue, undocumented, unusedOf } from './unused.ts';

const knip = (root: string, args: readonly string[]) =>
  runProgram(root, [
    '--import',
    join(import.meta.dirname, 'internal-packages.mjs'),
    join(root, 'node_modules/knip/bin/knip.js'),
    '--no-progress',
    ...args,
  ]);

/** Product code used by tests only, except for the public API of the packages. */
async function onlyTested(root: string): Promise<string[]> {
  const result = await knip(root, [
    '--production',
    '--include=files,exports,types',
    '--reporter=json',
    '--no-exit-code',
  ]);
  if (!result.passed) return [result.output];
  const { issues } = JSON.parse(result.output) as { issues: KnipIssue[] };
  return undocumented(unusedOf(issues), documentedExports(root));
}

/** Unused code and dependencies. Unnecessary knip exceptions fail, too. */
export const unusedStep: Step = {
  name: 'unused code',
  run: async (root) => {
    const lines = await onlyTested(root);
    const all = await knip(root, ['--treat-config-hints-as-errors']);
    if (!all.passed) lines.push(all.output);
    return { name: 'unused code', passed: lines.length === 0, output: lines.join('\n') };
  },
};
