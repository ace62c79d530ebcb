import { setImmediate } from 'node:timers/promises';
import { batchArgs } from './batch-args.ts';
import { cpuOfTree } from './cpu.ts';
import type { TestEvent, TestResult } from './events.ts';
import type { Batch } from './plan.ts';
import type { Processes } from './processes.ts';
import type { Suite } from './suite.ts';
import type { Measured } from './times.ts';

/** What one suite did. */
export interface SuiteResult extends Measured {
  suite: Suite;
  tests: TestResult[];
  /** Failures outside of tests. */
  errors: string[];
  /** Of a check. */
  output: string;
}

export interface BatchListener {
  failed(suite: Suite, test: TestResult): void;
  ended(result: SuiteResult): void;
  /** An error that belongs to no suite. */
  broken(batch: Batch, message: string): void;
  /** The process has just ended. */
  exited(batch: Batch): number | null;
}

export interface BatchPlace {
  /** For files of browser tests, such as screenshots. */
  folder: string;
  env: Record<string, string>;
}

/** The tools of the checks would start a thread per core. */
const oneCore = { GOMAXPROCS: '1' };

/** Characters of output that explain a process that ended early. */
const tail = 4000;

/** Runs a batch and reports each suite as soon as it has ended. */
export async function runBatch(
  root: string,
  processes: Processes,
  batch: Batch,
  { folder, env }: BatchPlace,
  listener: BatchListener,
): Promise<void> {
  const tests = batch.kind !== 'check';
  const child = processes.start(batchArgs(root, batch, folder), { ...oneCore, ...env }, tests);
  const suites = new SuiteResults(batch, () => (child.pid === undefined ? null : cpuOfTree(child.pid)), listener);
  let output = '';
  const collect = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(tests ? -tail : 0);
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  child.on('message', (event: TestEvent) => suites.take(event));
  // Not 'close': a process that outlives the batch would keep its pipes open.
  let cpu: number | null = null;
  const code = await new Promise<number | null>((resolve) => {
    child.once('exit', (exitCode) => {
      cpu = listener.exited(batch);
      resolve(exitCode);
    });
    child.once('error', (error) => {
      output += error.message;
      resolve(null);
    });
  });
  // Output and messages that arrived with the exit.
  await setImmediate();
  suites.finish(code, output.trim(), cpu);
}

/** Assigns events to the suites of a batch. */
class SuiteResults {
  readonly #batch: Batch;
  readonly #cpu: () => number | null;
  readonly #listener: BatchListener;
  readonly #open = new Map<string, SuiteResult>();
  #failures = 0;
  #begun = false;
  #at = performance.now();
  #used: number | null = 0;

  constructor(batch: Batch, cpu: () => number | null, listener: BatchListener) {
    this.#batch = batch;
    this.#cpu = cpu;
    this.#listener = listener;
    for (const suite of batch.suites)
      this.#open.set(suite.id, { suite, tests: [], errors: [], output: '', cpu: null, wall: 0 });
  }

  take(event: TestEvent): void {
    const result = event.kind !== 'error' || event.file !== null ? this.#open.get(event.file ?? '') : undefined;
    if (event.kind === 'error') {
      this.#failures += 1;
      if (result === undefined) this.#listener.broken(this.#batch, event.message);
      else result.errors.push(event.message);
      return;
    }
    if (result === undefined) return;
    if (event.kind === 'start' && !this.#begun) {
      // What the start of the process took is not the suite's.
      this.#begun = true;
      this.#at = performance.now();
      this.#used = this.#cpu();
    }
    if (event.kind === 'test') {
      result.tests.push(event);
      if (event.status === 'failed') {
        this.#failures += 1;
        this.#listener.failed(result.suite, event);
      }
    }
    if (event.kind === 'end') this.#close(result);
  }

  /** Suites without an end have failed. */
  finish(code: number | null, output: string, cpu: number | null): void {
    const how = code === null ? 'was ended by a signal' : `exited with ${code}`;
    if (this.#batch.kind === 'check') {
      for (const result of this.#open.values()) {
        result.output = output;
        if (code !== 0) result.errors.push(`${result.suite.id} ${how}`);
        this.#close(result, cpu);
      }
      return;
    }
    const complete = this.#open.size === 0;
    for (const result of this.#open.values()) {
      result.errors.push(`no result: the test runner ${how}\n${output}`);
      this.#close(result);
    }
    if (complete && code !== 0 && this.#failures === 0)
      this.#listener.broken(this.#batch, `The test runner ${how}\n${output}`);
  }

  #close(result: SuiteResult, cpu = this.#cpu()): void {
    const now = performance.now();
    result.wall = (now - this.#at) / 1000;
    result.cpu = cpu === null || this.#used === null ? null : Math.max(0, cpu - this.#used);
    this.#at = now;
    this.#used = cpu;
    this.#open.delete(result.suite.id);
    this.#listener.ended(result);
  }
}
