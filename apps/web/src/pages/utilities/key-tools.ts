import { CodecError } from '@antescope/codec/bytes/error';
import { ethereumFallback } from '@antescope/codec/curve/ethereum';
import { generatePrivateKey } from '@antescope/codec/curve/generate';
import { checkKeyPair, type KeyPairVerdict, normalPublicKey } from '@antescope/codec/curve/key-pair';
import { publicKeyOf } from '@antescope/codec/curve/sign';
import { privateKeyForms, publicKeyForms } from '@antescope/codec/keys/key-forms';
import { formatPrivateKey } from '@antescope/codec/keys/private-key';

/*
 * Loaded on the first use of a tool: the curve is larger than the page. Nothing here sends or stores a key.
 */

/** Formats of a key by the name of the format; the private ones are absent for a public key. */
export interface KeyTexts {
  publicKey: string;
  legacyPublicKey: string;
  privateKey?: string;
  wif?: string;
  /** Ethereum address of the same key. */
  address?: string;
}

export type KeyFault = Exclude<KeyPairVerdict, 'Valid Key Pair'> | 'Invalid Ethereum Private Key';

/** Throws without secure randomness. */
export function generated(prefix: string): KeyTexts {
  return ofPrivate(formatPrivateKey(generatePrivateKey('K1', { secureEnvironment: true })), prefix);
}

export function checkedPair(publicKey: string, privateKey: string): KeyPairVerdict {
  return checkKeyPair(publicKey, privateKey);
}

/** All formats of a key in any of them. */
export function formatsOf(text: string, prefix: string): KeyTexts | KeyFault {
  const key = text.trim();
  const isPrivate = /^(?:PVT_|5)/.test(key);
  return orFault(isPrivate ? 'Invalid Private Key' : 'Invalid Public Key', () =>
    isPrivate ? ofPrivate(key, prefix) : ofPublic(key, prefix),
  );
}

/** The keys of an Ethereum private key: both chains use the curve K1. */
export function ofEthereum(text: string, prefix: string): KeyTexts | KeyFault {
  return orFault('Invalid Ethereum Private Key', () => {
    const { address, privateKey } = ethereumFallback(text);
    return { ...ofPrivate(privateKey, prefix), address };
  });
}

function ofPrivate(text: string, prefix: string): KeyTexts {
  const { modern: privateKey, legacy: wif } = privateKeyForms(text);
  return { ...ofPublic(publicKeyOf(text), prefix), privateKey, wif };
}

function ofPublic(text: string, prefix: string): KeyTexts {
  const { modern: publicKey, legacy: legacyPublicKey } = publicKeyForms(normalPublicKey(text), prefix);
  return { publicKey, legacyPublicKey };
}

/** Errors of the codec never contain the key. */
function orFault(fault: KeyFault, read: () => KeyTexts): KeyTexts | KeyFault {
  try {
    return read();
  } catch (error) {
    if (error instanceof CodecError) return fault;
    throw error;
  }
}
