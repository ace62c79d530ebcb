import type { FioFacts } from '../src/tools/fio/fio-facts.ts';

/** Facts that the example forms of several tools start from. */

export const key = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
export const fioKey = 'FIO6zwqqzHQcqCc2MB4jpp1F73MXpisEQe2SDghQFSGQKoAPjvQ3H';
const authority = { threshold: 1, keys: [{ key, legacy: null, weight: 1 }], accounts: [], waits: [] };
export const permissions = {
  actor: 'alice',
  signer: 'owner',
  permissions: [
    { name: 'owner', parent: null, authority, linked: [] },
    { name: 'active', parent: 'owner', authority, linked: [] },
    { name: 'pay', parent: 'active', authority, linked: [{ contract: 'eosio.token', action: 'transfer' }] },
  ],
};
export const held = { contract: 'eosio.token', quantity: '10.0000 EOS', looksLike: null, spam: false };
export const fio: FioFacts = {
  fees: new Map([['transfer_tokens_pub_key', { amount: 1n, bundled: false }]]),
  own: {
    available: 9_000_000_000_000n,
    staked: 5_000_000_000n,
    addresses: [{ name: 'alice@edge', bundles: 10n }],
    domains: [{ name: 'edge', isPublic: true }],
  },
  registered: new Map([['edge', true]]),
  keys: new Map([['bob@edge', fioKey]]),
  vote: null,
  isProxy: null,
};
