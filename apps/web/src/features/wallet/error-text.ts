import { refusal } from '@antescope/wallet/transact/push';
import { WalletError } from '@antescope/wallet/wallet-error';

/** The sentence to show for whatever a step of the wallet threw; never a stack. */
export function errorText(failure: unknown): string {
  return failure instanceof WalletError ? failure.message : refusal(failure).message;
}
