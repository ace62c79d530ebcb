/** Stable words for what a person can act on; `message` is the text to show. */
export type WalletErrorCode =
  | 'not-logged-in'
  | 'no-provider'
  | 'bad-key'
  | 'no-accounts'
  | 'bad-passphrase'
  | 'locked'
  | 'not-kept'
  | 'bad-options'
  | 'bad-action'
  | 'expired'
  | 'rejected'
  | 'unreachable';

export class WalletError extends Error {
  override readonly name = 'WalletError';
  readonly code: WalletErrorCode;

  constructor(code: WalletErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
