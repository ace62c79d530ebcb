import { isAsset, parseAsset } from '@antescope/codec/chain/asset';
import type { Preview, SignedAction } from '../transact/preview-facts.ts';

export interface SentTransfer {
  from: string;
  to: string;
  memo: string;
  /** Contract and symbol code of the token; '' for an amount of another form. */
  contract: string;
  code: string;
}

/** Transfers among the signed actions, also within proposals. */
export function sentTransfers({ signed }: Preview): SentTransfer[] {
  const all = (action: SignedAction): SentTransfer[] => [...transfersOf(action), ...action.carried.flatMap(all)];
  return signed.flatMap(all);
}

/** The transfer that an action is, without the actions that it carries. */
export function transfersOf({ contract, name, data }: SignedAction): SentTransfer[] {
  const fields = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const { from, to, memo, quantity } = fields;
  if (name !== 'transfer' || typeof from !== 'string' || typeof to !== 'string') return [];
  const code = typeof quantity === 'string' && isAsset(quantity) ? parseAsset(quantity).code : '';
  return [{ from, to, memo: typeof memo === 'string' ? memo : '', contract, code }];
}
