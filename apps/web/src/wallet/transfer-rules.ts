import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { isName } from '@antescope/codec/chain/name';
import type { TokenBalance } from '@antescope/sources/account/account-view';
import type { WalletWords } from './words/en.ts';

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
export function checkTransfer(input: TransferInput, words: WalletWords['transfer']): CheckedTransfer {
  const to = input.to.trim().toLowerCase();
  const quantity = input.token === null ? null : quantityOf(input.amount, input.token, words);
  const faults: TransferFaults = {
    to: to === '' ? words.noAccount : isName(to) ? null : words.badAccount,
    amount: quantity === null ? words.badAmount : quantity.fault,
    memo: new TextEncoder().encode(input.memo).length > memoLimit ? words.memoTooLong : null,
  };
  if (faults.to !== null || faults.amount !== null || faults.memo !== null || input.token === null)
    return { ok: false, faults };
  return { ok: true, to, quantity: quantity!.text, contract: input.token.contract, memo: input.memo };
}

/** '1.5' of a token with 4 decimals is '1.5000 EOS'; digits beyond the token's precision are a fault, not rounded. */
function quantityOf(
  typed: string,
  token: TokenBalance,
  words: WalletWords['transfer'],
): { text: string; fault: string | null } {
  const { precision, code } = parseAsset(token.quantity);
  const match = /^(\d+)(?:\.(\d*))?$/.exec(typed.trim());
  if (match === null) return { text: '', fault: words.badAmount };
  const decimals = match[2] ?? '';
  if (decimals.length > precision) return { text: '', fault: words.tooPrecise(precision) };
  const units = BigInt(match[1]! + decimals.padEnd(precision, '0'));
  if (units === 0n) return { text: '', fault: words.badAmount };
  return { text: formatAsset({ units, precision, code }), fault: null };
}
