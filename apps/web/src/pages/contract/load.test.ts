import { chainByKey } from '@antescope/chains/config/registry';
import { encodeAbi } from '@antescope/codec/abi/binary';
import { createChainSources } from '@antescope/sources/create-chain-sources';
import { NodeClient } from '@antescope/sources/node/node-client';
import { afterEach, expect, test } from 'vitest';
import type { PageContext } from '@antescope/web-contract/page-context';
import { exampleAbi } from '../../../../../fixtures/example-abi.ts';
import { type FakeNode, startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { contextOver, mainText } from '../../../test/page-of.ts';
import type { Page } from '../../lib/page/page-result.ts';
import { load as loadContract, type ContractPageData } from './load.ts';

let node: FakeNode | undefined;
afterEach(() => node?.close());

const abi = Buffer.from(encodeAbi(exampleAbi)).toString('base64');

async function load(
  search: Record<string, string>,
  answers: Record<string, unknown> = {},
): Promise<Page<ContractPageData>> {
  const usual: Record<string, unknown> = {
    get_raw_abi: { code_hash: 'ab'.repeat(32), abi_hash: 'cd'.repeat(32), abi },
    get_account: { permissions: [], last_code_update: '2026-11-21T03:00:00.000', privileged: false },
    get_table_rows: { rows: [{ id: 7, owner: 'bob' }], more: true, next_key: '8' },
    get_table_by_scope: { rows: [{ code: 'shop', scope: 'bob', table: 'items', payer: 'bob', count: 1 }], more: '' },
  };
  node = await startFakeNode((path) => ({ ...usual, ...answers })[path.split('/').at(-1)!]);
  const chain = chainByKey('local');
  const sources = createChainSources({ node: new NodeClient({ endpoints: [node.url] }), histories: [], chain });
  const context = { sources, chain } as unknown as PageContext;
  return (await loadContract({ params: {}, search }, context)) as Page<ContractPageData>;
}

test('[CONTRACT-003] the state of a contract: its name, what it describes, what is selected, and no error', async () => {
  const { data, status } = await load({ account: ' Shop ', tab: 'tables', table: 'items', scope: 'bob', limit: '10' });
  expect(status).toBe(200);
  expect(data).toMatchObject({ account: 'shop', tab: 'Tables', error: null, action: null });
  expect(data.actions.map(({ name }) => name)).toEqual(['grow', 'noop', 'put']);
  expect(data.tables).toEqual([
    { name: 'items', type: 'item' },
    { name: 'trees', type: 'tree' },
  ]);
  expect(data.table).toMatchObject({ name: 'items', type: 'item', grid: { state: 'data', data: { next: '8' } } });
  const action = await load({ account: 'shop', tab: 'Actions', action: 'put' });
  expect(action.data).toMatchObject({
    table: null,
    action: { name: 'put', type: 'put', result: 'uint64' },
    error: null,
  });
});

test('only the types of the selection are sent', async () => {
  const { data } = await load({ account: 'shop', table: 'items' });
  expect(data.table!.types.structs.map(({ name }) => name).toSorted()).toEqual(['base', 'item', 'point']);
  expect(data.table!.types.variants).toHaveLength(1);
  expect(data.abi).toBeNull();
  expect((await load({ account: 'shop', tab: 'ABI' })).data.abi).toMatchObject({ version: 'eosio::abi/1.2' });
});

test('[CONTRACT-006] [CONTRACT-007] an action or a table that the ABI does not have', async () => {
  const action = await load({ account: 'shop', tab: 'Actions', action: 'steal' });
  expect(action).toMatchObject({ status: 404, data: { error: 'Action steal does not exist in contract.' } });
  const table = await load({ account: 'shop', table: 'safe' });
  expect(table).toMatchObject({ status: 404, data: { error: 'Table safe does not exist in contract.', table: null } });
});

test('[CONTRACT-005] an account without a contract, and a node that does not answer', async () => {
  const none = await load({ account: 'alice' }, { get_raw_abi: { code_hash: '', abi_hash: '', abi: '' } });
  expect(none).toMatchObject({ status: 404, data: { error: 'Contract alice cannot be retrieved.' } });
  const dead = await load({ account: 'alice' }, { get_raw_abi: new Error('the node is on fire') });
  expect(dead).toMatchObject({ status: 502, error: { message: 'the node is on fire' } });
  expect(dead.data.contract?.state).toBe('failed');
});

test('a failed table is not an empty table, and the rest of the page is unaffected', async () => {
  const { data, status } = await load(
    { account: 'shop', table: 'items' },
    { get_table_rows: new Error('out of time') },
  );
  expect(status).toBe(200);
  expect(data.table!.grid).toMatchObject({ state: 'failed', meta: { failures: [{ message: 'out of time' }] } });
  expect(data.table!.scopes.state).toBe('data');
});

test('the scope defaults to the contract’s own if it has rows, otherwise to the first', async () => {
  expect((await load({ account: 'shop', table: 'items' })).data.table!.query.scope).toBe('bob');
  const own = { rows: [{ code: 'shop', scope: 'shop', table: 'items', payer: 'shop', count: 3 }], more: '' };
  const chosen = await load({ account: 'shop', table: 'items' }, { get_table_by_scope: own });
  expect(chosen.data.table!.query.scope).toBe('shop');
});

test('falls back to the scopes of the graph-query service, and names it, if the node refuses', async () => {
  await load({}, { get_table_by_scope: new Error('Unknown Endpoint') });
  const graph = await startFakeNode(() => ({ scopes: ['alice', 'shop'] }));
  try {
    const chain = { historySources: [{ type: 'dfuse' as const, url: graph.url }] };
    const text = await mainText('/contract?account=shop&table=items', contextOver(node!.url, { chain }));
    expect(text).toMatch(
      /Unknown Endpoint Listed by dfuse, without payers and row counts Scope alice shop contract account $/,
    );
  } finally {
    await graph.close();
  }
});

test('the node request follows from the URL; invalid parameters fall back to defaults', async () => {
  await load({
    account: 'shop',
    table: 'items',
    scope: '0',
    limit: '99999',
    index: '3',
    key: 'name',
    lower: 'a',
    upper: 'b',
    reverse: '1',
    payer: '1',
  });
  const rows = () => node!.requests.find(({ path }) => path.endsWith('get_table_rows'))!.body;
  expect(rows()).toMatchObject({ scope: '', limit: 1000, index_position: '3', key_type: 'name', lower_bound: 'a' });
  expect(rows()).toMatchObject({ upper_bound: 'b', reverse: true, show_payer: true });
  await load({ account: 'shop', table: 'items', scope: 'shop', limit: 'many', index: '11', key: 'colour' });
  expect(rows()).toMatchObject({ limit: 50 });
  expect(rows()).not.toHaveProperty('index_position');
  expect(rows()).not.toHaveProperty('key_type');
});

const kvAbi = {
  ...exampleAbi,
  kv_tables: [
    {
      name: 'people',
      type: 'item',
      primary_index: { name: 'accname', type: 'name' },
      secondary_indices: [{ name: 'byage', type: 'uint64' }],
    },
  ],
};
const kvContract = {
  code_hash: 'ab'.repeat(32),
  abi_hash: 'cd'.repeat(32),
  abi: Buffer.from(encodeAbi(kvAbi)).toString('base64'),
};

test('[NODE-013] a key-value table is listed, and its rows are read by the chosen index', async () => {
  const answers = {
    get_raw_abi: kvContract,
    get_kv_table_rows: { rows: [{ id: 7 }], more: false, next_key: '', next_key_bytes: '' },
  };
  const { data, status } = await load({ account: 'shop', table: 'people', index: 'byage' }, answers);
  expect(status).toBe(200);
  expect(data.tables.map(({ name }) => name)).toEqual(['items', 'people', 'trees']);
  expect(data.table).toBeNull();
  expect(data.kvTable).toMatchObject({ name: 'people', query: { index: 'byage' }, grid: { state: 'data' } });
  expect(data.kvTable!.indexes).toEqual([
    { name: 'accname', type: 'name' },
    { name: 'byage', type: 'uint64' },
  ]);
  expect(node!.requests.find(({ path }) => path.endsWith('get_kv_table_rows'))!.body).toMatchObject({
    code: 'shop',
    table: 'people',
    index_name: 'byage',
  });
});

test('a node that does not offer key-value tables says so', async () => {
  const { data } = await load(
    { account: 'shop', table: 'people' },
    { get_raw_abi: kvContract, get_kv_table_rows: new Error('Unknown Endpoint') },
  );
  expect(data.kvTable!.grid).toMatchObject({
    state: 'failed',
    meta: { failures: [{ code: 'not-supported', reason: { word: 'not-offered' } }] },
  });
  const text = await mainText('/contract?account=shop&table=people', contextOver(node!.url));
  expect(text).toContain('Not available from this source');
  expect(text).toMatch(/accname name.*byage uint64/);
});
