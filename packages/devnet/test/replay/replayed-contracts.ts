/** A devnet contract that replaces a real one of the recorded chain. */
interface ReplayedContract {
  /** Its name in the devnet's registry. */
  readonly contract: string;
  /** The recorded accounts that have the real one's code. */
  readonly accounts: readonly string[];
}

/**
 * The contracts whose recorded transactions are executed: a further one is a line here. A transaction is executed when
 * every contract that acts in it is among these. The state file of the fixtures holds the rows of these accounts; it
 * is written again (write-state.ts) for a contract that is in the recording's first 54 blocks.
 */
export const replayedContracts: readonly ReplayedContract[] = [
  { contract: 'system', accounts: ['eosio'] },
  { contract: 'token', accounts: ['eosio.token', 'memetoken111', 'tethertether'] },
  { contract: 'msig', accounts: ['eosio.msig'] },
  { contract: 'wrap', accounts: ['eosio.wrap'] },
  { contract: 'atomicassets', accounts: ['atomicassets'] },
  { contract: 'atomicmarket', accounts: ['atomicmarket'] },
  // A stand-in of the tests: there is no such contract in the devnet.
  { contract: 'deferred', accounts: ['deferred1111'] },
];

/** Names of the contracts whose actions are executed; the recorded chain began with one that could only boot. */
export const executedContracts: ReadonlySet<string> = new Set([
  'boot',
  ...replayedContracts.map(({ contract }) => contract),
]);

/** Accounts whose rows are compared and kept. */
export const replayedAccounts: ReadonlySet<string> = new Set(replayedContracts.flatMap(({ accounts }) => accounts));
