/** Stable codes for failures that a person can act on; `message` is the English text. */
export type WalletErrorCode =
  | 'not-logged-in'
  | 'no-provider'
  | 'bad-key'
  | 'no-accounts'
  /** An account or permission that does not exist. */
  | 'no-account'
  | 'bad-passphrase'
  /** The passphrase is too short to store a key. */
  | 'weak-passphrase'
  | 'bad-options'
  | 'bad-action'
  /** The node's ABI contradicts a shipped layout. */
  | 'abi-mismatch'
  /** The node's dry run executed different actions than the packed transaction. */
  | 'dry-run-mismatch'
  /** The transaction expired before it was in a block. */
  | 'expired'
  /** No wallet that speaks Scatter's protocol was reached. */
  | 'no-scatter'
  /** The wallet was reached, but shares no account of this chain. */
  | 'no-identity'
  /** The chain refused; `message` is the chain's. */
  | 'rejected'
  /** A wallet may have sent the transaction before: whether it did is not certain yet. */
  | 'unsettled'
  /** The same, and no source can tell anymore. */
  | 'undetermined'
  /** No answer: whether a request arrived is unknown. */
  | 'unreachable'
  /** The person or the wallet declined to sign. */
  | 'refused'
  /** The person closed the dialog or window of the wallet. */
  | 'cancelled'
  /** The wallet is on another chain. */
  | 'wrong-chain'
  /** The wallet's answer cannot be read, or belongs to another request. */
  | 'invalid-response'
  /** The signatures do not satisfy the permission. */
  | 'bad-signature'
  /** The wallet signed a transaction that does not contain the requested actions. */
  | 'changed'
  /** No hardware wallet was found or chosen, or its connection ended. */
  | 'no-device'
  /** The hardware wallet asks for its PIN first. */
  | 'device-locked'
  /** The hardware wallet shows its menu, or the application of another currency. */
  | 'wrong-app'
  /** The hardware wallet has another seed than the one of the account. */
  | 'wrong-device'
  /** The hardware wallet cannot sign this transaction; `message` has its reason. */
  | 'device-unsupported'
  /** The firmware of the hardware wallet does not know EOS. */
  | 'firmware-unsupported'
  /** Code of the wallet could not be loaded. */
  | 'not-loaded'
  /** The sponsor of the transaction did not sign, or the sponsored transaction failed. */
  | 'free-cpu'
  /** This device does not store what has to be stored. */
  | 'not-stored';

export class WalletError extends Error {
  override readonly name = 'WalletError';
  readonly code: WalletErrorCode;

  constructor(code: WalletErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
