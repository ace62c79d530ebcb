import { parseAsset } from '@antescope/codec/chain/asset';
import { defineTool } from './define-tool.ts';
import type { Field } from './field.ts';
import { phrase } from './phrase.ts';
import type { PermissionLevel } from '../session/session.ts';
import type { ActionInput } from '../transact/draft.ts';
import {
  type HeldToken,
  isSuspect,
  quantityOf,
  tokenField,
  tokenOf,
  tokenWarnings,
  type TransferFacts,
} from './transfer.ts';
import { type LineTransfer, readTransferLines, type TransferLines } from './transfer-lines.ts';

/** Transfers in one transaction: more exceed the CPU limit of a transaction. */
export const mostTransfers = 100;

/** Lines 'account,amount,memo' of the chosen token. */
const linesField: Field<TransferLines, TransferFacts> = {
  kind: 'text',
  initial: '',
  optional: false,
  read: (text, context, input) => {
    const token = tokenOf(context, input);
    const none = { transfers: [], faults: [] };
    return { ok: true, value: token === null ? none : readTransferLines(text, parseAsset(token.quantity).precision) };
  },
};

/** Sends one token to several accounts in one transaction: all transfers are executed, or none. */
export const transferToMany = defineTool<TransferFacts>()({
  id: 'multitransfer',
  // FIO's transfers name keys, and have neither a receiver's account nor a memo.
  gate: ({ features }) => !features.handles,
  fields: { token: tokenField, lines: linesField },
  check: ({ token, lines: { transfers, faults } }) => {
    const at = (code: 'lines-invalid' | 'lines-many', count: number) =>
      [{ field: 'lines', fault: phrase(code, String(count)) }] as const;
    if (faults.length > 0) return at('lines-invalid', faults.length);
    if (transfers.length === 0) return [{ field: 'lines', fault: phrase('lines-missing') }];
    if (transfers.length > mostTransfers) return at('lines-many', mostTransfers);
    const held = parseAsset(token.quantity).units;
    if (totalOf(transfers) <= held) return [];
    return [{ field: 'lines', fault: phrase('total-exceeded', token.quantity) }];
  },
  summary: ({ token, lines: { transfers } }) => {
    const total = quantityOf(totalOf(transfers), token);
    const count = String(transfers.length);
    return isSuspect(token)
      ? phrase('send-many-suspect', total, count, token.contract)
      : phrase('send-many', total, count);
  },
  warnings: ({ token, lines: { transfers } }) => {
    const repeated = repeatedReceivers(transfers);
    return [
      ...tokenWarnings(token),
      ...(repeated.length === 0 ? [] : [phrase('repeated-receivers', repeated.join(', '))]),
    ];
  },
  actions: ({ token, lines: { transfers } }, { level }) =>
    transfers.map((transfer) => lineAction(transfer, token, level)),
});

/** The transfer of a line. */
export function lineAction({ to, units, memo }: LineTransfer, token: HeldToken, level: PermissionLevel): ActionInput {
  return {
    account: token.contract,
    name: 'transfer',
    authorization: [level],
    data: { from: level.actor, to, quantity: quantityOf(units, token), memo },
  };
}

/** Receivers of more than one line. */
export function repeatedReceivers(transfers: readonly { to: string }[]): string[] {
  const names = transfers.map(({ to }) => to);
  const seen = new Set<string>();
  return [...new Set(names.filter((name) => seen.has(name) || !seen.add(name)))];
}

/** Units of all transfers together. */
export function totalOf(transfers: TransferLines['transfers']): bigint {
  return transfers.reduce((total, { units }) => total + units, 0n);
}
