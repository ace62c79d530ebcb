import { toHex } from '@antescope/codec/bytes/bytes';
import type { Action, Transaction } from '@antescope/codec/chain/transaction';
import { createRequest } from '@antescope/codec/signing-request/signing-request';
import { transactionText } from '../providers/command-line/transaction-text.ts';
import { type WrittenRequest, written } from '../providers/signing-request/written-request.ts';
import { draftOf } from '../transact/given-transaction.ts';
import type { ActionRow } from './action-row.ts';
import { jsonTextOf, readJsonText } from './json-text.ts';
import type { PastedTransaction } from './pasted-transaction.ts';

/** The pasted transaction with these actions, and everything else as it was pasted. */
export function transactionOf(pasted: PastedTransaction, actions: readonly Action[]): Transaction {
  return {
    ...pasted.header,
    context_free_actions: [...pasted.contextFreeActions],
    actions: [...actions],
    transaction_extensions: [...pasted.extensions],
  };
}

/** Hex of the packed transaction, and its ID. */
export function packedTextOf(transaction: Transaction): { hex: string; id: string } {
  const { packed, id } = draftOf(transaction);
  return { hex: toHex(packed!), id: id! };
}

/** Indented JSON as nodes print it, with the data of the rows. */
export function transactionJsonOf(transaction: Transaction, rows: readonly Pick<ActionRow, 'data'>[]): string {
  const actions = transaction.actions.map((action, index) => {
    const reading = readJsonText(rows[index]!.data);
    return { ...action, data: reading.ok && typeof reading.value === 'object' ? reading.value : action.data };
  });
  return jsonTextOf({ ...transaction, actions });
}

/** Signing request of these actions; the wallet that takes it adds expiration and reference block, signs and sends. */
export function requestOf(actions: readonly Action[], chainId: string): WrittenRequest {
  const [first] = actions;
  return written(
    createRequest({
      chainId,
      req: actions.length === 1 && first !== undefined ? ['action', first] : ['action[]', [...actions]],
      broadcast: true,
    }),
  );
}

/** Command that signs and sends the transaction; cleos sets its expiration and reference block. */
export function pushCommand(transaction: Transaction): string {
  return `cleos push transaction '${transactionText(transaction)}'`;
}
