import { afterEach, expect, test } from 'vitest';
import { type FakeNode, startFakeNode } from '../../../../fixtures/fake-node.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import { kvTablePage } from './kv-table-page.ts';

let node: FakeNode;
afterEach(() => node.close());

const query = { code: 'kvtable', table: 'people', index: 'accname', limit: 50, from: null };
const rows = [{ accname: 'boba', age: 7 }];

test('[NODE-013] a page of a key-value table is asked by its index, and continued by the bytes of the next key', async () => {
  node = await startFakeNode(() => ({ rows, more: true, next_key: '', next_key_bytes: '3B1000' }));
  const { at } = sourcesOver(node.url);
  const expected = { state: 'data', data: { rows: [{ data: rows[0], payer: null }], next: '3B1000' } };
  expect(await kvTablePage(at, query)).toMatchObject(expected);
  await kvTablePage(at, { ...query, from: '3B1000' });
  const asked = { json: true, code: 'kvtable', table: 'people', index_name: 'accname', limit: 50 };
  expect(node.requests).toMatchObject([
    { path: '/v1/chain/get_kv_table_rows', body: asked },
    { path: '/v1/chain/get_kv_table_rows', body: { ...asked, encode_type: 'bytes', lower_bound: '3B1000' } },
  ]);
  expect(node.requests[0]!.body).not.toHaveProperty('lower_bound');
});

test('no rows are empty, and the last page has no next one', async () => {
  let answer: object = { rows: [], more: false, next_key: '', next_key_bytes: '' };
  node = await startFakeNode(() => answer);
  const { at } = sourcesOver(node.url);
  expect(await kvTablePage(at, query)).toMatchObject({ state: 'empty' });
  answer = { rows, more: false, next_key: '', next_key_bytes: '' };
  expect(await kvTablePage(at, query)).toMatchObject({ state: 'data', data: { next: null } });
});
