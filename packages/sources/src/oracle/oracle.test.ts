import { chainByKey } from '@antescope/chains/config/registry';
import { afterEach, expect, test } from 'vitest';
import { type FakeNode, startFakeNode } from '../../../../fixtures/fake-node.ts';
import { createChainSources } from '../create-chain-sources.ts';
import { NodeClient } from '../node/node-client.ts';
import type { SourceContext } from '../core/source-context.ts';
import { isAbsent } from '../table/read-table.ts';
import { oracleFeed, oracleFeeds } from './oracle-feeds.ts';

let node: FakeNode | undefined;
afterEach(() => node?.close());

async function over(
  answer: (table: string, body: Record<string, unknown>) => unknown,
  key = 'local',
): Promise<SourceContext> {
  node = await startFakeNode((_, body) => answer(String(body.table), body));
  const chain = chainByKey(key);
  return createChainSources({ node: new NodeClient({ endpoints: [node.url] }), histories: [], chain }).at;
}

const page = (rows: unknown[]) => ({ rows, more: false, next_key: '' });
const pair = (name: string, quote: string, active = 1) => ({
  name,
  active,
  base_symbol: '4,EOS',
  quote_symbol: `2,${quote}`,
  quoted_precision: 4,
});
const point = (id: number, owner: string, value: number, timestamp: string) => ({
  id,
  owner,
  value,
  median: value + 1,
  timestamp,
});

test('of quotes in one block the last one written has the median', async () => {
  const at = await over((table) =>
    page(
      table === 'pairs'
        ? [pair('eosusd', 'USD')]
        : [3, 9, 10].map((id) => point(id, `bp${id}`, 7000 + id, '2026-11-21T10:05:00.000')),
    ),
  );
  expect(await oracleFeed(at, 'eosusd')).toMatchObject({
    data: { value: '0.7011', quotes: [{ provider: 'bp10' }, { provider: 'bp9' }, { provider: 'bp3' }] },
  });
});

test('pairs of a delphioracle: the newest median, scaled as the pair is quoted', async () => {
  const at = await over((table, { scope }) =>
    table === 'pairs'
      ? page([pair('eosbtc', 'BTC', 0), pair('eosusd', 'USD')])
      : scope === 'eosusd'
        ? page([
            point(0, 'bpa', 7012, '2026-11-21T10:00:00.000'),
            point(1, 'bpb', 6998, '2026-11-21T10:05:00.000'),
            point(2, '', 0, '1970-01-01T00:00:00.000'),
          ])
        : page([]),
  );
  expect(await oracleFeeds(at)).toMatchObject({
    state: 'data',
    data: [
      { id: 'eosbtc', name: 'EOS/BTC', value: null, updated: null, active: false },
      { id: 'eosusd', name: 'EOS/USD', value: '0.6999', updated: '2026-11-21T10:05:00.000Z', active: true },
    ],
  });
  const byName = await oracleFeed(at, 'eosusd');
  // The third slot was never written: that is no quote.
  expect(byName).toMatchObject({
    data: { scope: 'eosusd', quotes: [{ provider: 'bpb', value: '0.6998' }, { provider: 'bpa' }] },
  });
  expect(await oracleFeed(at, '2')).toMatchObject({ data: { id: 'eosusd' } });
  expect((await oracleFeed(at, '3')).state).toBe('empty');
  expect((await oracleFeed(at, 'nothing')).state).toBe('empty');
});

test('a chain without the contract is absent; one whose quotes cannot be read shows the rest, and says so', async () => {
  const none = await over(() => new Error('Fail to retrieve account for delphioracle'));
  expect(isAbsent(await oracleFeeds(none))).toBe(true);
  await node!.close();
  const part = await over((table) => (table === 'pairs' ? page([pair('eosusd', 'USD')]) : new Error('out of time')));
  expect(await oracleFeeds(part)).toMatchObject({
    state: 'data',
    data: [{ id: 'eosusd', value: null }],
    meta: { complete: false, failures: [{ message: 'out of time' }] },
  });
});

test('[TABLE-014] [STATS-007] feeds and their data on a chain of the Proton kind, page by page', async () => {
  const count = 130;
  const at = await over((table, { lower_bound: lower, upper_bound: upper, limit }) => {
    const first = Number(lower ?? 0);
    const last = Math.min(upper === undefined ? count : Number(upper) + 1, first + Number(limit));
    const rows = Array.from({ length: last - first }, (_, place) => {
      const index = first + place;
      const value = { d_string: null, d_uint64_t: null, d_double: `${index}.50000000000000000` };
      return table === 'feeds'
        ? { index, name: `F${index}`, description: 'x', aggregate_function: 'mean_median' }
        : {
            feed_index: index,
            aggregate: value,
            points: [{ provider: 'bpa', time: '2026-11-21T10:00:00.000', data: value }],
          };
    });
    const more = upper === undefined && last < count;
    return { rows, more, next_key: more ? String(last) : '' };
  }, 'proton');
  const feeds = await oracleFeeds(at);
  expect(feeds.state === 'data' && feeds.data.length).toBe(count);
  for (const table of ['feeds', 'data'])
    expect(
      node!.requests.filter(({ body }) => body.table === table).map(({ body }) => [body.lower_bound, body.limit]),
    ).toEqual([
      [undefined, 100],
      ['100', 100],
    ]);
  expect(await oracleFeed(at, '3')).toMatchObject({
    data: { id: '3', name: 'F3', value: '3.5', quotes: [{ provider: 'bpa', value: '3.5' }] },
  });
});
