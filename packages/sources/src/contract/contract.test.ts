import { chainByKey } from '@antescope/chains/config/registry';
import { encodeAbi } from '@antescope/codec/abi/binary';
import { abiToJson } from '@antescope/codec/abi/json';
import { afterEach, expect, test } from 'vitest';
import { exampleAbi } from '../../../../fixtures/example-abi.ts';
import { type FakeNode, startFakeNode } from '../../../../fixtures/fake-node.ts';
import { type RecordedNode, startRecordedNode } from '../../../../fixtures/recorded-node.ts';
import { createChainSources } from '../create-chain-sources.ts';
import { NodeClient } from '../node/node-client.ts';
import type { SourceContext } from '../core/source-context.ts';
import { findIndexes } from './find-indexes.ts';
import { boundFault } from './key-bound.ts';
import { readContract } from './read-contract.ts';
import { tablePage } from './table-page.ts';
import type { TableQuery } from './table-query.ts';
import { scopeToSend, tableScopes } from './table-scopes.ts';

let node: FakeNode | RecordedNode | undefined;
afterEach(() => node?.close());

function over(url: string): SourceContext {
  return createChainSources({ node: new NodeClient({ endpoints: [url] }), histories: [], chain: chainByKey('local') })
    .at;
}

async function faked(answers: Record<string, unknown>): Promise<SourceContext> {
  node = await startFakeNode((path) => answers[path.split('/').at(-1)!] ?? new Error(`no ${path}`));
  return over(node.url);
}

const packed = Buffer.from(encodeAbi(exampleAbi)).toString('base64');
const hash = 'ab'.repeat(32);
const account = { permissions: [], last_code_update: '2026-11-21T03:00:00.000', privileged: true };

test('[CONTRACT-004] a contract is read by its account: ABI, hashes, and when its code was set', async () => {
  const at = await faked({ get_raw_abi: { code_hash: hash, abi_hash: hash, abi: packed }, get_account: account });
  const contract = await readContract(at, 'example');
  expect(contract).toMatchObject({
    state: 'data',
    data: { codeHash: hash, abi: exampleAbi, updated: '2026-11-21T03:00:00.000Z', privileged: true },
  });
});

test('[CONTRACT-004] where a node knows get_abi alone, that is read', async () => {
  node = await startFakeNode((path) => {
    if (path.endsWith('get_abi')) return { account_name: 'example', abi: abiToJson(exampleAbi) };
    if (path.endsWith('get_code_hash')) return { code_hash: hash };
    return path.endsWith('get_account') ? account : new Error('Unknown Endpoint');
  });
  const contract = await readContract(over(node.url), 'example');
  expect(contract).toMatchObject({ state: 'data', data: { codeHash: hash, abiHash: null, abi: exampleAbi } });
});

test('no account, no contract, an unreadable ABI: three different answers', async () => {
  const none = { code_hash: '0'.repeat(64), abi_hash: `e3b0c44298fc1c14${'0'.repeat(48)}`, abi: '' };
  const bare = await readContract(await faked({ get_raw_abi: none, get_account: { permissions: [] } }), 'alice');
  expect(bare).toMatchObject({ state: 'data', data: { codeHash: null, abi: null, abiProblem: null, updated: null } });
  await node!.close();
  const broken = { code_hash: hash, abi_hash: hash, abi: Buffer.from('\u000eeosio::abi/9.9').toString('base64') };
  const bad = await readContract(await faked({ get_raw_abi: broken, get_account: account }), 'alice');
  expect(bad).toMatchObject({ state: 'data', data: { abi: null, abiProblem: 'Unsupported abi version' } });
  await node!.close();
  node = await startFakeNode(() => new Error('unknown key (eosio::chain::name): missing'));
  expect((await readContract(over(node.url), 'missing')).state).toBe('empty');
  expect((await readContract(over(node.url), 'NOT A NAME')).state).toBe('empty');
});

test('scopes come with what else their value can mean, and are sent so that a node takes them', async () => {
  node = await startRecordedNode();
  const scopes = await tableScopes(over(node.url), { code: 'memetoken111', table: 'stat', limit: 10 });
  if (scopes.state !== 'data') throw new Error(JSON.stringify(scopes));
  const codes = scopes.data.scopes.map(({ symbolCode }) => symbolCode);
  expect(codes).toContain('MEME');
  const eos = scopes.data.scopes.find(({ scope }) => scope === '........ehbo5')!;
  expect(eos).toMatchObject({ symbolCode: 'EOS', number: '5459781', payer: 'memetoken111' });
  expect(scopeToSend(eos)).toBe('5459781');
  expect(scopeToSend({ scope: 'alice', number: '1' })).toBe('alice');
  expect(scopeToSend({ scope: '12345', number: '614251516705898496' })).toBe('614251516705898496');
});

const query: TableQuery = {
  code: 'tabletest111',
  table: 'numobjs',
  scope: 'tabletest111',
  limit: 5,
  lower: null,
  upper: null,
  reverse: false,
  showPayer: false,
  index: '3',
  keyType: 'i128',
  from: null,
  at: null,
};

test('rows by a secondary index, with the key that the next page starts at', async () => {
  node = await startRecordedNode();
  const page = await tablePage(over(node.url), query);
  expect(page).toMatchObject({ state: 'data', data: { next: '6' } });
  if (page.state === 'data')
    expect(page.data.rows.map(({ data }) => (data as { sec128: string }).sec128)).toEqual(['1', '2', '3', '4', '5']);
});

test('the next page of a descending one is below its key; payers come beside their rows', async () => {
  node = await startFakeNode(() => ({ rows: [{ data: { id: 1 }, payer: 'bob' }], more: false, next_key: '' }));
  const at = over(node.url);
  const page = await tablePage(at, { ...query, reverse: true, showPayer: true, lower: '2', from: '6' });
  expect(page).toMatchObject({ data: { rows: [{ data: { id: 1 }, payer: 'bob' }], next: null } });
  expect((node as FakeNode).requests[0]!.body).toMatchObject({
    lower_bound: '2',
    upper_bound: '6',
    reverse: true,
    show_payer: true,
    index_position: '3',
    key_type: 'i128',
  });
});

test('secondary indexes are found by asking for a row of each', async () => {
  const there: Record<string, string> = { '2': 'i64', '3': 'sha256' };
  node = await startFakeNode((_, body) => ({
    rows: there[String(body.index_position)] === body.key_type ? [{}] : [],
    more: false,
    next_key: '',
  }));
  const found = await findIndexes(over(node.url), { code: 'example', table: 'items', scope: 'example' });
  expect(found).toMatchObject({
    state: 'data',
    data: [
      { position: '2', keyType: 'i64' },
      { position: '3', keyType: 'sha256' },
    ],
  });
  await node.close();
  const dead = await findIndexes(over('http://127.0.0.1:1'), { code: 'example', table: 'items', scope: 'example' });
  expect(dead.state).toBe('failed');
});

test.each([
  ['i64', '18446744073709551615', null],
  ['i64', '18446744073709551616', 'number'],
  ['i64', '-1', 'number'],
  ['name', 'alice', null],
  ['name', 'Alice', 'name'],
  ['i128', `0x${'f'.repeat(32)}`, null],
  ['i128', '340282366920938463463374607431768211456', 'number'],
  ['float64', '-1.5e10', null],
  ['float64', 'much', 'double'],
  ['float128', '2.5', null],
  ['sha256', 'a'.repeat(64), null],
  ['sha256', 'a'.repeat(63), 'hex64'],
  ['i256', `0x${'1'.repeat(64)}`, null],
  ['ripemd160', 'b'.repeat(40), null],
  ['ripemd160', 'b'.repeat(64), 'hex40'],
  [null, 'EOS', null],
  [null, '4,EOS', null],
  [null, 'alice', null],
  [null, 'Not A Key', 'key'],
] as const)('a bound of an index of %s: %s', (type, text, fault) => {
  expect(boundFault(type, text)).toBe(fault);
});
