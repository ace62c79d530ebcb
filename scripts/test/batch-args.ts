import { join } from 'node:path';
import type { Batch } from './plan.ts';
import { webBuild } from './suite.ts';

/** Arguments for Node that run a batch with one worker. `output`: folder for a browser test's files. */
export function batchArgs(root: string, { kind, suites }: Batch, output: string): string[] {
  const ids = suites.map(({ id }) => id);
  if (kind === 'check') return ids[0] === webBuild ? ['scripts/build-web.ts'] : ['scripts/check.ts', ...ids];
  if (kind === 'unit')
    return [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--maxWorkers=1',
      '--reporter=./scripts/test/vitest-reporter.ts',
      ...ids.map((id) => join(root, id)),
    ];
  return [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--workers=1',
    '--reporter=./scripts/test/playwright-reporter.ts',
    `--output=${output}`,
    // Filters are regular expressions on the absolute path.
    ...ids.map((id) => `/${id.replaceAll(/[.+^$()[\]{}|\\]/g, '\\$&')}$`),
  ];
}
