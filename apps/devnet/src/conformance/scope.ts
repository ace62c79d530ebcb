import type { Exchange } from '../../../../fixtures/exchanges.ts';

/** Groups that are compared elsewhere or that the devnet does not offer, with the reason. */
const GROUPS: Record<string, string> = {
  send_transaction: 'signed for the recorded chain; see pushing.test.ts',
  send_transaction2: 'signed for the recorded chain; see pushing.test.ts',
  push_transaction: 'signed for the recorded chain; see pushing.test.ts',
  push_transactions: 'signed for the recorded chain; see pushing.test.ts',
  compute_transaction: 'signed for the recorded chain; see pushing.test.ts',
  producer_api: 'not offered',
};

/** Contracts and accounts of the recorded chain that the devnet's story does not have. */
const FOREIGN = [
  'atomicassets',
  'atomicmarket',
  'tabletest111',
  'nestedtables',
  'snaptables11',
  'returnvalues',
  'asserter1111',
  'deferred1111',
  'noabi1111111',
  'eosio.wrap',
  'eosio.msig',
  'eosio.fees',
  'eosio.bpay',
  'eosio.evm',
  'eosio.reward',
  'eosio.saving',
  'eosio.reserv',
  'coolcats1111',
  'nftcreator11',
  'nftkimwviiuf',
  'moonoofnggx4',
  '1rlsvhdhemm3',
  '1uono2eftxyg',
];

/** Why an exchange is not compared; null when it is. */
export function outOfScope(exchange: Exchange): string | null {
  const group = exchange.group.replace(/^load\./, '');
  if (GROUPS[group] !== undefined) return GROUPS[group];
  if (exchange.status === 0) return 'the node reset the connection';
  if (exchange.path.startsWith('/v1/net/') && exchange.path !== '/v1/net/connections') return 'not offered';
  const request = JSON.stringify(exchange.request);
  const foreign = FOREIGN.find((name) => request.includes(name));
  if (foreign !== undefined) return `the devnet has no ${foreign}`;
  if (exchange.status === 200 && /"[0-9a-f]{64}"/.test(request))
    return 'names a block or transaction of the recorded chain';
  return null;
}

/** Answers that are compared and known to differ, by id, with the reason. */
const KNOWN: [id: RegExp, reason: string][] = [];

export function knownDifference(exchange: Exchange): string | null {
  return KNOWN.find(([id]) => id.test(exchange.id))?.[1] ?? null;
}

/** Why a recorded push is not tried; null when it is. */
export function pushOutOfScope(exchange: Exchange): string | null {
  const reason = PUSHES.find(([id]) => id.test(exchange.id));
  return reason?.[1] ?? null;
}

const PUSHES: [id: RegExp, reason: string][] = [
  [
    /assert-unicode|return-value|contract-fail|max-cpu-usage|ram-exhausted/,
    'calls a contract that the devnet does not have',
  ],
  [
    /cpu-exhausted|net-exhausted|ok-newaccount-3/,
    'its accounts were made on the recorded chain to be without resources',
  ],
  [/rex-not-matured|msig-not-enough/, 'REX and multisig come with a later version of the devnet'],
];

const KNOWN_PUSHES: [id: RegExp, reason: string][] = [];

export function knownPushDifference(exchange: Exchange): string | null {
  return KNOWN_PUSHES.find(([id]) => id.test(exchange.id))?.[1] ?? null;
}
