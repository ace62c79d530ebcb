import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Runner } from './required-runners.ts';

/** A test by its full title. */
export interface NamedTest {
  title: string;
  runner: Runner;
  file?: string;
}

/** Every test of a run. */
export interface TestResults {
  passed: NamedTest[];
  failed: NamedTest[];
  skipped: NamedTest[];
}

/** Results of the last `npm test`. Throws without one. */
export function readTestResults(root: string): TestResults {
  const tests = JSON.parse(readFileSync(join(root, '.cache/reports/results.json'), 'utf8')) as (NamedTest & {
    status: keyof TestResults;
  })[];
  const { passed = [], failed = [], skipped = [] } = Object.groupBy(tests, ({ status }) => status);
  return { passed, failed, skipped };
}
