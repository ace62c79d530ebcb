import { relative, resolve } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { eventSender, type TestEvent } from './events.ts';

const root = resolve(import.meta.dirname, '../..');

type Fault = Pick<SerializedError, 'message' | 'stack'> & { diff?: string };

/** Streams results to `npm test`. */
export default class VitestReporter implements Reporter {
  readonly #send: (event: TestEvent) => void = eventSender();
  readonly #reported = new Set<string>();

  onTestModuleQueued(module: TestModule): void {
    this.#send({ kind: 'start', file: fileOf(module) });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'pending' || this.#reported.has(test.id)) return;
    this.#reported.add(test.id);
    this.#send({
      kind: 'test',
      file: fileOf(test.module),
      title: test.fullName.replaceAll(' > ', ' '),
      name: test.name,
      status: state === 'passed' || state === 'failed' ? state : 'skipped',
      error: errors.map(described).join('\n'),
      pages: null,
    });
  }

  onTestModuleEnd(module: TestModule): void {
    const file = fileOf(module);
    // A module may end before the results of its last tests were passed on.
    for (const test of module.children.allTests()) this.onTestCaseResult(test);
    const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
    for (const error of errors) this.#send({ kind: 'error', file, message: described(error) });
    this.#send({ kind: 'end', file });
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors) this.#send({ kind: 'error', file: null, message: described(error) });
  }
}

const fileOf = (module: TestModule): string => relative(root, module.moduleId).replaceAll('\\', '/');

function described({ message, stack, diff }: Fault): string {
  const frames = (stack ?? '').split('\n').filter((line) => /^\s*at /.test(line) && !line.includes('node_modules'));
  return [message, ...(diff === undefined ? [] : [diff]), ...frames.slice(0, 3)].join('\n');
}
