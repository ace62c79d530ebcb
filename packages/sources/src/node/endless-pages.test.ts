import { expect, test } from 'vitest';
import { type FakeNode, startFakeNode } from '../../../../fixtures/fake-node.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import { producerList } from '../producer/producer-list.ts';
import { protocolFeatures } from '../protocol/protocol-features.ts';

/** A node that always has a further page; each of them is the same, or has nothing in it. */
function endless(page: Record<string, unknown>): Promise<FakeNode> {
  return startFakeNode((path) => {
    const more = path.endsWith('get_table_rows') ? true : page.more;
    const count = (requestCounts.get(path) ?? 0) + 1;
    requestCounts.set(path, count);
    return count > 50 ? new Error('endless requests') : { ...page, more };
  });
}
const requestCounts = new Map<string, number>();

const producer = {
  owner: 'bpaa',
  total_votes: '1.00000000000000000',
  producer_key: 'EOS1111111111111111111111111111111114T1Anm',
  is_active: 1,
  url: '',
  unpaid_blocks: 0,
  last_claim_time: '1970-01-01T00:00:00.000',
  location: 0,
};

test.each([
  ['the same rows', { rows: [producer], total_producer_vote_weight: '1.0', more: 'bpaa', next_key: '7' }],
  ['no rows', { rows: [], total_producer_vote_weight: '1.0', more: 'bpaa', next_key: '7' }],
])('pages without end, each with %s: producers', async (_what, page) => {
  requestCounts.clear();
  const node = await endless(page);
  const sources = sourcesOver(node.url);
  expect((await sources.producers(21)).state).toBe(page.rows.length === 0 ? 'empty' : 'data');
  const table = await producerList(sourcesOver(node.url).at, 150);
  expect(table.state).toBe(page.rows.length === 0 ? 'empty' : 'data');
  expect(Math.max(...requestCounts.values())).toBeLessThan(50);
  await node.close();
});

test('pages without end, each with nothing in it: protocol features', async () => {
  requestCounts.clear();
  const node = await endless({ activated_protocol_features: [], more: 999 });
  expect((await protocolFeatures(sourcesOver(node.url).at)).state).toBe('empty');
  expect(requestCounts.get('/v1/chain/get_activated_protocol_features')).toBe(1);
  await node.close();
});
