import type { KeyValueStorage } from '../../session/key-value-storage.ts';

/** A credential of this site and its key; neither is secret. */
export interface Passkey {
  /** Hex. */
  credential: string;
  /** 'PUB_WA_…' */
  publicKey: string;
}

const storageKey = 'antescope-passkeys';

/** The passkeys that this site created or used on this device, newest first. What cannot be read counts as none. */
export function storedPasskeys(storage: KeyValueStorage | null): readonly Passkey[] {
  try {
    const value: unknown = JSON.parse(storage?.getItem(storageKey) ?? '[]');
    return Array.isArray(value) ? value.filter(isPasskey) : [];
  } catch {
    // Written by something else: the passkeys are found again with the authenticator.
    return [];
  }
}

export function storePasskey(storage: KeyValueStorage | null, passkey: Passkey): void {
  const others = storedPasskeys(storage).filter(({ publicKey }) => publicKey !== passkey.publicKey);
  storage?.setItem(storageKey, JSON.stringify([passkey, ...others]));
}

function isPasskey(value: unknown): value is Passkey {
  if (typeof value !== 'object' || value === null) return false;
  const { credential, publicKey } = value as Record<string, unknown>;
  return typeof credential === 'string' && /^([0-9a-f]{2})+$/.test(credential) && typeof publicKey === 'string';
}
