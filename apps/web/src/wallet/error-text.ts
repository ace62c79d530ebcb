import { refusal } from '@antescope/wallet/transact/push';
import { WalletError } from '@antescope/wallet/wallet-error';

/**
 * The sentence to show for whatever a step of the wallet threw; never a stack. What is the same whoever it happens to is
 * in the person's language, what the chain refused in the chain's own words.
 */
export function errorText(failure: unknown, { errors }: Pick<StringFolders['wallet'], 'errors'>): string {
  if (!(failure instanceof WalletError)) return refusal(failure).message;
  return (errors as Partial<Record<string, string>>)[failure.code] ?? failure.message;
}
