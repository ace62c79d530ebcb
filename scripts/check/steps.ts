import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureBudget } from './budget.ts';
import { measureCodecBundle, mostCodecBytes } from './codec-bundle.ts';
import { sourceFiles } from './files.ts';
import { outsideReferences } from './references.ts';
import { mostRouteBytes, routeSizes } from './route-budget.ts';
import { slowExpressions } from './slow-expressions.ts';
import type { Step } from './step.ts';
import { overloadedTitles } from './titles.ts';
import { arrowsStep, formatStep, lintStep, typedLintStep, typesStep } from './tools.ts';
import { unusedStep } from './unused/step.ts';

const references: Step = {
  name: 'references',
  run: (root) => {
    const patterns = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.md', '*.yaml', '*.yml'];
    const lines = outsideReferences(root, sourceFiles(root, patterns));
    return Promise.resolve({ name: 'references', passed: lines.length === 0, output: lines.join('\n') });
  },
};

const titles: Step = {
  name: 'test titles',
  run: (root) => {
    const lines = overloadedTitles(root, sourceFiles(root));
    return Promise.resolve({ name: 'test titles', passed: lines.length === 0, output: lines.join('\n') });
  },
};

const expressions: Step = {
  name: 'regular expressions',
  run: (root) => {
    const lines = slowExpressions(root, sourceFiles(root));
    return Promise.resolve({ name: 'regular expressions', passed: lines.length === 0, output: lines.join('\n') });
  },
};

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
  typesStep,
  lintStep,
  typedLintStep,
  formatStep,
  arrowsStep,
  references,
  titles,
  expressions,
  unusedStep,
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
