import { WalletError } from '../../wallet-error.ts';
import { parseResponse, type WalletResponse } from '../signing-request/wallet-response.ts';

/**
 * Reads the pasted output of a command: what a wallet responds, or lines in which the program prints a signed transaction
 * as JSON, signatures, or the ID of the transaction that it sent. Throws 'invalid-response'.
 */
export function readOutput(output: string): WalletResponse {
  try {
    return parseResponse(output);
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    const found = partOf(output);
    if (found === null) throw error;
    return found;
  }
}

function partOf(output: string): WalletResponse | null {
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  if (json.startsWith('{')) {
    const fields = fieldsOf(json);
    if (Array.isArray(fields?.signatures)) return parseResponse(json);
    if (typeof fields?.transaction_id === 'string') return parseResponse(fields.transaction_id);
  }
  const signatures = output.match(/\bSIG_\w+/g);
  if (signatures !== null) return parseResponse(signatures.join(' '));
  const id = /\b[0-9a-f]{64}\b/i.exec(output)?.[0];
  return id === undefined ? null : parseResponse(id);
}

function fieldsOf(json: string): Partial<Record<string, unknown>> | null {
  try {
    return JSON.parse(json) as Partial<Record<string, unknown>>;
  } catch {
    // Braces of another text.
    return null;
  }
}
