export interface Route {
  /** Name of the picture. */
  name: string;
  path: string;
}

interface LatestActions {
  data: { transactionId: string; blockNumber: number }[];
}

/** Every page worth a picture: full, empty and not found. Reads the newest transaction to have a real one. */
export async function routesToShow(url: string): Promise<Route[]> {
  const answer = await fetch(`${url}/api/v1/actions?limit=20`);
  const latest = answer.ok ? ((await answer.json()) as LatestActions).data : [];
  const newest = latest[0];
  const live =
    newest === undefined
      ? []
      : [
          { name: 'transaction', path: `/transaction/${newest.transactionId}` },
          { name: 'transaction-state', path: `/transaction/${newest.transactionId}?tab=changes` },
        ];
  const block = newest === undefined ? [] : [{ name: 'block', path: `/block/${newest.blockNumber}` }];
  return [
    { name: 'home', path: '/' },
    { name: 'account', path: '/account/alice' },
    { name: 'account-transactions', path: '/account/alice?tab=transactions' },
    { name: 'account-transactions-filtered', path: '/account/alice?tab=transactions&kind=send&token=EOS&order=asc' },
    { name: 'account-transactions-wrong', path: '/account/alice?tab=transactions&query=kind:sent%20with:Bob!' },
    { name: 'account-transactions-spam', path: '/account/alice?tab=transactions&with=spammer11111' },
    { name: 'account-transactions-spam-shown', path: '/account/alice?tab=transactions&with=spammer11111&spam=show' },
    { name: 'account-transactions-none', path: '/account/alice?tab=transactions&kind=send&with=nosuch' },
    { name: 'account-transactions-nfts', path: '/account/atomicassets?tab=transactions' },
    { name: 'account-permissions', path: '/account/alice?tab=permissions' },
    { name: 'account-permissions-many', path: '/account/bob?tab=permissions' },
    { name: 'account-tokens', path: '/account/alice?tab=tokens' },
    { name: 'account-resources', path: '/account/alice?tab=resources' },
    { name: 'account-votes', path: '/account/alice?tab=votes' },
    { name: 'account-contract', path: '/account/eosio?tab=contract' },
    { name: 'account-controlled', path: '/account/eosio?tab=controlled' },
    { name: 'account-nfts', path: '/account/alice?tab=nfts' },
    { name: 'account-rex', path: '/account/alice?tab=rex' },
    { name: 'account-past', path: '/account/alice?tab=past&at=120' },
    { name: 'account-past-choice', path: '/account/alice?tab=past' },
    { name: 'account-past-unknown', path: '/account/alice?tab=past&at=999999999' },
    { name: 'account-system', path: '/account/eosio' },
    { name: 'account-webauthn', path: '/account/webauthnacct?tab=permissions' },
    { name: 'account-missing', path: '/account/nobody112233' },
    ...block,
    { name: 'block-state', path: '/block/30?tab=changes' },
    { name: 'block-genesis', path: '/block/2' },
    { name: 'block-missing', path: '/block/4000000000' },
    ...live,
    { name: 'transaction-missing', path: `/transaction/${'ab'.repeat(32)}` },
    { name: 'key', path: '/key/EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV' },
    { name: 'key-none', path: '/key/EOS5p78kHbL33Rn3JWkTWRE2B9uz6gy4r1KbfAKLNQGE3ovMBS5bu' },
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
    { name: 'status', path: '/status' },
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
    { name: 'hostile-memos', path: '/account/mallory?tab=transactions' },
    { name: 'hostile-contract', path: '/contract?account=spamtokens11&tab=ABI' },
    { name: 'hostile-action', path: '/contract?account=spamtokens11&tab=Actions&action=transfer' },
    { name: 'hostile-nfts', path: '/account/spammer11111?tab=nfts' },
    { name: 'oracles', path: '/oracles' },
    { name: 'live', path: '/live' },
    { name: 'not-found', path: '/no/such/page' },
    { name: 'design-system', path: '/dev/ui' },
  ];
}
