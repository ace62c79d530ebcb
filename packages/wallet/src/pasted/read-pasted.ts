import { rawTransaction } from '@antescope/codec/signing-request/resolve';
import type { SigningRequest } from '@antescope/codec/signing-request/request';
import { chainIdOf, chainIdsOf } from '@antescope/codec/signing-request/signing-request';
import { requestFromUri } from '@antescope/codec/signing-request/uri';
import { readJsonTransaction } from './json-transaction.ts';
import { readJsonText } from './json-text.ts';
import { pastedOf, readPackedText } from './packed-text.ts';
import { PasteFault } from './paste-fault.ts';
import { checkPasted, mostPasted, type PastedTransaction, tooLong } from './pasted-transaction.ts';

export type PasteReading = { ok: true; pasted: PastedTransaction } | { ok: false; fault: PasteFault };

/**
 * Reads pasted text: a packed transaction as hex, JSON as nodes and cleos print it, a cleos command with JSON in it, or the
 * link of a signing request for this chain (ID in hex).
 */
export function readPasted(text: string, chainId: string): PasteReading {
  try {
    return { ok: true, pasted: checkPasted(readForm(text, chainId)) };
  } catch (error) {
    if (error instanceof PasteFault) return { ok: false, fault: error };
    throw error;
  }
}

function readForm(text: string, chainId: string): PastedTransaction {
  if (text.length > mostPasted) throw tooLong();
  if (/^\s*(?:(?:web\+)?esr|proton(?:-dev)?):/i.test(text)) return readRequest(text, chainId);
  const [start, end] = jsonPart(text);
  if (start < 0) return readPackedText(text);
  // Blanks in place of what is before the JSON keep its lines and columns.
  const reading = readJsonText(text.slice(0, start).replaceAll(/\S/g, ' ') + text.slice(start, end));
  if (reading.ok) return readJsonTransaction(reading.value);
  const { place } = reading;
  if (place === null) throw new PasteFault('json-too-deep');
  throw new PasteFault('json-invalid', [String(place.line), String(place.column)]);
}

/** Where JSON is in the text: all of it, or an object among other words; [-1, -1] for none. */
function jsonPart(text: string): [start: number, end: number] {
  if (/^\s*[[{]/.test(text)) return [0, text.length];
  const start = text.indexOf('{');
  if (start < 0) return [-1, -1];
  const end = text.lastIndexOf('}');
  return [start, end < start ? text.length : end + 1];
}

function readRequest(text: string, chainId: string): PastedTransaction {
  let request: SigningRequest;
  let chains: readonly string[] | null;
  try {
    request = requestFromUri(text);
    const only = chainIdOf(request);
    chains = only === null ? chainIdsOf(request) : [only];
  } catch (cause) {
    throw new PasteFault('request-invalid', [cause instanceof Error ? cause.message : String(cause)], '', { cause });
  }
  if (request.req[0] === 'identity') throw new PasteFault('identity-request');
  if (chains !== null && !chains.includes(chainId)) throw new PasteFault('other-chain', [chains.join(', ')]);
  return { ...pastedOf('request', rawTransaction(request)), callback: request.callback };
}
