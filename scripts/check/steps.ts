import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureBudget } from './budget.ts';
import { measureCodecBundle, mostCodecBytes } from './codec-bundle.ts';
import { mostRouteBytes, routeSizes } from './route-budget.ts';

export interface StepResult {
  name: string;
  passed: boolean;
  /** Printed when the step failed; one line of facts when it passed. */
  output: string;
}

export interface Step {
  name: string;
  run: (root: string) => Promise<StepResult>;
}

const sourceFolders = ['packages', 'apps', 'scripts', 'fixtures', 'e2e', 'bench'];

/** Runs one of the installed tools on this Node; it passes when it ends with 0. */
function tool(name: string, script: string, args: string[]): Step {
  return {
    name,
    run: (root) =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], { cwd: root });
        let output = '';
        child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
        child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
        child.on('error', (error) => resolve({ name, passed: false, output: error.message }));
        child.on('exit', (code) => resolve({ name, passed: code === 0, output: code === 0 ? '' : output }));
      }),
  };
}

const lockFile: Step = {
  name: 'lock file',
  run: (root) => {
    const addresses = (readFileSync(join(root, 'package-lock.json'), 'utf8').match(/"resolved": "http/g) ?? []).length;
    const output = addresses === 0 ? '' : `package-lock.json records ${addresses} download addresses`;
    return Promise.resolve({ name: 'lock file', passed: addresses === 0, output });
  },
};

/** What pages that only show things load of the codec, and that no curve code is in it. */
const codecBudget: Step = {
  name: 'budget of the codec',
  run: async (root) => {
    const { bytes, curve } = await measureCodecBundle(root);
    const facts = `an account and a transaction take ${(bytes / 1000).toFixed(1)} kB (gzip) of it`;
    const breaches = [
      ...(bytes > mostCodecBytes ? [`more than ${mostCodecBytes / 1000} kB`] : []),
      ...curve.map((module) => `curve code is in it: ${module}`),
    ];
    return { name: 'budget of the codec', passed: breaches.length === 0, output: [facts, ...breaches].join('\n') };
  },
};

/** Checks that need nothing but the sources. */
export const sourceSteps: readonly Step[] = [
  tool('types', 'typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']),
  tool('lint', 'oxlint/bin/oxlint', sourceFolders),
  tool('format', 'oxfmt/bin/oxfmt', ['--check', ...sourceFolders]),
  tool('arrows', 'dependency-cruiser/bin/dependency-cruiser.mjs', ['--output-type', 'err-long', ...sourceFolders]),
  lockFile,
  codecBudget,
];

/** Needs the built web app. */
export const routesStep: Step = {
  name: 'budget of the pages',
  run: (root) => {
    const sizes = routeSizes(root);
    const tell = ({ page, bytes }: { page: string; bytes: number }): string =>
      `${page} ${(bytes / 1000).toFixed(1)} kB`;
    const breaches = sizes.filter(({ bytes }) => bytes > mostRouteBytes).map((size) => `too much: ${tell(size)}`);
    const facts = `${sizes.length} pages; beside the entry the largest add ${sizes.slice(0, 3).map(tell).join(', ')} (gzip)`;
    return Promise.resolve({
      name: 'budget of the pages',
      passed: breaches.length === 0,
      output: [facts, ...breaches].join('\n'),
    });
  },
};

/** Needs the built web app and a browser. */
export const budgetStep: Step = {
  name: 'budget of a first visit',
  run: async () => {
    const { facts, breaches } = await measureBudget();
    return {
      name: 'budget of a first visit',
      passed: breaches.length === 0,
      output: [...facts, ...breaches].join('\n'),
    };
  },
};
