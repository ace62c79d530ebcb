/** What a wallet reports to the callback of a signing request: strings by short names ('sig', 'tx', 'sa', …). */
export type WalletCallback = Readonly<Record<string, string>>;

/**
 * A mailbox on the site's server for wallets that answer by HTTP POST from another app or device. Anyone who knows
 * a channel can post to it: callbacks are untrusted until their signatures are verified.
 */
export interface CallbackRelay {
  /** Address that a wallet posts to. Other devices reach it only where the site's address is public. */
  address(channel: string): string;
  /** Callbacks after the first `after`. A long poll: an empty list means that none arrived in time, so poll again. */
  read(channel: string, after: number, signal: AbortSignal): Promise<readonly WalletCallback[]>;
}

/** Name of a new channel: a random UUID, which cannot be guessed. */
export function newChannel(): string {
  // crypto.randomUUID needs https; a site on a private network may not have it.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
