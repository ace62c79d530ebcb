import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Suite } from './suite.ts';

/** Environment that makes test processes write the files that they read to `log`. */
export function observedEnv(root: string, log: string, options = ''): Record<string, string> {
  const script = pathToFileURL(join(root, 'scripts/test/observe-reads.mjs')).href;
  return { ANTESCOPE_READS: log, NODE_OPTIONS: `${options} --import=${script}`.trim() };
}

/**
 * Files that a batch read although no hash of its suites covers them, as 'suite: file'. A read by a process that a suite
 * started counts for all suites of the batch.
 */
export function uncoveredReads(
  log: string,
  suites: readonly Suite[],
  dependenciesOf: (suite: Suite) => readonly string[],
  tracked: ReadonlySet<string>,
): string[] {
  if (!existsSync(log)) return [];
  const covered = new Map(suites.map((suite) => [suite.id, new Set(dependenciesOf(suite))]));
  const uncovered = readFileSync(log, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([suite = '', file = '']) => {
      if (!tracked.has(file)) return false;
      const own = covered.get(suite);
      return own === undefined ? ![...covered.values()].some((files) => files.has(file)) : !own.has(file);
    })
    .map(([suite = '', file = '']) => `${suite === '' ? suites.map(({ id }) => id).join(', ') : suite}: ${file}`);
  return [...new Set(uncovered)];
}
