import { join } from 'node:path';
import { typescriptProjects } from './projects.ts';
import { type ProgramResult, runProgram } from './run-program.ts';
import type { Step } from './step.ts';

const folders = ['packages', 'apps', 'scripts', 'fixtures', 'e2e', 'bench'];

const pathsOr = (paths: readonly string[]): readonly string[] => (paths.length > 0 ? paths : folders);

/** Arguments for Node; lints all folders by default. */
export function lintArgs(paths: readonly string[] = []): string[] {
  return ['node_modules/oxlint/bin/oxlint', ...pathsOr(paths)];
}

/** Type-aware rules have a separate configuration, because they take ten times as long. */
export function typedLintArgs(paths: readonly string[] = []): string[] {
  return [...lintArgs(['--type-aware', '--config=.oxlintrc.types.json', ...pathsOr(paths)])];
}

export function formatArgs(paths: readonly string[] = []): string[] {
  return ['node_modules/oxfmt/bin/oxfmt', ...pathsOr(paths)];
}

async function runTool(root: string, args: readonly string[]): Promise<ProgramResult> {
  const result = await runProgram(root, args);
  return result.passed ? { passed: true, output: '' } : result;
}

function toolStep(name: string, args: readonly string[]): Step {
  return { name, run: async (root) => ({ name, ...(await runTool(root, args)) }) };
}

export const typesStep: Step = {
  name: 'types',
  run: async (root) => {
    const output: string[] = [];
    // Sequentially: the compiler uses all cores.
    for (const project of typescriptProjects(root)) {
      const config = join(project, 'tsconfig.json');
      const result = await runTool(root, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', config]);
      if (!result.passed) output.push(`${project}:\n${result.output}`);
    }
    return { name: 'types', passed: output.length === 0, output: output.join('\n') };
  },
};

export const lintStep = toolStep('lint', lintArgs());
export const typedLintStep = toolStep('lint with types', typedLintArgs());
export const formatStep = toolStep('format', [...formatArgs(), '--check']);
export const arrowsStep = toolStep('arrows', [
  'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  '--output-type',
  'err-long',
  ...folders,
]);
