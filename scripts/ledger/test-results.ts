import { readFileSync, writeFileSync } from 'node:fs';
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

const fileIn = (root: string): string => join(root, '.cache/reports/tests.json');

/** Keeps the results of a run for `npm run ledger`; the folder exists. */
export function writeTestResults(root: string, results: TestResults): void {
  writeFileSync(fileIn(root), JSON.stringify(results));
}

/** Results of the last run. Throws without one. */
export function readTestResults(root: string): TestResults {
  return JSON.parse(readFileSync(fileIn(root), 'utf8')) as TestResults;
}
