/** What a provider needs a person for. The interface half of the provider registers what it shows for each. */
export type InteractionKind =
  /** A passphrase or PIN for a key on this device. */
  | 'unlock'
  /** The key is gone from this device: the account has to be connected again. */
  | 'reconnect'
  /** A window of the wallet, which browsers open on a click only. */
  | 'popup'
  /** A code or link that another wallet reads, and its answer. */
  | 'qr'
  /** A hardware wallet, which browsers show on a click only. */
  | 'device'
  /** A command to run elsewhere, and its answer. */
  | 'command';

/**
 * Thrown by `sign` when it cannot go on without a person. The interface shows the provider's part for the kind and calls
 * `sign` with the same request once that is done, so a provider keeps what the interaction produced until then.
 */
export class NeedsInteraction extends Error {
  override readonly name = 'NeedsInteraction';
  readonly kind: InteractionKind;
  /** What the provider's interface half needs to find its request again; no secrets. */
  readonly details: Readonly<Record<string, string>>;

  constructor(kind: InteractionKind, details: Readonly<Record<string, string>> = {}) {
    super(`The wallet needs an interaction: ${kind}`);
    this.kind = kind;
    this.details = details;
  }
}
