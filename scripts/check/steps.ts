import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureBudget } from './budget.ts';
import { measureCodecBundle, maxCodecBytes } from './codec-bundle.ts';
import { sourceFiles } from './files.ts';
import { outsideReferences } from './references.ts';
import { maxRouteBytes, routeSizes } from './route-budget.ts';
import { slowExpressions } from './slow-expressions.ts';
import type { Step } from './step.ts';
import { overloadedTitles } from './titles.ts';
import { exceeded, measuredGroups, readBudgets } from '../test/budgets.ts';
import { recordedTimes } from '../test/times.ts';
import { arrowsStep, formatStep, lintStep, typedLintStep, typesStep } from './tools.ts';
import { unfinishedTranslations } from './translations.ts';
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
    const output = addresses === 0 ? '' : `package-lock.json contains ${addresses} download URLs`;
    return Promise.resolve({ name: 'lock file', passed: addresses === 0, output });
  },
};

/** Lists what translators have to do; a contribution may be in English alone. */
const translations: Step = {
  name: 'translations',
  run: (root) =>
    Promise.resolve({ name: 'translations', passed: true, output: unfinishedTranslations(root).join('\n') }),
};

/** Size of the codec on read-only pages, which must not include curve code. */
const codecBudget: Step = {
  name: 'budget of the codec',
  run: async (root) => {
    const { bytes, curve } = await measureCodecBundle(root);
    const facts = `${(bytes / 1000).toFixed(1)} kB (gzip) for an account and a transaction`;
    const breaches = [
      ...(bytes > maxCodecBytes ? [`more than ${maxCodecBytes / 1000} kB`] : []),
      ...curve.map((module) => `contains curve code: ${module}`),
    ];
    return { name: 'budget of the codec', passed: breaches.length === 0, output: [facts, ...breaches].join('\n') };
  },
};

const routesStep: Step = {
  name: 'budget of the pages',
  needsBuild: true,
  run: (root) => {
    const sizes = routeSizes(root);
    const describe = ({ page, bytes }: { page: string; bytes: number }): string =>
      `${page} ${(bytes / 1000).toFixed(1)} kB`;
    const breaches = sizes.filter(({ bytes }) => bytes > maxRouteBytes).map((size) => `too large: ${describe(size)}`);
    const facts = `${sizes.length} pages; in addition to the entry the largest load ${sizes.slice(0, 3).map(describe).join(', ')} (gzip)`;
    return Promise.resolve({
      name: 'budget of the pages',
      passed: breaches.length === 0,
      output: [facts, ...breaches].join('\n'),
    });
  },
};

/** Needs a browser. */
const budgetStep: Step = {
  name: 'budget of a first visit',
  needsBuild: true,
  run: async () => {
    const { facts, breaches } = await measureBudget();
    return {
      name: 'budget of a first visit',
      passed: breaches.length === 0,
      output: [...facts, ...breaches].join('\n'),
    };
  },
};

/** CPU seconds of the suites when they were last recorded (`npm test -- --record`). */
const testsBudget: Step = {
  name: 'budget of the tests',
  run: (root) => {
    const measured = measuredGroups(recordedTimes(root));
    const breaches = exceeded(readBudgets(root), measured);
    return Promise.resolve({
      name: 'budget of the tests',
      passed: breaches.length === 0,
      output: breaches.join('\n'),
    });
  },
};

export const steps: readonly Step[] = [
  typesStep,
  lintStep,
  typedLintStep,
  formatStep,
  arrowsStep,
  references,
  titles,
  expressions,
  translations,
  unusedStep,
  lockFile,
  testsBudget,
  codecBudget,
  routesStep,
  budgetStep,
];
