import { type Asset, parseAsset } from '@antescope/codec/chain/asset';
import type { ActionTraceView } from '../transaction/transaction-view.ts';
import type { KindChain } from './action-kinds.ts';

type TransferAction = Pick<ActionTraceView, 'contract' | 'name' | 'data'>;

/** What a transfer says of itself. */
export interface Transfer {
  from: string;
  /** null if the receiver is named by a key, or not at all. */
  to: string | null;
  /** null if it is no amount of a token (NFTs have transfers, too). */
  amount: Asset | null;
}

/** The transfer that an action is; null for any other action, and for data that could not be decoded. */
export function transferOf(
  { contract, name, data }: TransferAction,
  chain: Pick<KindChain, 'transfers' | 'coreSymbol'>,
): Transfer | null {
  const shape = chain.transfers.find(
    (one) => one.action === name && (one.contract === null || one.contract === contract),
  );
  const fields = fieldsOf(data);
  const from = fields[shape?.from ?? ''];
  if (shape === undefined || typeof from !== 'string') return null;
  const to = shape.to === null ? null : fields[shape.to];
  return {
    from,
    to: typeof to === 'string' ? to : null,
    amount: amountOf(fields[shape.quantity], shape.to === null ? chain.coreSymbol : null),
  };
}

/** The amount in the field `quantity` of an action's data, as issues and burns of tokens have it. */
export function quantityOf(data: unknown): Asset | null {
  return amountOf(fieldsOf(data).quantity, null);
}

/** The memo of an action; null if it has none. */
export function memoOf(data: unknown): string | null {
  const { memo } = fieldsOf(data);
  return typeof memo === 'string' ? memo : null;
}

/** `units`: the token in whose smallest units a number is counted. */
function amountOf(value: unknown, units: { code: string; precision: number } | null): Asset | null {
  if (units !== null && (typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint')) {
    return /^\d{1,19}$/.test(String(value)) ? { units: BigInt(value), ...units } : null;
  }
  if (typeof value !== 'string') return null;
  try {
    return parseAsset(value);
  } catch {
    // Contracts name fields as they like: what reads as no amount is none.
    return null;
  }
}

function fieldsOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : {};
}
