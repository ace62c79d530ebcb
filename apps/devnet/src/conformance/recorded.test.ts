import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadExchanges } from '../../../../fixtures/exchanges.ts';
import type { Exchange } from '../../../../fixtures/exchanges.ts';
import { shapeDifference } from './shape.ts';
import { startTestDevnet } from './test-devnet.ts';
import type { TestDevnet } from './test-devnet.ts';
import { knownDifference, outOfScope } from './scope.ts';

/** Fewer compared answers than this mean that the comparison itself broke. */
const LEAST_COMPARED = 350;

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
  expect(compared).toBeGreaterThan(LEAST_COMPARED);
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

/** Errors are the same in every word, but for what differs from chain to chain. */
function errorDifference(recorded: string, ours: string): string | null {
  if (recorded === ours) return null;
  return `${ours.slice(0, 600)}\n   instead of ${recorded.slice(0, 600)}`;
}
