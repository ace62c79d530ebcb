import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { isName } from '@antescope/codec/chain/name';
import type { TokenBalance } from '@antescope/sources/account/account-view';

export interface TransferInput {
  to: string;
  /** As typed: digits with an optional point. */
  amount: string;
  token: TokenBalance | null;
  memo: string;
}

export interface TransferFaults {
  to: string | null;
  amount: string | null;
  memo: string | null;
}

export type CheckedTransfer =
  | { ok: true; to: string; quantity: string; contract: string; memo: string }
  | { ok: false; faults: TransferFaults };

const memoLimit = 256;

/** Checks what a person typed. The chain decides about the rest: the preview says what it would. */
export function checkTransfer(input: TransferInput, strings: StringFolders['wallet']['transfer']): CheckedTransfer {
  const to = input.to.trim().toLowerCase();
  const quantity = input.token === null ? null : quantityOf(input.amount, input.token, strings);
  const faults: TransferFaults = {
    to: to === '' ? strings.noAccount : isName(to) ? null : strings.badAccount,
    amount: quantity === null ? strings.badAmount : quantity.fault,
    memo: new TextEncoder().encode(input.memo).length > memoLimit ? strings.memoTooLong : null,
  };
  if (faults.to !== null || faults.amount !== null || faults.memo !== null || input.token === null)
    return { ok: false, faults };
  return { ok: true, to, quantity: quantity!.text, contract: input.token.contract, memo: input.memo };
}

/** '1.5' of a token with 4 decimals is '1.5000 EOS'; digits beyond the token's precision are a fault, not rounded. */
function quantityOf(
  typed: string,
  token: TokenBalance,
  strings: StringFolders['wallet']['transfer'],
): { text: string; fault: string | null } {
  const { precision, code } = parseAsset(token.quantity);
  const match = /^(\d+)(?:\.(\d*))?$/.exec(typed.trim());
  if (match === null) return { text: '', fault: strings.badAmount };
  const decimals = match[2] ?? '';
  if (decimals.length > precision) return { text: '', fault: strings.tooPrecise(precision) };
  const units = BigInt(match[1]! + decimals.padEnd(precision, '0'));
  if (units === 0n) return { text: '', fault: strings.badAmount };
  return { text: formatAsset({ units, precision, code }), fault: null };
}
