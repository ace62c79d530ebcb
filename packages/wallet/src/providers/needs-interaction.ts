/** Kinds of interaction that signing can need. The provider's interface half renders them. */
export type InteractionKind =
  /** A passphrase or PIN for a key on this device. */
  | 'unlock'
  /** The key is gone from this device: the account has to be connected again. */
  | 'reconnect'
  /** A window of the wallet, which browsers open on a click only. */
  | 'popup'
  /** A QR code or link for another wallet, and its answer. */
  | 'qr'
  /** A hardware wallet, which browsers show on a click only. */
  | 'device'
  /** A command to run elsewhere, and its answer. */
  | 'command';

/** Interactions that give the transaction to a program outside of the page, which may send it. */
export const outsideInteractions: ReadonlySet<InteractionKind> = new Set(['popup', 'qr', 'command']);

/**
 * Thrown by `sign` when it needs a person. The interface shows the provider's component for the kind, then calls `sign`
 * again with the same request; the provider keeps the result of the interaction until then.
 */
export class NeedsInteraction extends Error {
  override readonly name = 'NeedsInteraction';
  readonly kind: InteractionKind;
  /** References for the interface half, such as the id of the request; no secrets. */
  readonly details: Readonly<Record<string, string>>;

  constructor(kind: InteractionKind, details: Readonly<Record<string, string>> = {}) {
    super(`The wallet needs an interaction: ${kind}`);
    this.kind = kind;
    this.details = details;
  }
}
