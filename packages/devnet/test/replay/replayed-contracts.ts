/** A devnet contract that replaces a real one of the recorded chain. */
interface ReplayedContract {
  /** Its name in the devnet's registry. */
  readonly contract: string;
  /** Recorded accounts with the real contract's code. */
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
  { contract: 'fees', accounts: ['eosio.fees'] },
  { contract: 'reward', accounts: ['eosio.reward'] },
  { contract: 'saving', accounts: ['eosio.saving'] },
  { contract: 'bpay', accounts: ['eosio.bpay'] },
  // A stub of the tests that the devnet does not have.
  { contract: 'deferred', accounts: ['deferred1111'] },
];

/** Names of the contracts whose actions are executed; the recorded chain started with a boot contract. */
export const executedContracts: ReadonlySet<string> = new Set([
  'boot',
  ...replayedContracts.map(({ contract }) => contract),
]);

/** Accounts whose rows are compared and stored. */
export const replayedAccounts: ReadonlySet<string> = new Set(replayedContracts.flatMap(({ accounts }) => accounts));
