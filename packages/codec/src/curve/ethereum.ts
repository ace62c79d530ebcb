import { keccak_256 } from '@noble/hashes/sha3.js';
import { fromHex, toHex } from '../bytes/bytes.ts';
import { CodecError } from '../bytes/error.ts';
import { formatLegacyKey, formatPublicKey } from '../keys/key.ts';
import { formatPrivateKey, formatWif, type PrivateKey } from '../keys/private-key.ts';
import { curves } from './curves.ts';

/*
 * Ethereum keys use the K1 curve, so an Ethereum private key is also an EOS private key. Fallback for holders of 2018
 * who never registered a key.
 */

export interface EthereumFallback {
  /** '0x' and 40 hex digits with EIP-55 checksum. */
  address: string;
  publicKey: string;
  /** 'EOS…'. */
  legacyPublicKey: string;
  privateKey: string;
  /** Wallet import format, '5…'. */
  wif: string;
}

/**
 * Parses 64 hex digits, with or without '0x'. Throws 'Invalid Ethereum Private Key'; the message never contains the
 * key.
 */
export function parseEthereumPrivateKey(text: string): PrivateKey {
  const digits = /^(?:0x)?([0-9a-f]{64})$/i.exec(text.trim());
  const data = digits === null ? null : fromHex(digits[1]!);
  if (data === null || !curves.K1.utils.isValidSecretKey(data)) throw new CodecError('Invalid Ethereum Private Key');
  return { type: 'K1', data };
}

/** EOS keys and address of an Ethereum private key. Throws 'Invalid Ethereum Private Key'. */
export function ethereumFallback(text: string): EthereumFallback {
  const key = parseEthereumPrivateKey(text);
  const publicKey = { type: 'K1', data: curves.K1.getPublicKey(key.data, true) } as const;
  return {
    address: ethereumAddress(publicKey.data),
    publicKey: formatPublicKey(publicKey),
    legacyPublicKey: formatLegacyKey(publicKey),
    privateKey: formatPrivateKey(key),
    wif: formatWif(key),
  };
}

/** Ethereum address of a compressed K1 point: last 20 bytes of the hash of its coordinates. */
export function ethereumAddress(point: Uint8Array): string {
  const uncompressed = curves.K1.Point.fromBytes(point).toBytes(false);
  return withChecksum(toHex(keccak_256(uncompressed.subarray(1)).subarray(12)));
}

/**
 * An address in its two spellings. `text`: '0x' and 40 hex digits; digits in mixed case must have the EIP-55 checksum.
 * Throws 'Invalid Ethereum address'.
 */
export function parseEthereumAddress(text: string): { checksum: string; lowerCase: string } {
  const digits = /^0x([0-9a-f]{40})$/i.exec(text)?.[1];
  if (digits === undefined) throw new CodecError('Invalid Ethereum address');
  const lowerCase = digits.toLowerCase();
  const checksum = withChecksum(lowerCase);
  const isMixed = digits !== lowerCase && digits !== digits.toUpperCase();
  if (isMixed && `0x${digits}` !== checksum) throw new CodecError('Invalid Ethereum address');
  return { checksum, lowerCase: `0x${lowerCase}` };
}

function withChecksum(digits: string): string {
  const hash = toHex(keccak_256(new TextEncoder().encode(digits)));
  let text = '0x';
  for (let i = 0; i < 40; i++) text += Number.parseInt(hash[i]!, 16) > 7 ? digits[i]!.toUpperCase() : digits[i]!;
  return text;
}
