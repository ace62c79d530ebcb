import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileAbi } from '@antescope/codec/abi/compile';
import { ByteWriter } from '@antescope/codec/bytes/cursor';
import { nameToU64, u64ToName } from '@antescope/codec/chain/name';
import { symbolCodeToU64, symbolToU64 } from '@antescope/codec/chain/symbol';
import { slotToTime } from '@antescope/codec/chain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { needsRecordings } from '../../../../fixtures/recordings.ts';
import { genesis, randomBlocks } from '../../test/random-blocks.ts';
import { blockOfFrame, readFrames } from '../../test/recorded-frames.ts';
import { Ingest } from '../indexer/ingest.ts';
import type { ContractRowChange } from '../store/block-rows.ts';
import { IndexState } from './index-state.ts';
import { SqliteReader } from '../store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../store/sqlite/sqlite-writer.ts';
import { AbiVersions } from './view/abi-versions.ts';

const chain = 'b'.repeat(64);
let folder = '';
let writer: SqliteWriter;
let reader: SqliteReader;
let state: IndexState;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-state-'));
  writer = new SqliteWriter(join(folder, 'history.sqlite'), chain);
  reader = new SqliteReader(join(folder, 'history.sqlite'), chain);
  state = new IndexState(reader, new AbiVersions(reader, { of: () => Promise.resolve(accountsAbi) }));
  const { blocks } = randomBlocks(genesis, 4, 3);
  blocks[1]!.contractRows.push(
    stat('tethertether', '4,USDT', 1_000_0000n, 2_000_0000n),
    stat('noissue11111', '4,USDT', 3n, 2n),
    ...[7n, 9n, 0n].map((units, at) => balance(`holder${at + 1}`, '4,USDT', units)),
    balance('holder1', '0,MEME', 5n),
    { code: 'atomicassets', scope: 'holder1', table: 'assets', primaryKey: 42n, payer: 'x', value: new Uint8Array(9) },
  );
  blocks[2]!.contractRows.push(
    { code: 'atomicassets', scope: 'holder1', table: 'assets', primaryKey: 42n, payer: 'x', value: null },
    { code: 'atomicassets', scope: 'holder2', table: 'assets', primaryKey: 42n, payer: 'x', value: new Uint8Array(9) },
  );
  blocks[3]!.contractRows.push(balance('holder2', '4,USDT', 12n));
  await writer.apply(blocks, { lastIrreversible: { number: 2, id: '' } });
});

afterAll(async () => {
  await reader.close();
  await writer.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The store has no ABI of the contract: the current one is used. */
const accountsAbi = compileAbi({
  version: 'eosio::abi/1.1',
  types: [],
  structs: [{ name: 'account', base: '', fields: [{ name: 'balance', type: 'asset' }] }],
  actions: [],
  tables: [{ name: 'accounts', type: 'account', index_type: 'i64', key_names: [], key_types: [] }],
  ricardian_clauses: [],
  error_messages: [],
  variants: [],
  action_results: [],
  abi_extensions: [],
});

function balance(scope: string, symbol: string, units: bigint): ContractRowChange {
  const value = new ByteWriter();
  value.i64(units);
  value.u64(symbolToU64(symbol));
  return {
    code: 'tethertether',
    scope,
    table: 'accounts',
    primaryKey: symbolCodeToU64(symbol.split(',')[1]!),
    payer: scope,
    value: value.finish(),
  };
}

function stat(contract: string, symbol: string, supply: bigint, most: bigint): ContractRowChange {
  const value = new ByteWriter();
  for (const units of [supply, most]) {
    value.i64(units);
    value.u64(symbolToU64(symbol));
  }
  value.u64(nameToU64('issuer'));
  const code = symbolCodeToU64(symbol.split(',')[1]!);
  return {
    code: contract,
    scope: u64ToName(code),
    table: 'stat',
    primaryKey: code,
    payer: contract,
    value: value.finish(),
  };
}

test('holders of one token by balance, without zero balances', async () => {
  const read = await state.holders('tethertether', 'USDT', 10);
  if (read.state !== 'data') throw new Error(read.state);
  expect(read.data.count).toBe(2);
  expect(read.data.holders).toMatchObject([
    { rank: 1, account: 'holder2', owned: '0.0012 USDT' },
    { rank: 2, account: 'holder1', owned: '0.0007 USDT' },
  ]);
  expect(await state.holders('nosuchtoken1', 'USDT', 10)).toMatchObject({ state: 'empty' });
});

test('tokens are rows with a valid supply; a supply above its maximum is invalid', async () => {
  const read = await state.tokens(100);
  if (read.state !== 'data') throw new Error(read.state);
  expect(read.data).toEqual([
    {
      contract: 'tethertether',
      code: 'USDT',
      precision: 4,
      supply: '1000.0000 USDT',
      maxSupply: '2000.0000 USDT',
      issuer: 'issuer',
    },
  ]);
});

test('the current scope of a row: a transferred NFT belongs to its new owner', async () => {
  expect(await state.scopeOfRow('atomicassets', 'assets', 42n)).toMatchObject({ state: 'data', data: 'holder2' });
  expect(await state.scopeOfRow('atomicassets', 'assets', 43n)).toMatchObject({ state: 'empty' });
});

test('a row as of the last block before a time; null before it existed', async () => {
  const place = { code: 'tethertether', scope: 'holder2', table: 'accounts', primaryKey: symbolCodeToU64('USDT') };
  const timeOf = async (number: number) => slotToTime((await reader.block(number))!.slot);
  const [first, third, fourth] = await Promise.all([timeOf(1), timeOf(3), timeOf(4)]);
  const read = await state.rowAtTimes(place, [first, third, fourth]);
  if (read.state !== 'data') throw new Error(read.state);
  expect(read.data).toEqual([
    { time: first, block: 1, row: null },
    { time: third, block: 2, row: { balance: '0.0009 USDT' } },
    { time: fourth, block: 4, row: { balance: '0.0012 USDT' } },
  ]);
});

needsRecordings('accounts, tokens and holders of the recorded chain', (recordings) => {
  test('the recorded chain: controlled and created accounts, every token, the holders of one', async () => {
    const place = mkdtempSync(join(tmpdir(), 'antescope-state-'));
    const id = '24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d';
    const store = new SqliteWriter(join(place, 'history.sqlite'), id);
    const ingest = new Ingest(store, () => {});
    for (const frame of readFrames(join(recordings, 'ship', 'boot.frames.gz'))) {
      const block = blockOfFrame(frame);
      const head = { number: 9999, id: '' };
      await ingest.take({ type: 'block', block, head, lastIrreversible: { number: 1000, id: '' } });
    }
    await ingest.pause();
    const read = new SqliteReader(join(place, 'history.sqlite'), id);
    const recorded = new IndexState(read, new AbiVersions(read));
    const controlled = await recorded.controlledBy('alice', { limit: 100 });
    if (controlled.state !== 'data') throw new Error(controlled.state);
    expect([...new Set(controlled.data.map(({ account }) => account))]).toEqual([
      'bob',
      'daotreasury1',
      'multisig1111',
      'timelocked11',
    ]);
    const created = await recorded.createdBy('eosio', { limit: 100 });
    if (created.state !== 'data') throw new Error(created.state);
    expect(created.meta.next).toBeUndefined();
    const few = await recorded.createdBy('eosio', { limit: 3 });
    if (few.state !== 'data') throw new Error(few.state);
    expect(few.data).toEqual(created.data.slice(0, 3));
    const rest = await recorded.createdBy('eosio', { limit: 100, cursor: few.meta.next! });
    expect(rest).toMatchObject({ state: 'data', data: created.data.slice(3) });
    const tokens = await recorded.tokens(100);
    if (tokens.state !== 'data') throw new Error(tokens.state);
    const names = tokens.data.map(({ contract, code }) => `${code}@${contract}`);
    expect(names).toEqual(expect.arrayContaining(['EOS@eosio.token', 'USDT@tethertether', 'LONGSYM@memetoken111']));
    const holders = await recorded.holders('eosio.token', 'EOS', 100);
    if (holders.state !== 'data') throw new Error(holders.state);
    expect(holders.data.holders.length).toBeGreaterThan(20);
    expect(holders.data.holders[0]!.created).toMatch(/Z$/);
    await read.close();
    await store.close();
    rmSync(place, { recursive: true, force: true });
  });
});
