import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import { parityTable } from '../parity-table.ts';
import type { App } from '../../../src/start/app.ts';

const common = 'query_time_ms cached lib last_indexed_block last_indexed_block_time';
const block = '@timestamp block_num block_id prev_id producer schedule_version cpu_usage net_usage trx_count';
/** Routes of Hyperion 3.3 and 4.0 with a query; top-level fields beside the common ones, or all but the time of the query. */
const routes: Readonly<Record<string, { query?: string; fields?: string; own?: string; to?: string }>> = {
  health: { own: 'version version_hash host health features' },
  'history/get_actions': { query: 'account=alice', fields: 'total actions' },
  'history/get_transaction': { query: 'id={id}', fields: 'executed trx_id cached_lib actions' },
  'history/get_transaction_legacy': { query: 'id={id}', fields: 'executed trx_id cached_lib actions' },
  'history/check_transaction': { query: 'id={id}', fields: 'id status block_num root_action signatures' },
  'history/get_block': { query: 'block_num={block}', fields: `total ${block}` },
  'history/get_blocks': { fields: 'total blocks' },
  'history/get_schedule': { fields: 'timestamp block_num version producers' },
  'history/get_creator': { query: 'account=alice', fields: 'account creator timestamp block_num trx_id' },
  'history/get_created_accounts': { query: 'account=eosio', fields: 'account total accounts' },
  'history/get_deltas': { fields: 'total deltas' },
  'history/get_table_state': {
    query: 'code=eosio.token&table=accounts',
    fields: 'code table block_num after_key next_key results',
  },
  'history/get_abi_snapshot': { query: 'contract=eosio.token', fields: 'present block_num abi' },
  'history/export_actions': { query: 'account=alice', to: '/api/v1/accounts/alice/export?format=ndjson' },
  'state/get_account': { query: 'account=alice', fields: 'account links tokens total_actions actions' },
  'state/get_key_accounts': { query: 'public_key={key}', fields: 'public_key account_names' },
  'state/get_links': { fields: 'total links next_key' },
  'state/get_proposals': { fields: 'total proposals' },
  'state/get_table_rows': {
    query: 'contract=eosio.token&table=accounts',
    fields: 'contract table rows_count rows next_key',
  },
  'state/get_tokens': { query: 'account=alice', fields: 'account total tokens' },
  'state/get_top_holders': { query: 'contract=eosio.token&symbol=EOS', fields: 'contract symbol holders' },
  'state/get_voter_scopes': { query: 'term=a', fields: 'scopes' },
  'state/get_voters': { fields: 'voter_count voters' },
  'stats/get_action_usage': { query: 'period=1h', fields: 'action_count tx_count period from to' },
  'stats/get_api_usage': { own: 'total buckets' },
  'stats/get_missed_blocks': { fields: 'stats events' },
  'stats/get_resource_usage': { query: 'code=eosio.token&action=transfer', fields: 'cpu net' },
  'stats/get_trx_count': { fields: 'total_trx_count block_count avg_trx_per_block start_block end_block' },
  get_filters: { own: 'isWhitelisted excludes includes' },
  explorer_metadata: {
    own: 'provider provider_url chain_name chain_id custom_core_token theme oracle oracle_price_historgram',
  },
  explorer_logo: { to: '/favicon.svg' },
  docs: { to: '/v2/docs/json' },
};

let indexed: IndexedDevnet;
let app: App;
let values: Readonly<Record<string, string>>;
beforeAll(async () => {
  indexed = await indexedDevnet();
  app = await appOver([indexed.chain]);
  const read = async (path: string) => JSON.parse((await app.fastify.inject(`/v2/${path}`)).body) as never;
  const { actions }: { actions: { trx_id: string; block_num: number }[] } = await read(
    'history/get_actions?filter=eosio.token:transfer&limit=1',
  );
  const { account }: { account: { permissions: { required_auth: { keys: { key: string }[] } }[] } } = await read(
    'state/get_account?account=alice',
  );
  const key = account.permissions[0]!.required_auth.keys[0]!.key;
  values = { id: actions[0]!.trx_id, block: `${actions[0]!.block_num}`, key };
}, 120_000);
afterAll(async () => {
  await app.fastify.close();
  await indexed.close();
});

const table = parityTable('Parity of the Hyperion API').filter(({ route }) => route !== 'stream');

test('the table has every route of Hyperion', () => {
  expect(table.map(({ route }) => route).toSorted()).toEqual(Object.keys(routes).toSorted());
});

test.each(table)('$route is $state', async ({ route, state }) => {
  const { query = '', fields, own, to } = routes[route]!;
  const answer = await app.fastify.inject(`/v2/${route}?${query.replace(/\{(\w+)\}/, (_, name) => values[name]!)}`);
  if (to !== undefined) return expect([state, answer.headers['location']]).toEqual(['differs', to]);
  const body = JSON.parse(answer.body) as object;
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  const expected = own === undefined ? `${common} ${fields}` : `${own} query_time_ms`;
  expect(Object.keys(body).toSorted()).toEqual(expected.split(' ').toSorted());
});
