import type { Transaction } from '@antescope/codec/chain/transaction';
import type { ProviderInfo } from '../provider.ts';

/** A command-line program that signs transactions. */
export interface CommandLine {
  info: ProviderInfo;
  /** Name of the program as it is typed. */
  program: string;
  /** The command sends the transaction, too. */
  sends: boolean;
  /** Shell command for exactly this transaction. `publicKey`: 'PUB_…'; null: the program chooses. */
  command(transaction: Transaction, chainId: string, publicKey: string | null): string;
}
