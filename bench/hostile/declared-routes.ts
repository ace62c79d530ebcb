import { hotAccount, hotKey } from './store.ts';

const unknown = '00'.repeat(32);
/** Values of path parameters, by name: what the hostile store has most of. */
const parameters: Readonly<Record<string, string>> = {
  account: hotAccount,
  name: hotAccount,
  collection_name: hotAccount,
  producer: 'prod',
  proposer: hotAccount,
  key: hotKey,
  hash: unknown,
  network: 'local',
  contract: 'eosio.token',
  symbol: 'EOS',
  token: 'EOS-local-eosio.token',
  count: '1000',
  table: 'sales',
  scope: 'atomicmarket',
  by: 'ram',
  asset_id: '1099511627775',
  schema_name: 'weapons',
  template_id: '1',
  offer_id: '1',
  sale_id: '1',
  auction_id: '1',
  buyoffer_id: '1',
  method: 'get_actions',
};
/** Parameters that differ by path. */
const byPath: readonly (readonly [RegExp, string])[] = [
  [/\/(?:blocks|b)\/:id$/, '100'],
  [/\/(?:tokens|supply|t)\/:id$/, 'EOS-local-eosio.token'],
  [/\/nfts\/:id$/, '1099511627775'],
  [/\/snapshots\/:id$/, '1'],
  [/\/priceseries\/:id$/, 'EOS'],
  [/\/a\/:id$/, hotAccount],
  [/\/(?:transactions|tx)\/:id$/, unknown],
  [/\/rows\/:scope\/:key$/, '1'],
];
/** Queries of paths that refuse a request without one. */
const queries: Readonly<Record<string, string>> = {
  '/api/v1/search': 'q=ali',
  '/api/v1/account/:name': 'type=getAccountTokens',
  '/api/v1/nft': 'type=getNftHistory&id=1099511627776',
  '/api/v1/rex': 'type=getExpiringLoans',
  '/api/v1/dsp': 'type=DSP_REWARDS',
  '/api/v1/proxy/eosio': 'type=disqus_count',
  '/api/v1/accounts/:name/past': 'at=100',
  '/api/v1/contracts/:name/tables/:table/past': 'at=100',
  '/v1/history/:method': `account_name=${hotAccount}`,
  '/v2/history/get_actions': `account=${hotAccount}&limit=1000`,
  '/v2/history/get_abi_snapshot': 'contract=atomicmarket',
  '/v2/history/get_table_state': 'code=atomicmarket&table=sales',
  '/v2/history/get_transaction': `id=${unknown}`,
  '/v2/history/get_transaction_legacy': `id=${unknown}`,
  '/v2/history/check_transaction': `id=${unknown}`,
  '/v2/history/get_block': 'block_num=100',
  '/v2/history/get_deltas': `code=atomicmarket&table=sales&scope=atomicmarket`,
  '/v2/stats/get_action_usage': 'period=24h',
  '/v2/state/get_top_holders': 'contract=eosio.token&symbol=EOS',
  '/v2/history/get_creator': `account=${hotAccount}`,
  '/v2/history/get_created_accounts': `account=${hotAccount}`,
  '/v2/state/get_account': `account=${hotAccount}`,
  '/v2/state/get_tokens': `account=${hotAccount}`,
  '/v2/state/get_links': `account=${hotAccount}`,
  '/v2/state/get_key_accounts': `public_key=${hotKey}`,
  '/v2/state/get_table_rows': 'contract=atomicmarket&table=sales',
  '/v2/state/get_voter_scopes': 'term=a',
  '/v2/stats/get_resource_usage': 'code=eosio.token&action=transfer',
};
/** Queries of groups of paths, unless the path has one of its own. */
const groupQueries: readonly (readonly [RegExp, string])[] = [
  [/^\/atomicmarket\/v1\/stats\//, 'symbol=EOS'],
  [/^\/v2\/history\/export_actions/, `account=${hotAccount}`],
];
/** Paths with no work behind them, and those that ask others than the index. */
const skipped = /^\/(?:assets|media|esr|favicon|manifest|robots|v1\/:plugin|v1\/chain)|\*$/;

/**
 * One address of each GET route of a server, out of fastify's tree of routes (`printRoutes`, no common prefixes).
 * Throws for a path parameter without a value: a new route needs one here.
 */
export function declaredRoutes(tree: string): string[] {
  return patternsOf(tree)
    .filter((pattern) => !skipped.test(pattern))
    .map((pattern) => {
      const path = pattern.replaceAll(/:(\w+)[^/]*/g, (_, name: string, at: number) =>
        valueOf(name, `${pattern.slice(0, at)}:${name}`),
      );
      const query = queries[pattern] ?? groupQueries.find(([paths]) => paths.test(pattern))?.[1];
      return query === undefined ? path : `${path}?${query}`;
    });
}

/** Routes that answer GET; a line of the tree continues the path of the line above that it is indented from. */
function patternsOf(tree: string): string[] {
  const parents: string[] = [];
  const patterns: string[] = [];
  for (const line of tree.split('\n')) {
    const match = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/u.exec(line);
    if (match === null) continue;
    const level = match[1]!.length / 4;
    parents.length = level;
    // Two names of one parameter: the first ends a path, the second continues.
    const [ending, continuing] = match[2]!.split('|');
    if (match[3]?.split(', ').includes('GET')) patterns.push([...parents, ending].join(''));
    parents.push(continuing === undefined ? ending! : ending!.replace(/:\w+$/, continuing));
  }
  return patterns;
}

function valueOf(name: string, path: string): string {
  const value = byPath.find(([pattern]) => pattern.test(path))?.[1] ?? parameters[name];
  if (value === undefined) throw new Error(`${path} has no value in the benchmark of hostile visitors`);
  return value;
}
