/** What a wallet reports to the callback of a signing request: texts by short names ('sig', 'tx', 'sa', …). */
export type WalletCallback = Readonly<Record<string, string>>;

/**
 * A mailbox on the site's server for wallets that answer by HTTP POST from another app or device. Whoever knows a
 * channel can post to it, so nothing that comes out of it is trusted before its signature is checked.
 */
export interface CallbackRelay {
  /** Address that a wallet posts to. Other devices reach it only where the site's address is public. */
  address(channel: string): string;
  /** Callbacks after the first `after`. Waits for one for a while; an empty list: none came, ask again. */
  read(channel: string, after: number, signal: AbortSignal): Promise<readonly WalletCallback[]>;
}

/** Name of a new channel: a random UUID, so that nobody guesses it. */
export function newChannel(): string {
  // crypto.randomUUID needs https; a site on a private network may not have it.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
