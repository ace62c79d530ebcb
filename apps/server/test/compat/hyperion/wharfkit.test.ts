import { APIClient, FetchProvider } from '@wharfkit/antelope';
import { HyperionAPIClient } from '@wharfkit/hyperion';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import type { App } from '../../../src/start/app.ts';

// The ecosystem's own client, unchanged: whatever it asks and checks, our answers have to satisfy.
let indexed: IndexedDevnet;
let app: App;
let client: HyperionAPIClient;
beforeAll(async () => {
  indexed = await indexedDevnet();
  app = await appOver([indexed.chain]);
  const url = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  client = new HyperionAPIClient(new APIClient({ provider: new FetchProvider(url) }));
}, 120_000);
afterAll(async () => {
  await app.fastify.close();
  await indexed.close();
});

test('health, with the head of the node and what is indexed', async () => {
  const health = await client.v2.get_health();
  expect(
    health.health.map(({ service, status }: { service: string; status: string }) => `${service} ${status}`),
  ).toEqual(['NodeosRPC OK', 'Elasticsearch OK']);
});

test('actions of an account, filtered, and each by its transaction', async () => {
  const { actions, total } = await client.v2.history.get_actions('alice', {
    filter: 'eosio.token:transfer',
    limit: 5,
    sort: 'desc',
  });
  expect(actions).toHaveLength(5);
  expect(Number(total.value)).toBeGreaterThan(5);
  for (const { act, trx_id } of actions) {
    expect(`${act.account}::${act.name}`).toBe('eosio.token::transfer');
    const whole = await client.v2.history.get_transaction(trx_id);
    expect(whole.executed).toBe(true);
    expect(whole.actions.map((one: { act: { name: unknown } }) => String(one.act.name))).toContain('transfer');
  }
});

test('transfers by sender, receiver and token', async () => {
  interface Transfer {
    act: { name: unknown; data: { from: string; to: string; quantity: string } };
  }
  const sent = await client.v2.history.get_actions(null, { transfer_from: 'alice', limit: 50 });
  expect(sent.actions.length).toBeGreaterThan(5);
  expect(sent.actions.every(({ act }: Transfer) => act.data.from === 'alice')).toBe(true);
  const received = await client.v2.history.get_actions('alice', { transfer_to: 'alice', limit: 50 });
  expect(received.actions.every(({ act }: Transfer) => act.data.to === 'alice')).toBe(true);
  const [one] = sent.actions as Transfer[];
  const both = await client.v2.history.get_actions(null, {
    transfer_from: 'alice',
    transfer_to: one!.act.data.to,
    act_name: 'transfer',
  });
  expect(both.actions.every(({ act }: Transfer) => act.data.to === one!.act.data.to)).toBe(true);
  expect(both.actions.length).toBeGreaterThan(0);
  const tokens = await client.v2.history.get_actions('alice', { transfer_symbol: 'USDT' as never, limit: 50 });
  expect(tokens.actions.length).toBeGreaterThan(0);
  expect(tokens.actions.every(({ act }: Transfer) => act.data.quantity.endsWith(' USDT'))).toBe(true);
});

test('creators of accounts', async () => {
  const creator = await client.v2.history.get_creator('alice');
  const made = await client.v2.history.get_created_accounts(creator.creator, { limit: 1000 });
  expect(made.accounts.map(({ name }: { name: unknown }) => String(name))).toContain('alice');
});

test('the ABI at a block, and every version of a row', async () => {
  const { abi } = await client.v2.history.get_abi_snapshot('eosio.token', 100);
  expect(abi.actions.map(({ name }: { name: unknown }) => String(name))).toContain('transfer');
  const { deltas } = await client.v2.history.get_deltas('eosio.token', 'alice', 'accounts', 'alice');
  expect(deltas.length).toBeGreaterThan(1);
  const blocks = deltas.map(({ block_num }: { block_num: unknown }) => Number(block_num));
  expect(blocks).toEqual(blocks.toSorted((a: number, b: number) => b - a));
  for (const { data } of deltas) expect(data).toMatchObject({ amount: expect.any(Number), symbol: 'EOS' });
});

test('a table at a block, page by page', async () => {
  const state = await client.v2.history.get_table_state('eosio.token', 'stat', 100);
  expect(state.results).toContainEqual(expect.objectContaining({ scope: expect.any(String), present: 1 }));
  expect(JSON.stringify(state.results)).toContain('max_supply');
  const after = state.results[0] as { scope: string; primary_key: string };
  const rest = await client.v2.history.get_table_state(
    'eosio.token',
    'stat',
    100,
    `${after.scope}-${after.primary_key}`,
  );
  expect(rest.results).toHaveLength(state.results.length - 1);
});

test('linked actions, keys, tokens, and the complete account', async () => {
  const { links } = await client.v2.state.get_links('alice');
  expect(
    links.map(({ permission, action }: { permission: string; action: string }) => `${permission} ${action}`),
  ).toContain('game transfer');
  const account = await client.v2.state.get_account('alice');
  expect(String(account.account.account_name)).toBe('alice');
  expect(account.tokens.length).toBeGreaterThan(3);
  const { tokens } = await client.v2.state.get_tokens('alice');
  expect(tokens.map(({ symbol }: { symbol: string }) => symbol)).toContain('EOS');
  const [key] = account.account.getPermission('active').required_auth.keys;
  const { account_names } = await client.v2.state.get_key_accounts(key!.key);
  expect(account_names.map(String)).toContain('alice');
});

test('proposals with their approvals, open and executed; voters by producer', async () => {
  const { proposals } = await client.v2.state.get_proposals({ limit: 200 });
  const open = proposals.find(
    ({ proposer, proposal_name }: { proposer: unknown; proposal_name: unknown }) =>
      `${proposer} ${proposal_name}` === 'carol ready',
  );
  expect(open?.executed).toBe(false);
  expect(open?.provided_approvals.length).toBeGreaterThan(0);
  const { voters } = await client.v2.state.get_voters(undefined, undefined, 0, 5);
  expect(voters.length).toBeGreaterThan(0);
  const weights = voters.map(({ weight }: { weight: { value: number } }) => Number(weight.value));
  expect(weights).toEqual(weights.toSorted((a: number, b: number) => b - a));
});
