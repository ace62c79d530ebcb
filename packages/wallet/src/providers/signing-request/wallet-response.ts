import { parseSignature } from '@antescope/codec/keys/signature';
import { type IdentityProof, parseIdentityProof } from '@antescope/codec/signing-request/identity-proof';
import { WalletError } from '../../wallet-error.ts';
import type { WalletCallback } from '../callback-relay.ts';

/** A wallet's response to a signing request, before verification. */
export type WalletResponse =
  | { kind: 'callback'; callback: WalletCallback }
  | { kind: 'signatures'; signatures: readonly string[] }
  /** The wallet sent the transaction. */
  | { kind: 'transaction'; id: string }
  | { kind: 'proof'; proof: IdentityProof };

const longestText = 20_000;

/**
 * Reads what a person pasted: the callback as JSON or as a URL, signatures, a signed transaction as JSON, a transaction
 * id, or an identity proof ('EOSIO …'). Throws 'invalid-response'.
 */
export function parseResponse(input: string): WalletResponse {
  const text = input.trim();
  if (text === '' || text.length > longestText) throw invalidResponse();
  if (/^[0-9a-f]{64}$/i.test(text)) return { kind: 'transaction', id: text.toLowerCase() };
  if (text.startsWith('EOSIO ')) return { kind: 'proof', proof: readProof(text) };
  if (text.startsWith('{')) return readJson(text);
  if (/^https?:\/\//.test(text) && URL.canParse(text))
    return { kind: 'callback', callback: readCallback(Object.fromEntries(new URL(text).searchParams)) };
  return { kind: 'signatures', signatures: readSignatures(text.split(/[\s,;"[\]]+/).filter((part) => part !== '')) };
}

/** A callback as a wallet posts it. Values other than strings and numbers are dropped. Throws 'invalid-response' for an empty one. */
export function readCallback(fields: Readonly<Record<string, unknown>>): WalletCallback {
  const texts = Object.entries(fields).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'number') return [[key, String(value)]];
    return typeof value === 'string' && value !== '' ? [[key, value]] : [];
  });
  if (texts.length === 0) throw invalidResponse();
  return Object.fromEntries(texts);
}

/** All signatures of a callback: sig, sig0, sig1, …, each once. */
export function signaturesOf(callback: WalletCallback): string[] {
  const keys = Object.keys(callback)
    .filter((key) => /^sig\d*$/.test(key))
    .sort((a, b) => Number(a.slice(3)) - Number(b.slice(3)));
  return readSignatures([...new Set(keys.map((key) => callback[key]!))]);
}

function readJson(text: string): WalletResponse {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidResponse();
  }
  const fields = value as Record<string, unknown>;
  // What cleos prints of a signed transaction.
  if (Array.isArray(fields.signatures)) return { kind: 'signatures', signatures: readSignatures(fields.signatures) };
  return { kind: 'callback', callback: readCallback(fields) };
}

function readSignatures(values: readonly unknown[]): string[] {
  const signatures = values.map(String);
  if (signatures.length === 0) throw invalidResponse();
  for (const signature of signatures) {
    try {
      parseSignature(signature);
    } catch (cause) {
      throw invalidResponse(cause);
    }
  }
  return signatures;
}

function readProof(text: string): IdentityProof {
  try {
    return parseIdentityProof(text);
  } catch (cause) {
    throw invalidResponse(cause);
  }
}

function invalidResponse(cause?: unknown): WalletError {
  return new WalletError('invalid-response', 'Not a wallet response', { cause });
}
