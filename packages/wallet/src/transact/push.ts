import { toHex } from '@antescope/codec/bytes';
import { WalletError } from '../wallet-error.ts';
import type { Draft, Tools } from './draft.ts';
import { failureText } from './failure-text.ts';

/** Body of send_transaction and compute_transaction for a draft. */
export function pushBody(draft: Draft): Record<string, unknown> {
  if (draft.packed === null)
    throw new WalletError('bad-options', 'Required configuration or TAPOS fields are not present');
  return {
    signatures: [...draft.signatures],
    compression: 0,
    packed_context_free_data: '',
    packed_trx: toHex(draft.packed),
  };
}

/** Sends the signed transaction. A refusal becomes a WalletError with the text that the node gave. */
export async function push(draft: Draft, tools: Tools): Promise<Draft> {
  try {
    await tools.call('/v1/chain/send_transaction', pushBody(draft));
  } catch (error) {
    throw refusal(error);
  }
  return draft;
}

/** Turns what a call threw into what a person is told. */
export function refusal(error: unknown): WalletError {
  const body = bodyOf(error);
  if (body === null) {
    const reason = error instanceof Error ? error.message : String(error);
    return new WalletError('unreachable', reason, { cause: error });
  }
  if (isExpired(body)) return new WalletError('expired', 'Transaction Expired: Try Again', { cause: error });
  return new WalletError('rejected', failureText(body), { cause: error });
}

function bodyOf(error: unknown): { error?: { name?: unknown; code?: unknown } } | null {
  if (error === null || typeof error !== 'object') return null;
  const body = (error as { body?: unknown }).body;
  return body !== null && typeof body === 'object' ? body : null;
}

function isExpired(body: { error?: { name?: unknown; code?: unknown } }): boolean {
  return body.error?.name === 'expired_tx_exception' || body.error?.code === 3040005;
}
