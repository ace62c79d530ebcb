import type { Transaction } from '@antescope/codec/chain/transaction';
import { placeholderActor, placeholderPermission } from '@antescope/codec/signing-request/request';
import { createRequest } from '@antescope/codec/signing-request/signing-request';
import { type WrittenRequest, written } from '../providers/signing-request/written-request.ts';
import { draftOf } from '../transact/given-transaction.ts';
import type { Draft } from '../transact/draft.ts';
import { isTied, type PastedTransaction } from './pasted-transaction.ts';

/** Signing request of this transaction as it is: the wallet that takes it adds nothing, signs, and does not send. */
export function exactRequestOf(transaction: Transaction, chainId: string): WrittenRequest {
  return written(createRequest({ chainId, req: ['transaction', transaction], broadcast: false }));
}

/**
 * A pasted transaction that can be signed as it is; null if it has no expiration or reference block, a placeholder for its
 * signer, data that is not packed, or context-free data, which is not part of it.
 */
export function exactTransaction(pasted: PastedTransaction): Draft | null {
  const { header, contextFreeActions, extensions, hasContextFreeData } = pasted;
  if (!isTied(header) || hasContextFreeData) return null;
  const actions = pasted.actions.flatMap(({ account, name, authorization, bytes }) =>
    bytes === null ? [] : [{ account, name, authorization: [...authorization], data: bytes }],
  );
  const open = actions.some(({ authorization }) =>
    authorization.some(({ actor, permission }) => actor === placeholderActor || permission === placeholderPermission),
  );
  if (open || actions.length < pasted.actions.length) return null;
  return draftOf({
    ...header,
    actions,
    context_free_actions: [...contextFreeActions],
    transaction_extensions: [...extensions],
  });
}
