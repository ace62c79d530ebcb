import { join } from 'node:path';
import { typescriptProjects } from './projects.ts';
import { type ProgramResult, runProgram } from './run-program.ts';
import type { Step } from './step.ts';

const folders = ['packages', 'apps', 'scripts', 'fixtures', 'e2e', 'bench'];

async function runTool(root: string, script: string, args: readonly string[]): Promise<ProgramResult> {
  const result = await runProgram(root, [join(root, 'node_modules', script), ...args]);
  return result.passed ? { passed: true, output: '' } : result;
}

function toolStep(name: string, script: string, args: readonly string[]): Step {
  return { name, run: async (root) => ({ name, ...(await runTool(root, script, args)) }) };
}

export const typesStep: Step = {
  name: 'types',
  run: async (root) => {
    const output: string[] = [];
    // One after another: the compiler uses all cores by itself.
    for (const project of typescriptProjects(root)) {
      const result = await runTool(root, 'typescript/bin/tsc', ['--noEmit', '-p', join(project, 'tsconfig.json')]);
      if (!result.passed) output.push(`${project}:\n${result.output}`);
    }
    return { name: 'types', passed: output.length === 0, output: output.join('\n') };
  },
};

export const lintStep = toolStep('lint', 'oxlint/bin/oxlint', folders);

/** Rules that need types, in a configuration of their own: they take ten times as long as all others. */
export const typedLintStep = toolStep('lint with types', 'oxlint/bin/oxlint', [
  '--type-aware',
  '--config=.oxlintrc.types.json',
  ...folders,
]);

export const formatStep = toolStep('format', 'oxfmt/bin/oxfmt', ['--check', ...folders]);
