import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { sourceFiles } from './check/files.ts';
import { steps } from './check/steps.ts';
import { addBudgets } from './test/budgets.ts';
import { changedFiles, reachedBy } from './test/changed.ts';
import { cpuSeconds } from './test/cpu.ts';
import { Dependencies } from './test/dependencies.ts';
import { environmentDigest, FileDigests } from './test/digest.ts';
import { below, checkSuites, testSuites, withBuild } from './test/discover.ts';
import { type Kept, keptOf, pagesOf } from './test/keeping.ts';
import { optionsOf } from './test/options.ts';
import { Processes } from './test/processes.ts';
import { Proofs } from './test/proofs.ts';
import { uncoveredReads } from './test/reads.ts';
import { Run } from './test/run.ts';
import { Sources } from './test/sources.ts';
import type { Suite } from './test/suite.ts';
import { minutes, writeReports } from './test/tally.ts';
import { expectedSeconds, recordedTimes, recordTimes } from './test/times.ts';

const started = performance.now();
const root = resolve(import.meta.dirname, '..');
const notRun = join(root, '.cache/not-run.txt');
const options = optionsOf(process.argv.slice(2), process.env);
if (options.all) process.env.ANTESCOPE_TEST_ALL = '1';

const changed = options.changed === null ? null : changedFiles(root, options.changed);
// A deleted file is still one that others named.
const files = [...new Set([...sourceFiles(root, []), ...(changed ?? [])])].sort();
const sources = new Sources(root, files);
const dependencies = new Dependencies(files, sources);
const everything = [...checkSuites(steps), ...testSuites(files, sources, options.all)];
const proofs = new Proofs(root, dependencies, environmentDigest(process.env));
const before = new FileDigests(root, files);
const chosen = chosenSuites();
const expected = expectedSeconds(everything, recordedTimes(root));
const kept: Kept = options.fresh
  ? { proofs: new Map(), sampled: new Set() }
  : keptOf(chosen, proofs, before, expected, Math.random);
const suites = withBuild(
  everything,
  chosen.filter((suite) => !kept.proofs.has(suite)),
);

// Kept suites do not say again what they did not run.
if (kept.proofs.size === 0) rmSync(notRun, { force: true });
for (const folder of ['e2e', 'reads']) rmSync(join(root, '.cache', folder), { recursive: true, force: true });
mkdirSync(join(root, '.cache/reads'), { recursive: true });

const processes = new Processes(root);
const lanes = Math.max(1, availableParallelism());
const tracked = new Set(files);
const uncovered = (log: string, batch: readonly Suite[]): string[] =>
  uncoveredReads(log, batch, (suite) => dependencies.of(suite, null), tracked);
const run = new Run({
  root,
  suites,
  expected,
  lanes,
  processes,
  print: (text) => console.log(text),
  uncovered: options.all ? uncovered : null,
});
for (const [suite, { titles }] of kept.proofs) run.tally.keep(suite, titles);
if (kept.proofs.size > 0)
  console.log(
    `${kept.proofs.size} of ${chosen.length} parts passed on the same files before (all again: --fresh); ` +
      `of these ${kept.sampled.size} more run as a sample.`,
  );
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (interrupted) return;
    interrupted = true;
    console.log('Ending what runs …');
    run.stop();
    void processes.end().then(() => {
      keepProofs();
      process.exit(130);
    });
  });
await run.finish();
// Exits when everything has ended.
if (interrupted) await new Promise(() => undefined);

keepProofs();
writeReports(join(root, '.cache/reports'), run.tally.tests);
if (options.record) {
  recordTimes(root, run.passed, new Set(everything.map(({ id }) => id)));
  addBudgets(root, recordedTimes(root));
}
summarize();
process.exit(run.tally.failed === 0 ? 0 : 1);

function chosenSuites(): Suite[] {
  const inPaths = options.paths.length === 0 ? everything : below(everything, options.paths);
  if (changed === null) return inPaths;
  return withBuild(
    everything,
    reachedBy(changed, inPaths, (suite) => dependencies.of(suite, proofs.stored(suite)?.pages ?? null)),
  );
}

function keepProofs(): void {
  const after = new FileDigests(root, sourceFiles(root, []));
  for (const result of run.passed.values()) {
    const { suite, tests } = result;
    const pages = suite.kind === 'browser' ? pagesOf(result, readFileSync(join(root, suite.id), 'utf8')) : null;
    const titles = tests.map(({ title }) => title);
    proofs.keep(suite, pages, titles, before, after);
  }
}

function summarize(): void {
  console.log('');
  const falsely = [...kept.sampled].filter(({ id }) => !run.passed.has(id));
  for (const { id } of falsely)
    console.log(
      `FALSE PROOF: ${id} passed before on the same files and fails now. Its hash lacks a file, or it is unstable.`,
    );
  for (const line of run.tally.lines(chosen)) console.log(line);
  if (existsSync(notRun)) {
    const what = new Set(readFileSync(notRun, 'utf8').split('\n'));
    what.delete('');
    console.log(`Not run without the full recordings or an optional package: ${[...what].join('; ')}.`);
  }
  const cpu = cpuSeconds();
  const wall = (performance.now() - started) / 1000;
  console.log(`${minutes(wall)}${cpu === null ? '' : `, ${minutes(cpu)} of CPU`} with ${lanes} at a time`);
  console.log(`${run.tally.passed} passed, ${run.tally.failed} failed`);
}
