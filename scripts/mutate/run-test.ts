import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutation } from './mutation.ts';

/** `red`: failed by an assertion. `broken`: by anything else, an error or a file that does not load. */
export type TestOutcome = { state: 'green' | 'red' } | { state: 'broken'; reason: string };

interface Report {
  testResults: {
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Runs one test of the copy of the repository in `folder`. */
export function runTest(folder: string, { file, title }: Mutation['test']): TestOutcome {
  const report = join(folder, '.cache/report.json');
  rmSync(report, { force: true });
  const args = ['run', file, '-t', `${title.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$`];
  const { stderr } = spawnSync(
    process.execPath,
    [join(folder, '../../node_modules/vitest/vitest.mjs'), ...args, '--reporter=json', `--outputFile=${report}`],
    { cwd: folder, encoding: 'utf8' },
  );
  return outcomeOf(readReport(report), title, stderr);
}

function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}

/** `stderr`: why there is no report. */
export function outcomeOf(report: Report | null, title: string, stderr: string): TestOutcome {
  const broken = (reason = ''): TestOutcome => ({ state: 'broken', reason: reason.trim().split('\n')[0] ?? '' });
  if (report === null) return broken(stderr);
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const [test, ...others] = results.filter(({ fullName }) => fullName.endsWith(title));
  if (test === undefined) return broken(report.testResults[0]?.message || 'no such test');
  if (others.length > 0) return broken('several tests have this title');
  if (test.status === 'passed') return { state: 'green' };
  const [failure = 'it did not run'] = test.failureMessages;
  // fast-check reports a failed assertion as one of its own.
  return /^(?:AssertionError|Error: Property failed)/.test(failure) ? { state: 'red' } : broken(failure);
}
