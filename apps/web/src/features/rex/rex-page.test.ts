import { expect, test } from 'vitest';
import { startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { contextOver, mainText } from '../../../test/page-of.ts';

test('[REX-024] no loans are said in words, not shown as an empty list', async () => {
  const node = await startFakeNode((path) =>
    path === '/v1/chain/get_table_rows' ? { rows: [], more: false, next_key: '' } : new Error('no'),
  );
  const text = await mainText('/rex?view=stats', contextOver(node.url));
  expect(text.split('No loans currently being processed.')).toHaveLength(3);
  expect(text).toContain('REX has not been used on this chain yet');
  await node.close();
});
