import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  lightBalances,
  lightHolderCount,
  lightTopHolders,
  lightTopRam,
  lightTopStake,
  lightUserCount,
} from '@antescope/sources/services/light-api/light-api';
import { sourcesOver } from '../../../../../fixtures/sources-over.ts';
import type { SourceContext } from '@antescope/sources/core/source-context';
import { fixtureFrames, loadFixtureFrames } from '../../../../../fixtures/exchanges.ts';
import { appOver, chainOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import { recordedIndex } from '../recorded-index.ts';
import type { App } from '../../../src/start/app.ts';
import type { LightPermission } from '@antescope/compat/light/permissions';

let indexed: IndexedDevnet;
let app: App;
/** Reads this API as another Antescope would. */
let light: SourceContext;
beforeAll(async () => {
  indexed = await indexedDevnet();
  app = await appOver([chainOver(['http://127.0.0.1:9'], 'wax'), indexed.chain]);
  const url = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  light = sourcesOver('http://127.0.0.1:9', { lightApi: { url, network: 'local' } }).at;
}, 120_000);
afterAll(async () => {
  vi.useRealTimers();
  await app.fastify.close();
  await indexed.close();
});

async function get<Json = unknown>(path: string): Promise<{ status: number; text: string; json: Json }> {
  const answer = await app.fastify.inject(`/api/${path}`);
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return { status: answer.statusCode, text: answer.body, json: (isJson ? JSON.parse(answer.body) : null) as Json };
}

async function node<Answer>(path: string, body: object): Promise<Answer> {
  return (await indexed.devnet.call(`/v1/chain/${path}`, body)).body as Answer;
}

interface NodeAccount {
  total_resources: { cpu_weight: string; net_weight: string; ram_bytes: number };
  permissions: {
    perm_name: string;
    required_auth: {
      threshold: number;
      keys: { key: string; weight: number }[];
      accounts: { permission: { actor: string; permission: string }; weight: number }[];
    };
    linked_actions?: { account: string; action?: string }[];
  }[];
}

function nodeAccount(account_name: string): Promise<NodeAccount> {
  return node('get_account', { account_name });
}

interface OurAccount {
  resources: unknown;
  permissions: LightPermission[];
  linkauth: { code: string; type: string; requirement: string }[];
  delegated_to: { account_name: string }[];
  delegated_from: { del_from: string }[];
  balances: unknown[];
  code: { code_hash: string };
}

interface OurKey {
  local: { chain: { network: string }; accounts: Record<string, LightPermission[]> };
}

describe('our Light API client', () => {
  test('balances, top stake and top RAM equal the node', async () => {
    const balances = await lightBalances(light, 'alice');
    expect(balances.state).toBe('data');
    for (const { contract, quantity } of balances.state === 'data' ? balances.data : []) {
      const symbol = quantity.split(' ')[1];
      const held = await node<string[]>('get_currency_balance', { code: contract, account: 'alice', symbol });
      expect(held, contract).toEqual([quantity]);
    }
    const [stake, ram] = await Promise.all([lightTopStake(light, 10), lightTopRam(light, 10)]);
    for (const { account, cpu, net } of stake.state === 'data' ? stake.data : []) {
      const { total_resources: resources } = await nodeAccount(account);
      expect([resources.cpu_weight, resources.net_weight].map(units)).toEqual([cpu, net]);
    }
    for (const { account, bytes } of ram.state === 'data' ? ram.data : []) {
      const { total_resources: resources } = await nodeAccount(account);
      expect(String(resources.ram_bytes)).toBe(bytes);
    }
    const sums = stake.state === 'data' ? stake.data.map(({ cpu, net }) => BigInt(cpu) + BigInt(net)) : [];
    expect(sums).toHaveLength(10);
    expect(sums.every((sum, at) => at === 0 || sum <= sums[at - 1]!)).toBe(true);
    expect(ram).toMatchObject({ state: 'data' });
  });

  test('holders are ranked and counted, users are counted', async () => {
    const top = await lightTopHolders(light, 'eosio.token', 'EOS', 1000);
    const holders = top.state === 'data' ? top.data : [];
    expect(holders.length).toBeGreaterThan(10);
    const held = await node<string[]>('get_currency_balance', {
      code: 'eosio.token',
      account: holders[0]!.account,
      symbol: 'EOS',
    });
    expect(held).toEqual([`${holders[0]!.amount} EOS`]);
    const stats = await node<{ EOS: { supply: string } }>('get_currency_stats', { code: 'eosio.token', symbol: 'EOS' });
    const count = await lightHolderCount(light, 'eosio.token', 'EOS');
    expect(count).toMatchObject({ state: 'data', data: String(holders.length) });
    const sum = holders.reduce((total, { amount }) => total + BigInt(amount.replace('.', '')), 0n);
    expect(String(sum)).toBe(units(stats.EOS.supply));
    const users = await lightUserCount(light);
    expect(users).toMatchObject({ state: 'data', data: (await get('usercount/local')).text });
    expect(Number(users.state === 'data' ? users.data : 0)).toBeGreaterThan(holders.length / 2);
  });

  test('missing data is empty, invalid input fails', async () => {
    expect((await lightBalances(light, 'missingacct')).state).toBe('empty');
    expect((await lightTopHolders(light, 'eosio.token', 'NOSUCH')).state).toBe('empty');
    expect((await lightHolderCount(light, 'eosio.token', 'NOSUCH')) as unknown).toMatchObject({ data: '0' });
    expect((await lightBalances(light, 'NOT A NAME')).state).toBe('failed');
  });
});

function units(asset: string): string {
  return String(BigInt(asset.split(' ')[0]!.replace('.', '')));
}

describe('answers', () => {
  test('an account: resources, permissions with both formats of a key, links, delegations', async () => {
    const { json } = await get<OurAccount>('account/local/alice');
    const nodeView = await nodeAccount('alice');
    expect(json).toMatchObject({ account_name: 'alice', chain: { network: 'local', chainid: indexed.devnet.chainId } });
    expect(json.resources).toEqual({
      cpu_weight: Number(units(nodeView.total_resources.cpu_weight)),
      net_weight: Number(units(nodeView.total_resources.net_weight)),
      ram_bytes: nodeView.total_resources.ram_bytes,
    });
    const ours = json.permissions.map((one) => ({
      perm_name: one.perm,
      threshold: one.threshold,
      keys: one.auth.keys.map((key) => ({ key: key.pubkey, weight: key.weight })),
      accounts: one.auth.accounts,
    }));
    const theirs = nodeView.permissions.map(({ perm_name, required_auth: auth }) => ({
      perm_name,
      threshold: auth.threshold,
      keys: auth.keys,
      accounts: auth.accounts.map(({ permission, weight }) => ({ ...permission, weight })),
    }));
    expect(byName(ours)).toEqual(byName(theirs));
    expect(json.permissions[0]?.auth.keys[0]?.public_key).toMatch(/^PUB_K1_/);
    const links = nodeView.permissions.flatMap((one) =>
      (one.linked_actions ?? []).map((link) => [link.account, link.action ?? '', one.perm_name]),
    );
    expect(json.linkauth.map((link) => [link.code, link.type, link.requirement]).sort()).toEqual(links.sort());
    expect(json.balances.length).toBeGreaterThan(0);
    const info = await get<OurAccount>('accinfo/local/alice');
    expect(info.json.balances).toBeUndefined();
    expect((await get<OurAccount>('account/local/eosio.token')).json.code.code_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a delegation is reported for both accounts', async () => {
    const { json } = await get<[string, number, number][]>('topstake/local/1000');
    const delegations: { from: string; to: string }[] = [];
    for (const [account] of json) {
      const { delegated_to: to } = (await get<OurAccount>(`accinfo/local/${account}`)).json;
      delegations.push(...to.map((one) => ({ from: account, to: one.account_name })));
      expect(to.map((one) => one.account_name)).toEqual(to.map((one) => one.account_name).toSorted());
    }
    expect(delegations.some(({ from, to }) => from === to)).toBe(true);
    expect(delegations.some(({ from, to }) => from !== to)).toBe(true);
    for (const { from, to } of delegations.slice(0, 5)) {
      const { delegated_from: list } = (await get<OurAccount>(`accinfo/local/${to}`)).json;
      expect(list.map((one) => one.del_from)).toContain(from);
    }
  });

  test('an account that does not exist has null and empty lists', async () => {
    const { status, json } = await get<Record<string, unknown>>('account/local/missingacct');
    const { chain: _, ...rest } = json;
    expect({ status, rest }).toEqual({
      status: 200,
      rest: {
        account_name: 'missingacct',
        resources: null,
        permissions: [],
        linkauth: [],
        delegated_to: [],
        delegated_from: [],
        balances: [],
        rex: { fund: '0.0000 EOS', maturing: '0.0000 EOS', matured: '0.0000 EOS', savings: '0.0000 EOS' },
      },
    });
    expect((await get<{ resources: unknown }>('accinfo/local/eosio')).json.resources).toBeNull();
  });

  test('balances are in the order of contract and currency', async () => {
    const { json } = await get<{ balances: { contract: string; currency: string }[] }>('balances/local/alice');
    const order = json.balances.map(({ contract, currency }) => `${contract} ${currency}`);
    expect(order.length).toBeGreaterThan(2);
    expect(order).toEqual(order.toSorted());
  });

  test('a balance is a numeric string, zero without one', async () => {
    const [held = ''] = await node<string[]>('get_currency_balance', {
      code: 'eosio.token',
      account: 'alice',
      symbol: 'EOS',
    });
    expect((await get('tokenbalance/local/alice/eosio.token/EOS')).text).toBe(held.split(' ')[0]);
    expect((await get('tokenbalance/local/alice/eosio.token/NOSUCH')).text).toBe('0');
  });

  test('REX: fund and value by maturity, and the rows they follow from', async () => {
    const { system } = indexed.chain.config.systemAccounts;
    const rowsOf = async (table: string): Promise<Record<string, string>[]> => {
      const body = { code: system, scope: system, table, json: true, limit: 1000 };
      return (await node<{ rows: Record<string, string>[] }>('get_table_rows', body)).rows;
    };
    const [[pool], balances, funds] = await Promise.all([rowsOf('rexpool'), rowsOf('rexbal'), rowsOf('rexfund')]);
    const owner = balances[0]!['owner']!;
    const { json } = await get<{ rexraw: Record<string, never> }>(`rexraw/local/${owner}`);
    const fund = funds.find((one) => one['owner'] === owner)?.['balance'] ?? '0.0000 EOS';
    expect(json.rexraw).toMatchObject({
      pool: {
        total_lendable: `${pool!['total_lendable']!.split(' ')[0]}${'0'.repeat(20)}`,
        loan_num: expect.any(Number),
      },
      bal: { rex_balance: `${balances[0]!['rex_balance']!.split(' ')[0]}${'0'.repeat(20)}` },
    });
    const { rex } = (await get<{ rex: Record<string, string> }>(`rexbalance/local/${owner}`)).json;
    const held = BigInt(units(balances[0]!['rex_balance']!));
    const value = (held * BigInt(units(pool!['total_lendable']!))) / BigInt(units(pool!['total_rex']!));
    const sum = ['maturing', 'matured', 'savings'].reduce((total, part) => total + BigInt(units(rex[part]!)), 0n);
    expect(rex['fund']).toBe(fund);
    // Each of the three parts is rounded down.
    expect(Number(value - sum)).toBeLessThan(3);
    expect((await get<{ rex: unknown }>(`account/local/${owner}`)).json.rex).toEqual(rex);
  });

  test('a key in either format returns its accounts, and those controlled by them', async () => {
    const { permissions } = await nodeAccount('alice');
    const key = permissions.find((one) => one.perm_name === 'active')?.required_auth.keys[0]?.key ?? '';
    const { json } = await get<OurKey>(`key/${key}`);
    const asked = { keys: [key], accounts: [] };
    const { accounts } = await node<{ accounts: { account_name: string }[] }>('get_accounts_by_authorizers', asked);
    const found = Object.keys(json.local.accounts);
    for (const { account_name: account } of accounts) expect(found).toContain(account);
    expect(json.local.chain.network).toBe('local');
    const ofAlice = json.local.accounts['alice']?.map(({ perm }) => perm) ?? [];
    expect(ofAlice).toEqual(permissions.map(({ perm_name: name }) => name).toSorted());
    expect(ofAlice.length).toBeGreaterThan(accounts.filter(({ account_name: name }) => name === 'alice').length);
    const modern = json.local.accounts['alice']?.[0]?.auth.keys[0]?.public_key;
    const further = found.filter((account) => !accounts.some((one) => one.account_name === account));
    const { body } = await indexed.devnet.call('/v1/history/get_controlled_accounts', { controlling_account: 'alice' });
    expect(further.length).toBeGreaterThan(0);
    expect((body as { controlled_accounts: string[] }).controlled_accounts).toEqual(expect.arrayContaining(further));
    // `sync` depends on the current time.
    expect((await get<OurKey>(`key/${modern}`)).json.local.accounts).toEqual(json.local.accounts);
  });

  test('accounts are listed by the hash of their code', async () => {
    const { json } = await get<{ code: { code_hash: string } }>('accinfo/local/eosio.token');
    const { code_hash: hash } = json.code;
    const found = await get<{ local: { accounts: Record<string, unknown> } }>(`codehash/${hash}`);
    const names = Object.keys(found.json.local.accounts);
    expect(names.length).toBeGreaterThan(1);
    expect(found.json.local.accounts['eosio.token']).toEqual({ account_name: 'eosio.token', code_hash: hash });
    for (const account_name of names) {
      const { code_hash: own } = await node<{ code_hash: string }>('get_code_hash', { account_name });
      expect(own, account_name).toBe(hash);
    }
    expect((await get(`codehash/${'0'.repeat(64)}`)).json).toEqual({});
    expect(await get('codehash/xyz')).toMatchObject({ status: 400, text: 'Expected SHA256 hash' });
  });

  test('networks are the indexed chains', async () => {
    const { json } = await get<Record<string, unknown>[]>('networks');
    expect(json).toHaveLength(1);
    const { head_block_num: head, head_block_time: time } = await node<{
      head_block_num: number;
      head_block_time: string;
    }>('get_info', {});
    expect(json[0]).toEqual({
      network: 'local',
      chainid: indexed.devnet.chainId,
      description: expect.any(String),
      systoken: 'EOS',
      decimals: 4,
      production: expect.any(Number),
      sync: expect.any(Number),
      block_num: head,
      block_time: time.slice(0, 19).replace('T', ' '),
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${time}Z`) + 20_000 });
    expect((await get('sync/local')).text).toBe('20 OK');
    expect(await get('status')).toMatchObject({ status: 200, text: 'OK' });
    vi.setSystemTime(Date.parse(`${time}Z`) + 181_000);
    expect((await get('sync/local')).text).toBe('181 OUT_OF_SYNC');
    expect(await get('status')).toMatchObject({ status: 503, text: 'OUT_OF_SYNC' });
    vi.useRealTimers();
  });

  test('pretty is sorted and indented', async () => {
    const { text } = await get('networks?pretty=1');
    expect(text).toMatch(/^\[\n {2}\{\n {4}"block_num"/);
  });

  test('our REST API is unaffected', async () => {
    expect((await get('v1/openapi.json')).json).toMatchObject({ openapi: expect.stringMatching(/^3\./) });
    expect((await get('v1/networks')).json).toMatchObject({ error: { code: 'no-resource' } });
  });
});

function byName(list: { perm_name: string }[]): unknown[] {
  return list.toSorted((a, b) => (a.perm_name < b.perm_name ? -1 : 1));
}

describe('errors are plain text', () => {
  test.each([
    ['account/nosuch/alice', 400, 'Unknown network name: nosuch'],
    ['account/wax/alice', 503, 'The state of wax is not indexed'],
    ['account/local/Alice', 400, 'Invalid account name: Alice'],
    ['account/local/%3Cscript%3E', 400, 'Invalid account name: <script>'],
    ['topholders/local/eosio.token/EOS/9', 400, 'Invalid count: 9; it must be 10 to 1000'],
    ['topholders/local/eosio.token/EOS/1001', 400, 'Invalid count: 1001; it must be 10 to 1000'],
    ['topholders/local/eosio.token/eos/10', 400, 'Invalid token name: eos'],
    ['topram/local/-5', 400, 'Invalid count: -5; it must be 10 to 1000'],
    ['key/EOSnotakey', 400, 'Invalid public key: EOSnotakey'],
  ])('%s', async (path, status, text) => {
    expect(await get(path)).toMatchObject({ status, text, json: null });
  });

  test('an index without the complete state returns no balance', async () => {
    const part = fixtureFrames[0]!;
    const index = await recordedIndex(loadFixtureFrames(part.name), { last: part.last, irreversible: part.first });
    const partial = await appOver([{ ...chainOver(['http://127.0.0.1:9']), store: index.store }]);
    const answer = await partial.fastify.inject('/api/balances/local/alice');
    expect([answer.statusCode, answer.body]).toEqual([503, 'The state of local is not indexed']);
    expect((await partial.fastify.inject('/api/networks')).body).toBe('[]');
    await partial.fastify.close();
    await index.close();
  });
});
