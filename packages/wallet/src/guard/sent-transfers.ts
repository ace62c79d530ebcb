import type { Preview, SignedAction } from '../transact/preview-facts.ts';

export interface SentTransfer {
  from: string;
  to: string;
  memo: string;
}

/** Transfers among the signed actions, also within proposals. */
export function sentTransfers({ signed }: Preview): SentTransfer[] {
  return signed.flatMap(transfersOf);
}

function transfersOf({ name, data, carried }: SignedAction): SentTransfer[] {
  const { from, to, memo } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const own =
    name === 'transfer' && typeof from === 'string' && typeof to === 'string'
      ? [{ from, to, memo: typeof memo === 'string' ? memo : '' }]
      : [];
  return [...own, ...carried.flatMap(transfersOf)];
}
