import type { Runner } from '../ledger/required-runners.ts';

/** Results of a test runner. */
export interface Tally {
  name: string;
  /** Null for checks that are not tests. */
  runner: Runner | null;
  passed: string[];
  failed: string[];
  skipped: string[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Parses Vitest's JSON report. A file that failed to load counts as one failure. */
export function readVitest(text: string): Tally {
  const report = JSON.parse(text) as VitestReport;
  const tally: Tally = { name: 'unit and conformance', runner: 'unit', passed: [], failed: [], skipped: [] };
  for (const file of report.testResults) {
    for (const result of file.assertionResults) {
      if (result.status === 'passed') tally.passed.push(result.fullName);
      else if (result.status === 'failed') tally.failed.push(result.fullName);
      else tally.skipped.push(result.fullName);
    }
    const broken = file.status === 'failed' && file.assertionResults.every((result) => result.status !== 'failed');
    if (broken) tally.failed.push(`${file.name}: ${file.message.split('\n')[0]}`);
  }
  return tally;
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string; projectName: string }[] }[];
}

/** Parses Playwright's JSON report. A flaky test counts as failed: retries hide races. */
export function readPlaywright(text: string): Tally {
  const report = JSON.parse(text) as { suites: PlaywrightSuite[]; errors?: { message?: string }[] };
  const tally: Tally = { name: 'end to end', runner: 'browser', passed: [], failed: [], skipped: [] };
  const walk = (suite: PlaywrightSuite, path: string): void => {
    const title = [path, suite.title].filter((part) => part !== '').join(' › ');
    for (const spec of suite.specs ?? []) {
      for (const run of spec.tests) {
        const name = `${title} › ${spec.title}`;
        if (run.status === 'expected') tally.passed.push(name);
        else if (run.status === 'skipped') tally.skipped.push(name);
        else tally.failed.push(name);
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, title);
  };
  for (const suite of report.suites) walk(suite, '');
  for (const error of report.errors ?? [])
    tally.failed.push(error.message?.split('\n')[0] ?? 'an error outside of tests');
  return tally;
}
