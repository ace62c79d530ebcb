import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chainByKey } from '@antescope/chains/config/registry';
import { json, type JsonService, startJsonService } from '../../../../fixtures/json-service.ts';
import { type RecordedNode, startRecordedNode } from '../../../../fixtures/recorded-node.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import { data, meta } from '../core/outcome.ts';
import type { StateIndex } from '../state/state-index.ts';
import { readTable } from '../table/read-table.ts';
import { tokenBalances } from '../table/tables/token.ts';
import { holdingPercentage } from './holders.ts';
import { contractTokens, listedToken, symbolOfScope, tokenList } from './token-list.ts';
import { listRank, tokenMarks } from './token-marks.ts';
import type { TokenStat } from './token-stat.ts';
import { tokenEntry, tokenStatOf } from './token-tables.ts';
import { topHolders } from './top-holders.ts';

let node: RecordedNode;
let service: JsonService;

beforeAll(async () => {
  node = await startRecordedNode();
  service = await startJsonService();
});

afterAll(async () => {
  await node.close();
  await service.close();
});

describe('token tables', () => {
  test('[TOKEN-002] balances as currency, amount, contract and decimals', async () => {
    const read = await readTable(sourcesOver(node.url).at, tokenBalances('memetoken111'), 'bob');
    if (read.state !== 'data') throw new Error(read.state);
    expect(read.data.map(({ balance }) => tokenEntry('memetoken111', balance))).toEqual([
      { currency: 'GOLD', amount: '0.00000001', contract: 'memetoken111', decimals: 8 },
      { currency: 'MEME', amount: '28985', contract: 'memetoken111', decimals: 0 },
      { currency: 'LONGSYM', amount: '0.000000000000000001', contract: 'memetoken111', decimals: 18 },
    ]);
  });

  test('[TOKEN-003] supply and maximum of a token', async () => {
    const read = await tokenStatOf(sourcesOver(node.url).at, 'eosio.token', 'EOS');
    expect(read).toMatchObject({
      state: 'data',
      data: { supply: '1000000000.0000 EOS', maxSupply: '2100000000.0000 EOS', issuer: 'eosio', precision: 4 },
    });
  });

  test('the symbols of a contract are the scopes of its supplies', async () => {
    expect(symbolOfScope('........ehbo5')).toBe('EOS');
    expect(symbolOfScope('alice')).toBeNull();
    expect(symbolOfScope('')).toBeNull();
    const { at } = sourcesOver(service.url);
    service.answers['/v1/chain/get_table_by_scope'] = json({
      rows: [{ code: 'x', scope: '........ehbo5', table: 'stat', payer: 'x', count: 1 }],
      more: '',
    });
    service.answers['/v1/chain/get_table_rows'] = json({
      rows: [{ supply: '5.0000 EOS', max_supply: '9.0000 EOS', issuer: 'x' }],
      more: false,
      next_key: '',
    });
    expect(await contractTokens(at, 'x')).toMatchObject({
      data: [{ contract: 'x', code: 'EOS', supply: '5.0000 EOS' }],
    });
  });

  test('without an index the known contracts are looked at, and the list says that it is not all', async () => {
    const read = await tokenList(sourcesOver(service.url).at);
    expect(read).toMatchObject({ state: 'data', meta: { complete: false } });
    expect(read.meta.failures.map(({ code }) => code)).toContain('not-indexed');
  });
});

test('a listed token has its supply after its contract has removed the ABI', async () => {
  const message = 'Table stat is not specified in the ABI';
  const details = [{ message, file: 'chain_plugin.cpp', line_number: 1707, method: 'get_table_type' }];
  const problem = {
    code: 500,
    message: 'Internal Service Error',
    error: {
      code: 3060003,
      name: 'contract_table_query_exception',
      what: 'Contract Table Query Exception',
      details,
    },
  };
  service.answers['/v1/chain/get_table_rows'] = { ...json(problem), status: 500 };
  const gone: TokenStat = {
    contract: 'gonetoken111',
    code: 'GONE',
    precision: 2,
    supply: '5.00 GONE',
    maxSupply: '9.00 GONE',
    issuer: 'gonetoken111',
  };
  const index: Pick<StateIndex, 'tokens'> = {
    tokens: () => Promise.resolve(data([gone], meta({ source: 'index' }))),
  };
  const { at } = sourcesOver(service.url, {}, { state: index as StateIndex });
  expect(await tokenStatOf(at, 'gonetoken111', 'GONE')).toMatchObject({ state: 'empty' });
  expect(await listedToken(at, 'gonetoken111', 'GONE')).toMatchObject({ state: 'data', data: gone });
  expect(await listedToken(at, 'gonetoken111', 'OTHER')).toMatchObject({ state: 'empty' });
});

describe('holders', () => {
  const token: TokenStat = {
    contract: 'eosio.token',
    code: 'EOS',
    precision: 4,
    supply: '1000.0000 EOS',
    maxSupply: '2000.0000 EOS',
    issuer: 'eosio',
  };

  test('[TOKEN-005] the share of the supply in percent, cut after four decimals', () => {
    expect(holdingPercentage('123.4567 EOS', '1000.0000 EOS')).toBe('12.3456');
    expect(holdingPercentage('1000.0000 EOS', '1000.0000 EOS')).toBe('100.0000');
    expect(holdingPercentage('1.0000 EOS', '0.0000 EOS')).toBe('0.0000');
    expect(holdingPercentage('1.00 EOS', '4.0000 EOS')).toBe('25.0000');
    expect(holdingPercentage('1.0000 EOS', '4.00 EOS')).toBe('25.0000');
    expect(holdingPercentage('4611686018427387902 A', '4611686018427387903 A')).toBe('99.9999');
  });

  test('[NAV-030] of 150 holders of the Light API 100 are given, ranked, with their number', async () => {
    const rows = Array.from({ length: 150 }, (_, index) => [`holder${index}`, `${150 - index}.5`]);
    service.answers['/api/topholders/local/eosio.token/EOS/100'] = json(rows);
    service.answers['/api/holdercount/local/eosio.token/EOS'] = json(150);
    const { at } = sourcesOver(node.url, { lightApi: { url: service.url, network: 'local' } });
    const read = await topHolders(at, token);
    if (read.state !== 'data') throw new Error(read.state);
    expect(read.data.holders).toHaveLength(100);
    expect(read.data.count).toBe('150');
    expect(read.data.holders[0]).toEqual({
      rank: 1,
      account: 'holder0',
      owned: '150.5000 EOS',
      percentage: '15.0500',
      created: null,
    });
  });

  test('without any source of holders the outcome is a failure', async () => {
    expect(await topHolders(sourcesOver(node.url).at, token)).toMatchObject({
      state: 'failed',
      meta: { failures: [{ code: 'not-supported' }] },
    });
    service.answers['/api/topholders/local/eosio.token/EOS/100'] = { type: 'text/html', body: '<html>' };
    const { at } = sourcesOver(node.url, { lightApi: { url: service.url, network: 'local' } });
    expect(await topHolders(at, token)).toMatchObject({
      state: 'failed',
      meta: { failures: [{ code: 'bad-answer' }] },
    });
  });
});

describe('what is said of a token', () => {
  const { tokens } = chainByKey('eos');
  const core = { contract: 'core.vaulta', code: 'A' };

  test('the known token is itself, another of its symbol or its shape looks like it', () => {
    expect(tokenMarks({ contract: 'tethertether', code: 'USDT' }, tokens, core)).toMatchObject({
      known: true,
      name: 'Tether USD',
      looksLike: null,
    });
    expect(tokenMarks({ contract: 'faketether11', code: 'USDT' }, tokens, core).looksLike).toBe('tethertether');
    expect(tokenMarks({ contract: 'faketether11', code: 'USQT' }, tokens, core).looksLike).toBe('tethertether');
    expect(tokenMarks({ contract: 'memetoken111', code: 'MEME' }, tokens, core).looksLike).toBeNull();
    expect(tokenMarks({ contract: 'memetoken111', code: 'B' }, tokens, core).looksLike).toBeNull();
  });

  test('spam is named by configuration', () => {
    const rules = { ...tokens, spam: ['spamtoken111'] };
    expect(tokenMarks({ contract: 'spamtoken111', code: 'FREE' }, rules, core).spam).toBe(true);
    expect(tokenMarks({ contract: 'tethertether', code: 'USDT' }, rules, core).spam).toBe(false);
  });

  test('[TOKEN-006] [TOKEN-007] on Proton the system token contracts come first, whatever else is worth', () => {
    const proton = chainByKey('proton').tokens;
    expect(proton.first).toEqual(['eosio.token', 'xtokens', 'xmd.token', 'loan.token']);
    const contracts = ['richtoken111', 'loan.token', 'xmd.token', 'eosio.token', 'xtokens'];
    expect(contracts.toSorted((a, b) => listRank(a, proton) - listRank(b, proton))).toEqual([
      'eosio.token',
      'xtokens',
      'xmd.token',
      'loan.token',
      'richtoken111',
    ]);
  });
});

test('[ACCT-026] where a Light API is configured it lists the tokens of an account; where it lies, others do', async () => {
  const balance = { contract: 'tethertether', currency: 'USDT', amount: '12.5', decimals: 4 };
  service.answers['/api/balances/local/alice'] = json({ account_name: 'alice', balances: [balance] });
  const { tokens } = {
    tokens: () => sourcesOver(node.url, { lightApi: { url: service.url, network: 'local' } }).tokens('alice'),
  };
  expect(await tokens()).toMatchObject({
    state: 'data',
    data: [{ contract: 'tethertether', quantity: '12.5000 USDT' }],
    meta: { source: 'light-api', complete: true },
  });
  service.answers['/api/balances/local/alice'] = json({ balances: [{ ...balance, amount: '1.23456' }] });
  const lied = await tokens();
  expect(lied).toMatchObject({ state: 'data', data: [{ quantity: '4994974.4392 EOS' }], meta: { source: 'node' } });
  expect(lied.meta.failures).toContainEqual(expect.objectContaining({ source: 'light-api', code: 'bad-answer' }));
});
