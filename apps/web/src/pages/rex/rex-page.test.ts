import { expect, test } from 'vitest';
import { startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { contextOver, mainText } from '../../../test/page-of.ts';
import { data, meta } from '@antescope/sources/core/outcome';
import { openOrders } from './load.ts';

test('[REX-024] no loans are said in words, not shown as an empty list', async () => {
  const node = await startFakeNode((path) =>
    path === '/v1/chain/get_table_rows' ? { rows: [], more: false, next_key: '' } : new Error('no'),
  );
  const text = await mainText('/rex?view=stats', contextOver(node.url));
  expect(text.split('No loans currently being processed.')).toHaveLength(3);
  expect(text).toContain('REX is not active on this chain yet');
  await node.close();
});

test('a filled order, which stays in the queue until its owner acts, does not wait', () => {
  const order = (owner: string, isOpen: boolean) => ({
    owner,
    isOpen,
    rexRequested: '1.0000 REX',
    proceeds: '0.0000 EOS',
    stakeChange: '0.0000 EOS',
    ordered: '2026-11-20T10:00:00.000Z',
  });
  const from = meta({ source: 'node' });
  expect(openOrders(data([order('bob', true), order('whale', false)], from))).toMatchObject({
    state: 'data',
    data: [{ owner: 'bob' }],
  });
  expect(openOrders(data([order('whale', false)], from)).state).toBe('empty');
});
