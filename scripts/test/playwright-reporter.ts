import { relative, resolve } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { unknownPage, visitedPages } from '../../e2e/visited-pages.ts';
import { eventSender, type TestEvent } from './events.ts';

const root = resolve(import.meta.dirname, '../..');

/** Streams results to `npm test`. */
export default class PlaywrightReporter implements Reporter {
  readonly #send: (event: TestEvent) => void = eventSender();
  /** Tests that have not ended, by file. */
  readonly #left = new Map<string, number>();
  readonly #started = new Set<string>();

  onBegin(_: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) this.#left.set(fileOf(test), (this.#left.get(fileOf(test)) ?? 0) + 1);
  }

  onTestBegin(test: TestCase): void {
    const file = fileOf(test);
    if (this.#started.has(file)) return;
    this.#started.add(file);
    this.#send({ kind: 'start', file });
  }

  onTestEnd(test: TestCase): void {
    const file = fileOf(test);
    // A flaky test counts as failed: retries hide races.
    const outcome = test.outcome();
    this.#send({
      kind: 'test',
      file,
      title: test
        .titlePath()
        .filter((part) => part !== '')
        .join(' › '),
      name: test.title,
      status: outcome === 'expected' ? 'passed' : outcome === 'skipped' ? 'skipped' : 'failed',
      error: outcome === 'expected' ? '' : (test.results.at(-1)?.errors ?? []).map(described).join('\n'),
      pages: visitsOf(test),
    });
    const left = (this.#left.get(file) ?? 1) - 1;
    this.#left.set(file, left);
    if (left === 0) this.#send({ kind: 'end', file });
  }

  onError(error: TestError): void {
    const file = error.location === undefined ? null : pathFromRoot(error.location.file);
    this.#send({ kind: 'error', file, message: described(error) });
  }

  printsToStdio(): boolean {
    return false;
  }
}

const pathFromRoot = (file: string): string => relative(root, file).replaceAll('\\', '/');

const fileOf = (test: TestCase): string => pathFromRoot(fileSuite(test));

/** The file that declares it as a suite: a test may be in a helper. */
function fileSuite(test: TestCase): string {
  let suite: Suite | undefined = test.parent;
  while (suite !== undefined && suite.type !== 'file') suite = suite.parent;
  return suite?.location?.file ?? test.location.file;
}

function described({ message, value, snippet, location }: TestError): string {
  const at =
    location === undefined ? [] : [`    at ${pathFromRoot(location.file)}:${location.line}:${location.column}`];
  return [message ?? value ?? 'unknown error', ...(snippet === undefined ? [] : [snippet]), ...at].join('\n');
}

/** Null if the test did not record them. */
function visitsOf(test: TestCase): string[] | null {
  const recorded = test.results.at(-1)?.annotations.find(({ type }) => type === visitedPages)?.description;
  const pages = recorded?.split(' ').filter((page) => page !== '');
  return pages === undefined || pages.includes(unknownPage) ? null : pages;
}
