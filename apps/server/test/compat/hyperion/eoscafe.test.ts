import { JsonRpc } from '@eoscafe/hyperion';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import type { App } from '../../../src/start/app.ts';

// EOS Cafe's client, unchanged; its paths of Hyperion 2 (alive, transfers, transacted accounts) are in none of 3.3 and 4.0.
let indexed: IndexedDevnet;
let app: App;
let client: JsonRpc;
beforeAll(async () => {
  indexed = await indexedDevnet();
  app = await appOver([indexed.chain]);
  client = new JsonRpc(await app.fastify.listen({ host: '127.0.0.1', port: 0 }));
}, 120_000);
afterAll(async () => {
  await app.fastify.close();
  await indexed.close();
});

test('actions with all of its options, and their transaction', async () => {
  const { actions } = await client.get_actions('alice', {
    filter: 'eosio.token:transfer',
    skip: 1,
    limit: 4,
    sort: 'desc',
    'transfer.to': 'alice',
    'transfer.symbol': 'EOS',
    'act.name': 'transfer',
  });
  expect(actions).toHaveLength(4);
  const { trx_id } = actions[0]!;
  expect((await client.get_transaction(trx_id)).actions.map((action) => action.trx_id)).toContain(trx_id);
});

test('creators, and accounts by creator and by key', async () => {
  const { creator } = await client.get_creator('alice');
  const { accounts } = await client.get_created_accounts(creator);
  expect(accounts.length).toBeGreaterThan(1);
  const answer = await indexed.devnet.call('/v1/chain/get_account', { account_name: 'alice' });
  const { permissions } = answer.body as { permissions: { required_auth: { keys: { key: string }[] } }[] };
  const { account_names } = await client.get_key_accounts(permissions[0]!.required_auth.keys[0]!.key);
  expect(account_names).toContain('alice');
});

test('row versions, the ABI at a block, tokens, links, voters and proposals', async () => {
  const { deltas } = await client.get_deltas('eosio.token', 'alice', 'accounts', 'alice');
  expect(deltas.length).toBeGreaterThan(1);
  expect(await client.get_abi_snapshot('eosio.token', 100)).toMatchObject({ present: true });
  expect((await client.get_tokens('alice')).tokens.length).toBeGreaterThan(3);
  expect((await client.get_links('alice')).links.length).toBeGreaterThan(0);
  expect((await client.get_voters({ limit: 3 })).voters).toHaveLength(3);
  expect((await client.get_proposals({ executed: false, limit: 5 })).proposals.length).toBeGreaterThan(0);
});
