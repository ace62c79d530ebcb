import { WalletError } from '../../wallet-error.ts';

/** A key at rest: AES-256-GCM under a key stretched from the passphrase. All fields but `rounds` are base64. */
export interface SealedKey {
  version: 1;
  salt: string;
  iv: string;
  rounds: number;
  sealed: string;
}

/** Characters. */
export const minPassphraseLength = 8;

// OWASP's 2023 figure for PBKDF2 with SHA-256.
const rounds = 600_000;

/** Seals a private key with a passphrase. Needs a secure context (https or localhost), as WebCrypto does. */
export async function seal(privateKey: string, passphrase: string): Promise<SealedKey> {
  if (passphrase.length < minPassphraseLength)
    throw new WalletError('weak-passphrase', `The passphrase has fewer than ${minPassphraseLength} characters.`);
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await stretch(passphrase, salt, rounds);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(privateKey));
  return { version: 1, salt: toBase64(salt), iv: toBase64(iv), rounds, sealed: toBase64(new Uint8Array(sealed)) };
}

/** Decrypts the result of `seal`. Throws 'bad-passphrase' for a wrong passphrase and, as AES-GCM cannot distinguish them, for altered bytes. */
export async function open(sealed: SealedKey, passphrase: string): Promise<string> {
  const key = await stretch(passphrase, fromBase64(sealed.salt), sealed.rounds);
  try {
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64(sealed.iv) },
      key,
      fromBase64(sealed.sealed),
    );
    return new TextDecoder().decode(plain);
  } catch (cause) {
    throw new WalletError('bad-passphrase', 'The passphrase does not open this key.', { cause });
  }
}

async function stretch(passphrase: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(passphrase), 'PBKDF2', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
