import { hotAccount, hotKey } from './store.ts';

const abis = ['hostile11111', 'hostile22222', 'hostile33333', 'hostile44444', 'hostile55555'];
const tabs = ['controlled', 'created', 'permissions', 'history', 'changes', 'tokens', 'contract'];

/** Pages and the most expensive requests of a hostile index; `head` is its newest block. */
export function hostileRoutes(head: number): string[] {
  const old = Math.floor(head / 2);
  const sales = 'code=atomicmarket&table=sales';
  return [
    '/',
    '/live',
    '/blocks',
    '/transactions',
    '/accounts',
    '/tokens',
    '/stats',
    '/vote',
    '/msig',
    '/status',
    '/ram',
    `/key/${hotKey}`,
    ...tabs.map((tab) => `/account/${hotAccount}?tab=${tab}`),
    `/account/${hotAccount}?memo=nothing`,
    ...abis.flatMap((name) => ['ABI', 'Actions', 'Tables'].map((tab) => `/contract?account=${name}&tab=${tab}`)),
    `/contract?account=atomicmarket&table=sales&scope=atomicmarket&at=${old}`,
    `/contract?account=atomicassets&table=assets`,
    `/block/${head}`,
    `/api/v1/keys/${hotKey}`,
    `/api/v1/accounts/${hotAccount}/actions?limit=100`,
    `/api/v1/accounts/${hotAccount}/actions?memo=nothing`,
    `/api/v1/contracts/atomicmarket/tables/sales/past?at=${old}`,
    `/api/v1/blocks/${head}/changes`,
    `/api/v1/nfts/1099511927775`,
    `/api/key/${hotKey}`,
    '/api/topram/local/1000',
    `/v2/history/get_actions?account=${hotAccount}&limit=1000`,
    `/v2/history/get_table_state?${sales}`,
    `/v2/history/get_table_state?${sales}&block_num=${old}`,
    '/v2/history/get_table_state?code=atomicassets&table=assets',
    `/v2/state/get_key_accounts?public_key=${hotKey}&details=true`,
    `/v2/state/get_voters`,
    `/v1/history/get_actions?account_name=${hotAccount}&pos=-1&offset=-1000`,
    `/v1/history/get_key_accounts?public_key=${hotKey}`,
    `/v1/history/get_controlled_accounts?controlling_account=${hotAccount}`,
  ];
}
