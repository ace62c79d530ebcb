import { afterAll, beforeAll, expect, test } from 'vitest';
import { generatedSection } from '../../../../fixtures/generated-section.ts';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
import { loadExchanges } from '../../../../fixtures/exchanges.ts';
import type { Exchange } from '../../../../fixtures/exchanges.ts';
import { shapeDifference } from './shape.ts';
import { startTestDevnet } from './test-devnet.ts';
import type { TestDevnet } from './test-devnet.ts';
import { knownDifference, knownPushDifference, outOfScope, pushOutOfScope } from './scope.ts';

/** With fewer compared answers the comparison itself is broken. */
const leastCompared = 350;

let devnet: TestDevnet;

beforeAll(async () => {
  devnet = await startTestDevnet();
});

afterAll(() => devnet.stop());

test('answers to recorded requests have the recorded status, errors and shape', async () => {
  const exchanges = loadExchanges().filter((exchange) => outOfScope(exchange) === null);
  const unexpected: string[] = [];
  let compared = 0;
  let known = 0;
  for (const exchange of exchanges) {
    const difference = await differenceOf(exchange);
    if (difference === null) compared++;
    else if (knownDifference(exchange) !== null) known++;
    else unexpected.push(`${exchange.id}: ${difference}`);
  }
  console.info(
    `conformance: ${compared} recorded answers alike, ${known} known to differ, ${unexpected.length} unexpected`,
  );
  expect(unexpected).toEqual([]);
  expect(compared).toBeGreaterThan(leastCompared);
});

async function differenceOf(exchange: Exchange): Promise<string | null> {
  const { status, text } = await devnet.send(exchange);
  if (status !== exchange.status) return `status ${status} instead of ${exchange.status}: ${text.slice(0, 200)}`;
  if (status >= 400) return errorDifference(exchange.responseText, text);
  const difference = shapeDifference(exchange.responseText, text);
  return difference === null
    ? null
    : `${difference.path}: ${difference.ours.slice(0, 300)} instead of ${difference.recorded.slice(0, 300)}`;
}

/** Compares error texts word by word, except chain-specific parts. */
function errorDifference(recorded: string, ours: string): string | null {
  if (recorded === ours) return null;
  return `${ours.slice(0, 600)}\n   instead of ${recorded.slice(0, 600)}`;
}

needsRecordings('which recordings are compared with the devnet', () => {
  test('docs/devnet.md lists what is compared, what differs and what is excluded', () => {
    const text = comparedMarkdown();
    expect(generatedSection('docs/devnet.md', 'answers of the living chain', text)).toBe(text);
  });
});

function comparedMarkdown(): string {
  const compared = new Map<string, number>();
  const differs = new Reasons();
  const left = new Reasons();
  for (const exchange of loadExchanges()) {
    const isPush = /\/(push|send|compute)_[^/]*$/.test(exchange.path) && !exchange.group.startsWith('http');
    const skipped = isPush ? pushLeftOut(exchange) : outOfScope(exchange);
    const known = isPush ? knownPushDifference(exchange) : knownDifference(exchange);
    const group = exchange.group.replace(/^load\./, '');
    if (skipped !== null) left.add(skipped);
    else if (known !== null) differs.add(known);
    else compared.set(group, (compared.get(group) ?? 0) + 1);
  }
  const total = [...compared.values()].reduce((sum, count) => sum + count, 0);
  const groups = [...compared].sort(([a], [b]) => (a < b ? -1 : 1)).map(([group, count]) => `${group} ${count}`);
  return [
    `Compared and alike: ${total} answers (${groups.join(', ')}).`,
    '',
    'May differ:',
    '',
    ...differs.lines(),
    '',
    'Not compared:',
    '',
    ...left.lines(),
    '',
  ].join('\n');
}

function pushLeftOut(exchange: Exchange): string | null {
  if (exchange.group === 'push_transactions') return 'a list of pushes, each of which is compared by itself';
  return exchange.status === 0 ? 'the node reset the connection' : pushOutOfScope(exchange);
}

class Reasons {
  readonly #counts = new Map<string, number>();

  add(reason: string): void {
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
  }

  lines(): string[] {
    const byCount = [...this.#counts].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
    return byCount.map(([reason, count]) => `- ${reason} (${count})`);
  }
}
