import { data, meta } from '@antescope/sources/core/outcome';
import type { StateIndex } from '@antescope/sources/state/state-index';
import type { TokenStat } from '@antescope/sources/token/token-stat';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { type RecordedNode, startRecordedNode } from '../../../../../fixtures/recorded-node.ts';
import { contextOver, dataOf, htmlOf, mainText } from '../../../test/page-of.ts';
import { isRedirect, type LoaderResult } from '../../lib/page/page-result.ts';
import type { TokensPageData } from './load.ts';
import { parseTokenId, tokenId } from '../../domain/token/token-id.ts';
import { capOf } from '../../domain/token/token-row.ts';

let node: RecordedNode;

beforeAll(async () => {
  node = await startRecordedNode();
});

afterAll(() => node.close());

const stat = (contract: string, quantity: string, max = quantity): TokenStat => ({
  contract,
  code: quantity.split(' ')[1]!,
  precision: /\.(\d+)/.exec(quantity)?.[1]?.length ?? 0,
  supply: quantity,
  maxSupply: max,
  issuer: contract,
});

const tokens = [
  stat('memetoken111', '777777777 MEME'),
  stat('faketoken111', '5.0000 EOS'),
  stat('eosio.token', '1000000000.0000 EOS', '2100000000.0000 EOS'),
  stat('spamtoken111', '1.0000 FREE'),
  stat('tethertether', '4999900.0000 USDT'),
];

const index = meta({ source: 'index', time: '2026-11-21T10:00:00Z' });

function withIndex(holders = 150): StateIndex {
  const all = Array.from({ length: holders }, (_, at) => ({
    rank: at + 1,
    account: `holder${at}`,
    owned: `${10_000 - at}.0000 EOS`,
    percentage: null,
    created: '2026-01-02T03:04:05.000Z',
  }));
  return {
    tokens: async () => data(tokens, index),
    holders: async (_contract: string, _code: string, limit: number) =>
      data({ holders: all.slice(0, limit), count: holders }, index),
  } as unknown as StateIndex;
}

const prices = { feeds: [{ type: 'static' as const, usd: '0.7654' }], forex: null, graphql: null, circulating: null };

function over(chain: Parameters<typeof contextOver>[1] = {}) {
  const local = contextOver(node.url).chain;
  const spam = { ...local.tokens, spam: ['spamtoken111'] };
  return contextOver(node.url, { ...chain, chain: { prices, tokens: spam, ...chain.chain } });
}

async function listed(path: string, at = over({ state: withIndex() })): Promise<string[]> {
  const { data } = await dataOf<TokensPageData>(path, at);
  return data.tokens.state === 'data' ? data.tokens.data.map((row) => `${row.code}@${row.contract}`) : [];
}

describe('the list', () => {
  test('[TOKEN-001] [NAV-025] name, market cap, price, supply and contract', async () => {
    const text = await mainText('/tokens', over({ state: withIndex() }));
    expect(text).toContain('Name Market cap Price Supply Contract');
    expect(text).toMatch(/EOS .*\$765\.4M \$0\.765 1,000,000,000 .0000 EOS \$0\.765 eosio.token/);
    expect(text).toMatch(/USDT .*– – 4,999,900 .0000 USDT tethertether/);
  });

  test('known tokens come first, look-alikes after them, spam only on request', async () => {
    expect(await listed('/tokens')).toEqual([
      'EOS@eosio.token',
      'USDT@tethertether',
      'MEME@memetoken111',
      'EOS@faketoken111',
    ]);
    expect(await listed('/tokens?spam=1')).toContain('FREE@spamtoken111');
    const text = await mainText('/tokens', over({ state: withIndex() }));
    expect(text).toContain('1 spam token hidden');
    expect(text).toContain('Impersonator');
  });

  test('search and order are in the address', async () => {
    expect(await listed('/tokens?q=tether')).toEqual(['USDT@tethertether']);
    expect(await listed('/tokens?sort=symbol')).toEqual([
      'EOS@eosio.token',
      'EOS@faketoken111',
      'MEME@memetoken111',
      'USDT@tethertether',
    ]);
    expect((await listed('/tokens?sort=supply'))[0]).toBe('EOS@eosio.token');
    expect(await mainText('/tokens?q=%3Cscript%3E', over({ state: withIndex() }))).toContain(
      'No tokens match “&lt;script&gt;”',
    );
  });

  test('without an index the list says that it is not all; with a dead node it says what failed', async () => {
    const text = await mainText('/tokens', contextOver(node.url));
    expect(text).not.toContain('No tokens match');
    const dead = await startFakeNode(() => new Error('database is locked'));
    expect(await mainText('/tokens', contextOver(dead.url))).toContain('Could not read the tokens');
    await dead.close();
  });
});

async function leadsTo(path: string, at: ReturnType<typeof over>): Promise<string | number> {
  const answer = (await dataOf(path, at)) as LoaderResult<unknown>;
  return isRedirect(answer) ? answer.redirect : answer.status;
}

describe('a token', () => {
  test('[TOKEN-010] [NAV-026] supply, maximum, issuer, price, holders and transfers', async () => {
    const text = await mainText('/tokens/EOS-local-eosio.token', over({ state: withIndex() }));
    expect(text).toContain('Issuer eosio');
    expect(text).toMatch(/Supply 1,000,000,000 .0000 EOS 47.6% issued/);
    expect(text).toMatch(/Max supply 2,100,000,000 .0000 EOS/);
    expect(text).toContain('Price $0.765');
    expect(text).toContain('Market cap $765.4M');
    expect(text).toContain('Holders 150');
    expect(text).toMatch(/1 holder0 10,000 .0000 EOS 0.0010%/);
    expect(text).toContain('Recent transfers');
  });

  test('a look-alike is named, with the contract of the token it looks like', async () => {
    const fake = await startFakeNode((path, body) => {
      if (path === '/v1/chain/get_table_rows' && body.table === 'stat')
        return { rows: [{ supply: '5.0000 EOS', max_supply: '9.0000 EOS', issuer: 'x' }], more: false, next_key: '' };
      return new Error('no history');
    });
    const text = await mainText('/tokens/EOS-local-faketoken111', contextOver(fake.url));
    expect(text).toContain('Fake / impersonator');
    expect(text).toMatch(/Verified contract: eosio.token/);
    expect(text).toContain('Could not read the transfers of EOS');
    await fake.close();
  });

  test('an address that names no token, and a token that is not there', async () => {
    for (const id of ['eos-local-eosio.token', 'TOOLONGX', '%3Cscript%3E', 'EOS-local-UPPER'])
      expect((await dataOf(`/tokens/${id}`, contextOver(node.url))).status, id).toBe(404);
    expect(await htmlOf('/tokens/%3Cscript%3E', contextOver(node.url))).not.toContain('<script>"');
  });

  test('a symbol alone redirects to its token, to the list if ambiguous, otherwise it is not found', async () => {
    const twice = data([...tokens, stat('otherhouse11', '1 MEME'), stat('onlyhouse111', '1 ONLY')], index);
    const at = (state: Partial<StateIndex>) => over({ state: { ...withIndex(), ...state } });
    const several = at({ tokens: async () => twice });
    expect(await leadsTo('/tokens/EOS', several)).toBe('/tokens/EOS-local-eosio.token');
    expect(await leadsTo('/tokens/only', several)).toBe('/tokens/ONLY-local-onlyhouse111');
    expect(await leadsTo('/tokens/MEME', several)).toBe('/tokens?q=MEME');
    expect(await leadsTo('/tokens/MEME', at({}))).toBe('/tokens/MEME-local-memetoken111');
    expect(await leadsTo('/wax/tokens/MEME', { ...several, base: '/wax' })).toBe('/wax/tokens?q=MEME');
    expect(await leadsTo('/tokens/NOSUCH', several)).toBe(404);
  });

  test('[TOKEN-015] a symbol is one to seven capital letters', () => {
    for (const [code, known] of [
      ['EOS', true],
      ['ABCDEFG', true],
      ['eos', false],
      ['ABCDEFGH', false],
      ['', false],
      ['E0S', false],
    ] as const)
      expect(parseTokenId(`${code}-eos-eosio.token`) !== null, code).toBe(known);
  });

  test('ids are symbol, chain and contract, whatever dashes the chain has', () => {
    expect(tokenId('eosio.token', 'TLOS', 'telos-test')).toBe('TLOS-telos-test-eosio.token');
    expect(parseTokenId('TLOS-telos-test-eosio.token')).toEqual({ code: 'TLOS', contract: 'eosio.token' });
    expect(parseTokenId('TLOS-eosio.token')).toEqual({ code: 'TLOS', contract: 'eosio.token' });
    expect(parseTokenId('TOOLONGX-eos-x')).toBeNull();
  });

  test('market value is exact', () => {
    expect(capOf('4611686018427387903 A', '0.1')).toBe('461168601842738790.3');
  });
});

test('[TOKEN-004] [NAV-030] the hundred largest holders: rank, account, creation, owned and share', async () => {
  const at = over({ state: withIndex() });
  const html = await htmlOf('/topholders', at);
  expect(html.match(/data-list-row/g)).toHaveLength(100);
  const text = await mainText('/topholders', at);
  expect(text).toContain('Rank Account Created Balance % of supply');
  expect(text).toMatch(/1 holder0 Jan-02-2026, 03:04:05 AM.*10,000 .0000 EOS 0.0010%/);
  expect(text).toContain('150 holders');
  const without = await mainText('/topholders', contextOver(node.url));
  expect(without).toContain('Not available from the index or any configured service');
});
