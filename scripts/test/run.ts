import { join } from 'node:path';
import { commandFor } from './command-for.ts';
import { ReapedCpu } from './cpu.ts';
import type { TestResult } from './events.ts';
import { type Batch, Plan } from './plan.ts';
import type { Processes } from './processes.ts';
import { Progress } from './progress.ts';
import { observedEnv } from './reads.ts';
import { type BatchListener, runBatch, type SuiteResult } from './run-batch.ts';
import { type Suite, webBuild } from './suite.ts';
import { Tally } from './tally.ts';

export interface RunOptions {
  root: string;
  suites: readonly Suite[];
  /** Expected seconds of each suite. */
  expected: ReadonlyMap<string, number>;
  lanes: number;
  processes: Processes;
  print: (text: string) => void;
  /** Reads of a batch, from its log, that the hashes of its suites do not cover; null: they are not observed. */
  uncovered: ((log: string, suites: readonly Suite[]) => string[]) | null;
}

/** Runs suites in one queue: `lanes` processes at a time, the longest suites first. */
export class Run implements BatchListener {
  readonly tally = new Tally();
  /** Suites that passed, with their times. */
  readonly passed = new Map<string, SuiteResult>();
  readonly #options: RunOptions;
  readonly #plan: Plan;
  readonly #progress: Progress;
  readonly #reaped = new ReapedCpu();
  #batches = 0;
  #stopped = false;
  readonly #build: PromiseWithResolvers<void> = Promise.withResolvers();

  constructor(options: RunOptions) {
    this.#options = options;
    const expected = new Map(options.suites.map(({ id }) => [id, options.expected.get(id) ?? 0]));
    this.#plan = new Plan(options.suites, expected, options.lanes);
    this.#progress = new Progress(expected, options.lanes);
  }

  async finish(): Promise<void> {
    await Promise.all(Array.from({ length: this.#options.lanes }, () => this.#lane()));
  }

  /** Starts nothing more, and reports no failures of what is being ended. */
  stop(): void {
    this.#stopped = true;
    this.#plan.clear();
    this.#build.resolve();
  }

  async #lane(): Promise<void> {
    while (!this.#plan.isEmpty) {
      const batch = this.#plan.next();
      if (batch === null) await this.#build.promise;
      else await this.#runBatch(batch);
    }
  }

  async #runBatch(batch: Batch): Promise<void> {
    const { root, processes, uncovered } = this.#options;
    this.#batches += 1;
    const folder = join(root, '.cache/e2e', String(this.#batches));
    const log = join(root, '.cache/reads', String(this.#batches));
    const observed = uncovered !== null && batch.kind !== 'check';
    const env = observed ? observedEnv(root, log, process.env.NODE_OPTIONS) : {};
    await runBatch(root, processes, batch, { folder, env }, this);
    for (const read of observed ? uncovered(log, batch.suites) : [])
      this.broken(batch, `its hash lacks a file that it reads: ${read}`);
  }

  failed(suite: Suite, test: TestResult): void {
    if (suite.kind === 'check' || this.#stopped) return;
    this.#options.print(
      `FAIL ${suite.id} ${test.title}\n${indented(test.error)}\n  ${commandFor(suite.kind, suite.id, test.name)}`,
    );
  }

  broken(batch: Batch, message: string): void {
    if (this.#stopped) return;
    this.tally.broken(batch.kind, message);
    this.#options.print(`FAIL ${batch.suites.map(({ id }) => id).join(' ')}\n${indented(message)}`);
  }

  exited(batch: Batch): number | null {
    const seconds = this.#reaped.take();
    this.tally.used(batch.kind, seconds);
    return seconds;
  }

  ended(result: SuiteResult): void {
    if (this.#stopped) return;
    this.tally.add(result);
    this.#progress.done(result.suite.id);
    const { suite, tests, errors, output, wall } = result;
    const passed = errors.length === 0 && tests.every(({ status }) => status === 'passed');
    if (passed) this.passed.set(suite.id, result);
    const failures = errors.map(indented).join('\n');
    const part = `[${this.#progress.part}] ${passed ? 'ok  ' : 'FAIL'} ${suite.id} (${wall.toFixed(1)} s)`;
    const sums = `${this.tally.passed} passed, ${this.tally.failed} failed, ${this.#progress.timeLeft}`;
    this.#options.print(
      [`${part}  ${sums}`, ...(output === '' ? [] : [indented(output)]), ...(failures === '' ? [] : [failures])].join(
        '\n',
      ),
    );
    if (suite.id === webBuild) this.#built(passed);
  }

  #built(passed: boolean): void {
    if (passed) this.#plan.built();
    else {
      const error = `not run: ${webBuild} failed`;
      for (const suite of this.#plan.unbuildable())
        this.ended({ suite, tests: [], errors: [error], output: '', cpu: null, wall: 0 });
    }
    this.#build.resolve();
  }
}

const indented = (text: string): string => text.replaceAll(/^/gm, '  ');
