import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { StepResult } from './check/step.ts';
import { budgetStep, routesStep, sourceSteps } from './check/steps.ts';
import { type TestResults, writeTestResults } from './ledger/test-results.ts';
import { runShown } from './setup/run-shown.ts';
import { readPlaywright, readVitest, type Tally } from './test/reports.ts';

const root = resolve(import.meta.dirname, '..');
const reports = join(root, '.cache/reports');
const notRun = join(root, '.cache/not-run.txt');

rmSync(reports, { recursive: true, force: true });
rmSync(notRun, { force: true });
mkdirSync(reports, { recursive: true });

function show(step: StepResult, started: number): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${step.passed ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)${step.output === '' ? '' : `\n${step.output}`}`,
  );
}

/** Source checks run sequentially, in parallel with the web build. */
async function checks(): Promise<Tally> {
  const tally: Tally = { name: 'checks', runner: null, passed: [], failed: [], skipped: [] };
  const sources = (async () => {
    for (const step of sourceSteps) {
      const started = performance.now();
      const result = await step.run(root);
      show(result, started);
      (result.passed ? tally.passed : tally.failed).push(result.name);
    }
  })();
  const build = runShown(root, ['scripts/build-web.ts']);
  await sources;
  ((await build) === 0 ? tally.passed : tally.failed).push('web build');
  for (const step of [routesStep, budgetStep]) {
    const started = performance.now();
    const result = await step.run(root);
    show(result, started);
    (result.passed ? tally.passed : tally.failed).push(result.name);
  }
  return tally;
}

async function runner(name: string, args: string[], report: string, read: (text: string) => Tally): Promise<Tally> {
  const code = await runShown(root, args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  if (!existsSync(report))
    return { name, runner: null, passed: [], failed: [`${name} exited with ${code} without a report`], skipped: [] };
  const tally = read(readFileSync(report, 'utf8'));
  if (code !== 0 && tally.failed.length === 0) tally.failed.push(`${name} exited with ${code}`);
  return tally;
}

/** Titles with their runner, for the ledger: rows require a kind of test. */
function testResults(tallies: readonly Tally[]): TestResults {
  const named = (outcome: 'passed' | 'failed' | 'skipped') =>
    tallies.flatMap((tally) =>
      tally.runner === null ? [] : tally[outcome].map((title) => ({ title, runner: tally.runner! })),
    );
  return { passed: named('passed'), failed: named('failed'), skipped: named('skipped') };
}

const unitReport = join(reports, 'unit.json');
const endToEndReport = join(reports, 'e2e.json');

const tallies = [await checks()];
tallies.push(
  await runner(
    'unit and conformance',
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    unitReport,
    readVitest,
  ),
);
tallies.push(
  await runner(
    'end to end',
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    endToEndReport,
    readPlaywright,
  ),
);

writeTestResults(root, testResults(tallies));
console.log('');
for (const tally of tallies) {
  // A skipped test proves nothing: it counts as failed.
  const failed = [...tally.failed, ...tally.skipped.map((name) => `skipped: ${name}`)];
  console.log(`${tally.name}: ${tally.passed.length} passed, ${failed.length} failed`);
  for (const name of failed) console.log(`  failed: ${name}`);
}
if (existsSync(notRun)) {
  const what = [
    ...new Set(
      readFileSync(notRun, 'utf8')
        .split('\n')
        .filter((line) => line !== ''),
    ),
  ];
  console.log(`Not run without the full recordings or an optional package: ${what.join('; ')}.`);
}
const passed = tallies.reduce((sum, tally) => sum + tally.passed.length, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed.length + tally.skipped.length, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
