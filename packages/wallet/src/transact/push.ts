import { toHex } from '@antescope/codec/bytes/bytes';
import type { PackedTransaction } from '@antescope/codec/chain/transaction';
import { WalletError } from '../wallet-error.ts';
import type { Draft, TransactContext } from './draft.ts';
import { failureText } from './failure-text.ts';
import { bodyOfFailure, type FailureBody } from './processed.ts';

/** The signed transaction of a draft, uncompressed. */
function packedOf(draft: Draft): PackedTransaction {
  if (draft.packed === null)
    throw new WalletError('bad-options', 'Required configuration or TAPOS fields are not present');
  return {
    signatures: [...draft.signatures],
    compression: 0,
    packed_context_free_data: draft.contextFreeData ?? new Uint8Array(),
    packed_trx: draft.packed,
  };
}

function bodyFrom(packed: PackedTransaction): Record<string, unknown> {
  return {
    signatures: packed.signatures,
    compression: packed.compression,
    packed_context_free_data: toHex(packed.packed_context_free_data),
    packed_trx: toHex(packed.packed_trx),
  };
}

/** Body of send_transaction and compute_transaction for a draft. */
export function pushBody(draft: Draft): Record<string, unknown> {
  return bodyFrom(packedOf(draft));
}

/** The same, compressed if the draft's options require it; the code for that loads on demand. */
async function bodyOf(draft: Draft): Promise<Record<string, unknown>> {
  if (draft.options.compress !== true) return pushBody(draft);
  const { deflatePacked } = await import('@antescope/codec/bytes/deflate');
  return bodyFrom(deflatePacked(packedOf(draft)));
}

/**
 * Sends the signed transaction by send_transaction, or by push_transaction where the node lacks that. A refusal becomes a
 * WalletError with the node's text.
 */
export async function push(draft: Draft, context: TransactContext): Promise<Draft> {
  const body = await bodyOf(draft);
  await firstOffered(context, body, '/v1/chain/send_transaction', '/v1/chain/push_transaction');
  return draft;
}

/**
 * Has the node run the transaction without effect and returns its answer: push_ro_transaction of EOSIO 2.2, or
 * send_read_only_transaction where the node lacks that. Throws as `push` does.
 */
export async function runReadOnly(draft: Draft, context: TransactContext): Promise<unknown> {
  const body = { transaction: await bodyOf(draft), return_failure_traces: true };
  return firstOffered(context, body, '/v1/chain/push_ro_transaction', '/v1/chain/send_read_only_transaction');
}

/** Sends several signed transactions in one call. Answers are in order; a failed transaction does not stop the others. */
export async function pushAll(drafts: readonly Draft[], context: TransactContext): Promise<unknown[]> {
  const bodies = await Promise.all(drafts.map(bodyOf));
  return (await firstOffered(context, bodies, '/v1/chain/push_transactions')) as unknown[];
}

/** Calls the first of the paths that the node offers. */
async function firstOffered(
  context: TransactContext,
  body: unknown,
  path: string,
  ...others: string[]
): Promise<unknown> {
  try {
    return await context.call(path, body);
  } catch (error) {
    const [next, ...rest] = others;
    const isMissing = bodyOfFailure(error)?.code === 404;
    if (next !== undefined && isMissing) return firstOffered(context, body, next, ...rest);
    if (isMissing) throw new WalletError('rejected', `This node does not offer ${path}`, { cause: error });
    throw refusal(error);
  }
}

/** The error of a call as a WalletError. */
export function refusal(error: unknown): WalletError {
  const body = bodyOfFailure(error);
  if (body === null || body.error?.name === noNodeAnswered) {
    const reason = error instanceof Error ? error.message : String(error);
    return new WalletError('unreachable', reason, { cause: error });
  }
  if (isExpired(body)) return new WalletError('expired', 'Transaction Expired: Try Again', { cause: error });
  return new WalletError('rejected', failureText(body), { cause: error });
}

/** Error name of our proxy if no node answered; the transaction may have been received nevertheless. */
const noNodeAnswered = 'no_node_answered';

/** Whether a transaction was rejected because the chain already has it. */
export function isDuplicate(error: unknown): boolean {
  const { error: detail } = bodyOfFailure(error instanceof WalletError ? error.cause : error) ?? {};
  return detail?.name === 'tx_duplicate' || detail?.code === 3040008;
}

function isExpired(body: FailureBody): boolean {
  return body.error?.name === 'expired_tx_exception' || body.error?.code === 3040005;
}
