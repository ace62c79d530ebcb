import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { sourceFiles } from './check/files.ts';
import { steps } from './check/steps.ts';
import { cpuSeconds } from './test/cpu.ts';
import { below, checkSuites, testSuites } from './test/discover.ts';
import { optionsOf } from './test/options.ts';
import { Processes } from './test/processes.ts';
import { Run } from './test/run.ts';
import { Sources } from './test/sources.ts';
import { minutes, writeReports } from './test/tally.ts';
import { recordedTimes, recordTimes } from './test/times.ts';

const root = resolve(import.meta.dirname, '..');
const notRun = join(root, '.cache/not-run.txt');
const options = optionsOf(process.argv.slice(2));
if (options.all) process.env.ANTESCOPE_TEST_ALL = '1';

rmSync(notRun, { force: true });
rmSync(join(root, '.cache/e2e'), { recursive: true, force: true });

const files = sourceFiles(root, []);
const everything = [...checkSuites(steps), ...testSuites(files, new Sources(root, files), options.all)];
const suites = options.paths.length === 0 ? everything : below(everything, options.paths);
const processes = new Processes(root);
const lanes = Math.max(1, availableParallelism());
const run = new Run({ root, suites, times: recordedTimes(root), lanes, processes, print: (text) => console.log(text) });
const started = performance.now();
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (interrupted) return;
    interrupted = true;
    console.log('Ending what runs …');
    run.stop();
    void processes.end().then(() => process.exit(130));
  });
await run.finish();
// Exits when everything has ended.
if (interrupted) await new Promise(() => undefined);

writeReports(join(root, '.cache/reports'), run.tally.tests);
if (options.record) recordTimes(root, run.measured, new Set(everything.map(({ id }) => id)));
console.log('');
for (const line of run.tally.lines(suites)) console.log(line);
if (existsSync(notRun)) {
  const what = new Set(readFileSync(notRun, 'utf8').split('\n'));
  what.delete('');
  console.log(`Not run without the full recordings or an optional package: ${[...what].join('; ')}.`);
}
const cpu = cpuSeconds();
const wall = (performance.now() - started) / 1000;
console.log(`${minutes(wall)}${cpu === null ? '' : `, ${minutes(cpu)} of CPU`} with ${lanes} at a time`);
console.log(`${run.tally.passed} passed, ${run.tally.failed} failed`);
process.exit(run.tally.failed === 0 ? 0 : 1);
