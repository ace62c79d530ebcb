import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadExchanges, parseExchanges } from '../../../../fixtures/exchanges.ts';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
import { PushComparison } from './push-comparison.ts';
import { knownPushDifference, pushOutOfScope } from './scope.ts';
import { startTestDevnet } from './test-devnet.ts';
import type { TestDevnet } from './test-devnet.ts';

/** With fewer compared answers the comparison itself is broken. */
const leastCompared = 68;
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
  expect(compared).toBeGreaterThan(leastCompared);
});

/** Recorded pushes that are not compared, and why. */
const springNotCompared: [id: RegExp, reason: string][] = [
  [/return-value/, 'calls a contract that the devnet does not have'],
  [/error-(truncated|bad-signature|no-transaction|null)$/, 'the order of the lines is the call stack of the node'],
];

needsRecordings('pushes of the recorded Spring node', (folder) => {
  test('signed again for this chain, they have the recorded result and console output', async () => {
    const pushes = parseExchanges(
      gunzipSync(readFileSync(join(folder, 'spring/http/requests.ndjson.gz'))).toString('utf8'),
    ).filter(({ id, status }) => status !== 0 && /^(push|send|compute)_transaction2?\./.test(id));
    const data = mkdtempSync(join(tmpdir(), 'antescope-spring-pushes-'));
    const spring = await startTestDevnet({ nodeVersion: '1.2.2', data });
    const comparison = new PushComparison(spring, { withPlaces: false });
    const unexpected: string[] = [];
    let alike = 0;
    for (const exchange of pushes) {
      if (springNotCompared.some(([pattern]) => pattern.test(exchange.id))) continue;
      const difference = await comparison.differenceOf(exchange);
      if (difference === null) alike++;
      else unexpected.push(`${exchange.id}: ${difference}`);
    }
    await spring.stop();
    rmSync(data, { recursive: true, force: true });
    expect(unexpected).toEqual([]);
    expect(alike).toBeGreaterThan(25);
  }, 300_000);
});
