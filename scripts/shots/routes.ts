import { detailRoutes, openedDetailRoutes } from './detail-routes.ts';
import type { Route } from './route.ts';

/** Every page worth a picture: full, empty and not found. */
export const fixedRoutes: readonly Route[] = [
  ...detailRoutes,
  ...openedDetailRoutes,
  { name: 'tokens', path: '/tokens' },
  { name: 'tokens-none', path: '/tokens?q=nothing' },
  { name: 'token', path: '/tokens/EOS-local-eosio.token' },
  { name: 'token-lookalike', path: '/tokens/EOS-local-memetoken111' },
  { name: 'token-missing', path: '/tokens/NONE-local-eosio.token' },
  { name: 'topholders', path: '/topholders' },
  { name: 'nft-missing', path: '/nft/5' },
  { name: 'vote', path: '/vote' },
  { name: 'vote-proxies', path: '/vote/proxies' },
  { name: 'rex', path: '/rex' },
  { name: 'rex-borrow', path: '/rex?view=borrow' },
  { name: 'rex-stats', path: '/rex?view=stats' },
  { name: 'rex-history', path: '/rex?view=history' },
  { name: 'namebids', path: '/namebids' },
  { name: 'chain', path: '/chain' },
  { name: 'protocol-features', path: '/protocol-features' },
  { name: 'ram-buy', path: '/wallet/ram/buy' },
  { name: 'ram-sell', path: '/wallet/ram/sell' },
  { name: 'msigs-all', path: '/msigs?view=all' },
  { name: 'stats', path: '/stats/activity' },
  { name: 'stats-week', path: '/stats/activity?period=week' },
  { name: 'stats-votes', path: '/stats/votes' },
  { name: 'contract-choice', path: '/contract' },
  { name: 'contract-table', path: '/contract?account=eosio&table=voters' },
  { name: 'contract-table-past', path: '/contract?account=eosio.token&table=accounts&scope=alice&at=120' },
  { name: 'contract-row', path: '/contract?account=eosio&table=global' },
  { name: 'contract-action', path: '/contract?account=eosio.msig&tab=Actions&action=propose' },
  { name: 'contract-abi', path: '/contract?account=eosio.token&tab=ABI' },
  { name: 'contract-code', path: '/contract?account=eosio.token&tab=Code' },
  { name: 'contract-none', path: '/contract?account=alice' },
  { name: 'msigs', path: '/msigs' },
  { name: 'msig', path: '/msig/carol/ready' },
  { name: 'msig-impossible', path: '/msig/bob/oldcouncil' },
  { name: 'msig-hostile', path: '/msig/whale1111111/clickhere' },
  { name: 'msig-missing', path: '/msig/alice/salary' },
  { name: 'hostile-contract', path: '/contract?account=spamtokens11&tab=ABI' },
  { name: 'hostile-action', path: '/contract?account=spamtokens11&tab=Actions&action=transfer' },
  { name: 'oracles', path: '/oracles' },
  { name: 'oracle', path: '/oracles/eosusd' },
  { name: 'nft', path: '/nft/1099511627803' },
  { name: 'supply', path: '/supply' },
  { name: 'vest', path: '/vest' },
  { name: 'snapshot', path: '/snapshot' },
  { name: 'history-services', path: '/hyperion' },
  { name: 'dapps', path: '/dapps' },
  { name: 'dsp', path: '/dsp' },
  { name: 'api', path: '/api' },
  { name: 'wallets', path: '/wallets' },
  { name: 'terms', path: '/terms-and-conditions' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'not-found', path: '/no/such/page' },
];

interface LatestActions {
  data: { transactionId: string; blockNumber: number }[];
}

interface AccountTwin {
  data: { account: { data?: { permissions: { authority: { keys: { key: string }[] } }[] } } };
}

/** All pictures of a world: those above and some whose address only the running chain tells. */
export async function routesToShow(url: string): Promise<readonly Route[]> {
  return [...fixedRoutes, ...(await livingRoutes(url)), ...(await keyRoutes(url))];
}

async function livingRoutes(url: string): Promise<Route[]> {
  const answer = await fetch(`${url}/api/v1/actions?limit=20`);
  const newest = answer.ok ? ((await answer.json()) as LatestActions).data[0] : undefined;
  if (newest === undefined) return [];
  const path = `/transaction/${newest.transactionId}`;
  return [
    { name: 'block', path: `/block/${newest.blockNumber}` },
    { name: 'transaction', path },
    { name: 'transaction-state', path: `${path}?tab=changes` },
    { name: 'transaction-authorisation', path: `${path}?tab=authorisation` },
    { name: 'transaction-resources', path: `${path}?tab=resources` },
    { name: 'transaction-raw', path: `${path}?tab=raw` },
    {
      name: 'transaction-action-open',
      path,
      act: async (page) => page.locator('main details > summary').first().click(),
    },
  ];
}

/** A key that accounts have. */
async function keyRoutes(url: string): Promise<Route[]> {
  const answer = await fetch(`${url}/account/alice?tab=permissions&format=json`);
  if (!answer.ok) return [];
  const { data } = (await answer.json()) as AccountTwin;
  const key = data.account.data?.permissions[0]?.authority.keys[0]?.key;
  return key === undefined ? [] : [{ name: 'key', path: `/key/${key}` }];
}
