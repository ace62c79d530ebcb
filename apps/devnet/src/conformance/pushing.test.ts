import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadExchanges } from '../../../../fixtures/exchanges.ts';
import { PushComparison } from './push-comparison.ts';
import { knownPushDifference, pushOutOfScope } from './scope.ts';
import { startTestDevnet } from './test-devnet.ts';
import type { TestDevnet } from './test-devnet.ts';

/** With fewer compared answers the comparison itself is broken. */
const LEAST_COMPARED = 68;
const recorded = loadExchanges().filter(({ group }) =>
  /^(push_transaction|send_transaction2?|compute_transaction)$/.test(group),
);

let devnet: TestDevnet;

beforeAll(async () => {
  devnet = await startTestDevnet();
});

afterAll(() => devnet.stop());

test('recorded pushes, signed again for this chain, have the recorded result', async () => {
  const comparison = new PushComparison(devnet, { withPlaces: true });
  const unexpected: string[] = [];
  let compared = 0;
  let known = 0;
  for (const exchange of recorded) {
    if (pushOutOfScope(exchange) !== null) continue;
    const difference = await comparison.differenceOf(exchange);
    if (difference === null) compared++;
    else if (knownPushDifference(exchange) !== null) known++;
    else unexpected.push(`${exchange.id}: ${difference}`);
  }
  console.info(
    `conformance: ${compared} recorded pushes alike, ${known} known to differ, ${unexpected.length} unexpected`,
  );
  expect(unexpected).toEqual([]);
  expect(compared).toBeGreaterThan(LEAST_COMPARED);
});
