import type { Session } from './session.ts';

/** A connected user as the sites of an operator store it. */
export interface StoredUser {
  actor: string;
  permission: string;
  /** 'PUB_…'; null where the wallet does not disclose its key. */
  publicKey: string | null;
  /** ID of the provider. */
  wallet: string;
  /** How its device is connected, 'TransportWebHID' for example; the provider's ID without a device. */
  type: string;
  /** Chain ID. */
  chain: string;
  /** Seconds that its transactions are delayed: none. */
  delay_sec: number;
  /** Account index of the key's path on a device, else 0. */
  index: number;
}

export function storedUser({ actor, permission, publicKey, provider, chainId, type, index }: Session): StoredUser {
  return {
    actor,
    permission,
    publicKey,
    wallet: provider,
    type: type ?? provider,
    chain: chainId,
    delay_sec: 0,
    index: index ?? 0,
  };
}

/** Session of a stored user, also in the form of former versions; null for anything else, because storage is untrusted. */
export function sessionOf(stored: unknown): Session | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const user = stored as Partial<StoredUser> & Partial<Session>;
  const { actor, permission, publicKey = null, type, index } = user;
  const [provider, chainId] = [user.wallet ?? user.provider, user.chain ?? user.chainId];
  const texts = [actor, permission, provider, chainId, publicKey ?? ''];
  if (!texts.every((text) => typeof text === 'string')) return null;
  const session = { actor, permission, provider, chainId, publicKey } as Session;
  if (typeof type !== 'string' || type === provider || typeof index !== 'number') return session;
  return { ...session, type, index };
}
