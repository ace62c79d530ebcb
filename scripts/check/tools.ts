import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { typescriptProjects } from './projects.ts';
import type { Step, StepResult } from './step.ts';

const folders = ['packages', 'apps', 'scripts', 'fixtures', 'e2e', 'bench'];

/** Runs one of the installed tools on this Node; resolves with its output, and whether it ended with 0. */
function runTool(root: string, script: string, args: readonly string[]): Promise<Omit<StepResult, 'name'>> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ passed: false, output: error.message }));
    child.on('exit', (code) => resolve({ passed: code === 0, output: code === 0 ? '' : output }));
  });
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

/** Rewrites the files that `formatStep` would report. */
export function writeFormat(root: string, paths: readonly string[]): Promise<Omit<StepResult, 'name'>> {
  return runTool(root, 'oxfmt/bin/oxfmt', paths.length > 0 ? paths : folders);
}
