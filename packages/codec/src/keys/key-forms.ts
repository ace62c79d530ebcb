import { formatLegacyKey, formatPublicKey, parsePublicKey } from './key.ts';
import { formatPrivateKey, formatWif, parsePrivateKey } from './private-key.ts';

/** Modern and legacy format of a key; equal if the type has only one. */
export interface KeyForms {
  /** 'PUB_K1_…' or 'PVT_K1_…'. */
  modern: string;
  /** 'EOS…' (or another chain's prefix) of a public key, WIF of a private key. */
  legacy: string;
}

/** Both formats of a public key in either. Throws the errors of parsePublicKey. */
export function publicKeyForms(text: string, prefix = 'EOS'): KeyForms {
  const key = parsePublicKey(text);
  return { modern: formatPublicKey(key), legacy: formatLegacyKey(key, prefix) };
}

/** Both formats of a private key in either. Throws the errors of parsePrivateKey, which never contain the key. */
export function privateKeyForms(text: string): KeyForms {
  const key = parsePrivateKey(text);
  return { modern: formatPrivateKey(key), legacy: formatWif(key) };
}

/** Converts a public or private key to its other format; unchanged if the type has only one. */
export function convertKey(text: string, prefix = 'EOS'): string {
  const { modern, legacy } = /^(?:PVT_|5)/.test(text) ? privateKeyForms(text) : publicKeyForms(text, prefix);
  return text === modern ? legacy : modern;
}
