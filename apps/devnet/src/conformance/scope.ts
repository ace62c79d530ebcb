import type { Exchange } from '../../../../fixtures/exchanges.ts';

/** Groups that are compared elsewhere or not supported by the devnet, with the reason. */
const groups: Record<string, string> = {
  send_transaction: 'signed for the recorded chain; see pushing.test.ts',
  send_transaction2: 'signed for the recorded chain; see pushing.test.ts',
  push_transaction: 'signed for the recorded chain; see pushing.test.ts',
  push_transactions: 'signed for the recorded chain; see pushing.test.ts',
  compute_transaction: 'signed for the recorded chain; see pushing.test.ts',
};

/** Contracts and accounts of the recorded chain that do not exist in the devnet's story. */
const foreignAccounts = [
  'atomicassets',
  'atomicmarket',
  'tabletest111',
  'nestedtables',
  'snaptables11',
  'returnvalues',
  'asserter1111',
  'deferred1111',
  'noabi1111111',
  'eosio.evm',
  'coolcats1111',
  'nftcreator11',
  'nftkimwviiuf',
  'moonoofnggx4',
  '1rlsvhdhemm3',
  '1uono2eftxyg',
];

/** Why an exchange is not compared; null if it is. */
export function outOfScope(exchange: Exchange): string | null {
  const group = exchange.group.replace(/^load\./, '');
  if (groups[group] !== undefined) return groups[group];
  if (exchange.status === 0) return 'the node reset the connection';
  const request = JSON.stringify(exchange.request);
  const foreign = foreignAccounts.find((name) => request.includes(name));
  if (foreign !== undefined) return `the story has no ${foreign}`;
  const known = !/error-unknown|\.unknown$/.test(exchange.id);
  if (known && /"[0-9a-fA-F]{12,64}"/.test(request)) return 'names a block or transaction of the recorded chain';
  return otherChain.find(([id]) => id.test(exchange.id))?.[1] ?? null;
}

/** Content of blocks and accounts that only the recorded chain has, by id. */
const otherChain: [id: RegExp, reason: string][] = [
  [
    /get_block\.(second|hard_fail|delayed-executed|protocol-feature-first|context-free|num-100|ext-\d+)$/,
    'the block of that number has other content here; see special-answers.test.ts',
  ],
  [/get_block\.(empty|schedule-order)$|num-500$|num-1100$|\.busiest$/, 'the block has not been made yet'],
  [/get_block_header_state\.head$/, 'that block is not the head here; see special-answers.test.ts'],
  [
    /get_account\.(x|gm|a\.b\.c|emberbp11111|starved11111|nocpu1111111|noram1111111)$|^load\.get_account/,
    'the story has no such account',
  ],
  [
    /get_required_keys\.(one|legacy-key|threshold-3-of-5)$/,
    'the key is not the one of the story; see special-answers.test.ts',
  ],
  [/get_integrity_hash$/, "a hash of nodeos' memory: not supported"],
];

/** Compared answers with a known difference, by id, with the reason. */
const knownDifferences: [id: RegExp, reason: string][] = [
  [/^get_transaction_id\.ok$/, 'the recorded request had its data as hex; see special-answers.test.ts'],
  [/^abi_bin_to_json\.truncated$/, 'the lines below the first are the call stack of the node'],
];

export function knownDifference(exchange: Exchange): string | null {
  return knownDifferences.find(([id]) => id.test(exchange.id))?.[1] ?? null;
}

/** Why a recorded push is skipped; null if it is not. */
export function pushOutOfScope(exchange: Exchange): string | null {
  const reason = pushes.find(([id]) => id.test(exchange.id));
  return reason?.[1] ?? null;
}

const pushes: [id: RegExp, reason: string][] = [
  [/assert-unicode|return-value|contract-fail|max-cpu-usage/, 'calls a contract that the devnet does not have'],
];

const knownPushes: [id: RegExp, reason: string][] = [
  [/error-(truncated|bad-signature)$/, 'the lines below the first are the call stack of the node'],
];

export function knownPushDifference(exchange: Exchange): string | null {
  return knownPushes.find(([id]) => id.test(exchange.id))?.[1] ?? null;
}
