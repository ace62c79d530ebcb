import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Runner } from '../ledger/required-runners.ts';
import type { SuiteResult } from './run-batch.ts';
import type { Kind, Suite } from './suite.ts';

/** A test of a report. */
export interface ReportedTest {
  title: string;
  runner: Runner;
  file: string;
  status: 'passed' | 'failed' | 'skipped';
}

const stepNames = { check: 'checks', unit: 'unit and conformance', browser: 'end to end' } as const;

/** Results of a run. A skipped test proves nothing: it counts as failed. */
export class Tally {
  readonly tests: ReportedTest[] = [];
  readonly #counts: Record<Kind, { passed: number; failed: string[]; cpu: number | null }> = {
    check: { passed: 0, failed: [], cpu: 0 },
    unit: { passed: 0, failed: [], cpu: 0 },
    browser: { passed: 0, failed: [], cpu: 0 },
  };

  get passed(): number {
    return Object.values(this.#counts).reduce((sum, { passed }) => sum + passed, 0);
  }

  get failed(): number {
    return Object.values(this.#counts).reduce((sum, { failed }) => sum + failed.length, 0);
  }

  add({ suite, tests, errors }: SuiteResult): void {
    const counts = this.#counts[suite.kind];
    if (suite.kind === 'check') {
      if (errors.length === 0) counts.passed += 1;
      else counts.failed.push(suite.id);
      return;
    }
    for (const { title, status } of tests) {
      this.tests.push({ title, runner: suite.kind, file: suite.id, status });
      if (status === 'passed') counts.passed += 1;
      else counts.failed.push(status === 'skipped' ? `skipped: ${title}` : title);
    }
    for (const error of errors) counts.failed.push(`${suite.id}: ${error.split('\n')[0]}`);
    if (tests.length === 0 && errors.length === 0) counts.failed.push(`${suite.id}: no tests`);
  }

  /** Tests of a suite that passed earlier on the same files. */
  keep({ id, kind }: Suite, titles: readonly string[]): void {
    this.#counts[kind].passed += kind === 'check' ? 1 : titles.length;
    if (kind !== 'check')
      this.tests.push(...titles.map((title) => ({ title, runner: kind, file: id, status: 'passed' as const })));
  }

  /** An error that belongs to no suite. */
  broken(kind: Kind, message: string): void {
    this.#counts[kind].failed.push(message.split('\n')[0] ?? '');
  }

  /** CPU seconds of a process of this kind. */
  used(kind: Kind, seconds: number | null): void {
    const counts = this.#counts[kind];
    counts.cpu = counts.cpu === null || seconds === null ? null : counts.cpu + seconds;
  }

  /** One line per step that ran, and per failure. */
  lines(suites: readonly Suite[]): string[] {
    return (['check', 'unit', 'browser'] as const)
      .filter((kind) => suites.some((suite) => suite.kind === kind))
      .flatMap((kind) => {
        const { passed, failed, cpu } = this.#counts[kind];
        const time = cpu === null ? '' : `, ${minutes(cpu)} of CPU`;
        return [
          `${stepNames[kind]}: ${passed} passed, ${failed.length} failed${time}`,
          ...failed.map((name) => `  failed: ${name}`),
        ];
      });
  }
}

/** Writes what `npm run ledger` reads. */
export function writeReports(folder: string, tests: readonly ReportedTest[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'results.json'), JSON.stringify(tests));
}

/** '12.3 min' */
export const minutes = (seconds: number): string => `${(seconds / 60).toFixed(1)} min`;
