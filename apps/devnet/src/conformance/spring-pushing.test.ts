import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseExchanges } from '../../../../fixtures/exchanges.ts';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
import { PushComparison } from './push-comparison.ts';
import { startTestDevnet } from './test-devnet.ts';

/** Recorded pushes that are not compared, and why. */
const notCompared: [id: RegExp, reason: string][] = [
  [/return-value/, 'calls a contract that the devnet does not have'],
  [/error-(truncated|bad-signature|no-transaction|null)$/, 'the order of the lines is the call stack of the node'],
];

needsRecordings('pushes of the recorded Spring node', (folder) => {
  test('signed again for this chain, they have the recorded result and console output', async () => {
    const recorded = parseExchanges(
      gunzipSync(readFileSync(join(folder, 'spring/http/requests.ndjson.gz'))).toString('utf8'),
    ).filter(({ id, status }) => status !== 0 && /^(push|send|compute)_transaction2?\./.test(id));
    const data = mkdtempSync(join(tmpdir(), 'antescope-spring-pushes-'));
    const devnet = await startTestDevnet({ nodeVersion: '1.2.2', data });
    const comparison = new PushComparison(devnet, { withPlaces: false });
    const unexpected: string[] = [];
    let alike = 0;
    for (const exchange of recorded) {
      if (notCompared.some(([pattern]) => pattern.test(exchange.id))) continue;
      const difference = await comparison.differenceOf(exchange);
      if (difference === null) alike++;
      else unexpected.push(`${exchange.id}: ${difference}`);
    }
    await devnet.stop();
    rmSync(data, { recursive: true, force: true });
    expect(unexpected).toEqual([]);
    expect(alike).toBeGreaterThan(25);
  }, 300_000);
});
