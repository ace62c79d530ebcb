import { toHex } from '@antescope/codec/bytes/bytes';
import type { Action, Transaction } from '@antescope/codec/chain/transaction';

/** Header fields of a transaction that a wallet may set itself. */
export type HeaderField = Exclude<keyof Transaction, 'actions' | 'context_free_actions' | 'transaction_extensions'>;

/** How the transaction that a wallet signed differs from the requested one. */
export type WalletChange =
  | {
      kind: 'extended';
      /** Actions that the wallet added, a fee or a cosigner's for one. */
      added: readonly Action[];
      header: readonly HeaderField[];
    }
  /** The wallet sent a transaction with another id and did not report its bytes. */
  | { kind: 'unknown' };

const headerFields: readonly HeaderField[] = [
  'expiration',
  'ref_block_num',
  'ref_block_prefix',
  'max_net_usage_words',
  'max_cpu_usage_ms',
  'delay_sec',
];

/**
 * Compares the signed transaction with the requested one: null where they are the same, 'incompatible' where a requested
 * action is missing, altered, or in another order.
 */
export function compareTransactions(requested: Transaction, signed: Transaction): WalletChange | null | 'incompatible' {
  const added = addedActions(requested.actions, signed.actions);
  const sameRest =
    JSON.stringify(requested.context_free_actions.map(actionText)) ===
      JSON.stringify(signed.context_free_actions.map(actionText)) &&
    JSON.stringify(requested.transaction_extensions.map(extensionText)) ===
      JSON.stringify(signed.transaction_extensions.map(extensionText));
  if (added === null || !sameRest) return 'incompatible';
  const header = headerFields.filter((field) => requested[field] !== signed[field]);
  return added.length === 0 && header.length === 0 ? null : { kind: 'extended', added, header };
}

/** Actions of `signed` beside the requested ones; null unless all requested ones are there in their order. */
function addedActions(requested: readonly Action[], signed: readonly Action[]): Action[] | null {
  const missing = requested.map(actionText);
  const added: Action[] = [];
  for (const action of signed) {
    if (missing.length > 0 && missing[0] === actionText(action)) missing.shift();
    else added.push(action);
  }
  return missing.length === 0 ? added : null;
}

function actionText({ account, name, authorization, data }: Action): string {
  const levels = authorization.map(({ actor, permission }) => `${actor}@${permission}`);
  return JSON.stringify([account, name, levels, toHex(data)]);
}

function extensionText([type, data]: [number, Uint8Array]): string {
  return `${type} ${toHex(data)}`;
}
