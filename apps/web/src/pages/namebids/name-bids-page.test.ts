import { expect, test } from 'vitest';
import { startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { contextOver, dataOf, mainText } from '../../../test/page-of.ts';
import type { NameBidsPageData } from './load.ts';

const bid = (newname: string, high_bid: number, last_bid_time: string) => ({
  newname,
  high_bidder: 'alice',
  high_bid,
  last_bid_time,
});

/** The contract's index by price: closed auctions have the small keys, open ones those from 2^63 on. */
function rowsOf({ lower_bound: lower, upper_bound: upper }: Record<string, unknown>): unknown[] {
  if (lower === '9223372036854775808')
    return [bid('gold', 900, '2026-11-20T10:00:00.000'), bid('zoo', 20, '2026-11-21T10:00:00.000')];
  if (upper === '9223372036854775807')
    return [bid('old', -5000, '2026-01-01T00:00:00.000'), bid('new', -100, '2026-11-01T00:00:00.000')];
  return [];
}

test('open auctions come first, dearest first; then those that closed, newest first', async () => {
  const node = await startFakeNode((path, body) =>
    path === '/v1/chain/get_table_rows' ? { rows: rowsOf(body), more: false, next_key: '' } : new Error('no'),
  );
  const at = contextOver(node.url);
  const { data } = await dataOf<NameBidsPageData>('/namebids', at);
  expect(data.bids.state === 'data' && data.bids.data.map(({ name }) => name)).toEqual(['gold', 'zoo', 'new', 'old']);
  expect(await mainText('/namebids', at)).toMatch(/gold.*Open.*new.*Won.*old.*Won/);
  await node.close();
});

test('a half that cannot be read is no list of the other half', async () => {
  const node = await startFakeNode((path, body) =>
    path === '/v1/chain/get_table_rows' && body.upper_bound === undefined
      ? { rows: rowsOf(body), more: false, next_key: '' }
      : new Error('no'),
  );
  const { data } = await dataOf<NameBidsPageData>('/namebids', contextOver(node.url));
  expect(data.bids.state).toBe('failed');
  await node.close();
});
