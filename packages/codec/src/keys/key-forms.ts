import { formatLegacyKey, formatPublicKey, parsePublicKey } from './key.ts';
import { formatPrivateKey, formatWif, parsePrivateKey } from './private-key.ts';

/** The two spellings of one key. Both are the same where a type has only one. */
export interface KeyForms {
  /** 'PUB_K1_…' or 'PVT_K1_…'. */
  modern: string;
  /** 'EOS…' (or another chain's prefix) of a public key, the wallet import format of a private one. */
  legacy: string;
}

/** Both spellings of a public key given in either. Throws the errors of parsePublicKey. */
export function publicKeyForms(text: string, prefix = 'EOS'): KeyForms {
  const key = parsePublicKey(text);
  return { modern: formatPublicKey(key), legacy: formatLegacyKey(key, prefix) };
}

/** Both spellings of a private key given in either. Throws the errors of parsePrivateKey, which never hold the key. */
export function privateKeyForms(text: string): KeyForms {
  const key = parsePrivateKey(text);
  return { modern: formatPrivateKey(key), legacy: formatWif(key) };
}

/** The other spelling of a public or private key; the same text for a type that has only one. */
export function convertKey(text: string, prefix = 'EOS'): string {
  const { modern, legacy } = /^(?:PVT_|5)/.test(text) ? privateKeyForms(text) : publicKeyForms(text, prefix);
  return text === modern ? legacy : modern;
}
