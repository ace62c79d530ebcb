import { refusal } from '@antescope/wallet/transact/push';
import { WalletError } from '@antescope/wallet/wallet-error';
import { HttpError } from '../lib/http.ts';

/**
 * The sentence for anything that the wallet's code threw; never a stack. Failures with a code have words in the person's
 * language, a refusal of the chain has its own.
 */
export function errorText(failure: unknown, { errors }: Pick<StringFolders['wallet'], 'errors'>): string {
  if (failure instanceof HttpError) return failure.message;
  if (!(failure instanceof WalletError)) return refusal(failure).message;
  return (errors as Partial<Record<string, string>>)[failure.code] ?? failure.message;
}
