import { nameToU64 } from '@antescope/codec/chain/name';
import type { ApplyContext, Table } from '../../contract.ts';
import { check } from '../check.ts';
import { authorKey, lastAssetId, nextId, type AssetRow } from './rows.ts';

/**
 * Row of `arampayers`, secondary key author: the author keeps paying for assets of a category with ids above `from_id`.
 */
export interface RamPayerRow {
  id: bigint;
  author: string;
  category: string;
  usearam: boolean;
  from_id: bigint;
}

/** Applies to assets created from now on, even if it was set before. */
export function set(
  ctx: ApplyContext,
  { author, category, usearam }: { author: string; category: string; usearam: boolean },
): void {
  ctx.requireAuth(author);
  ctx.requireRecipient(author);
  const payers = payersOf(ctx);
  const from_id = lastAssetId(ctx);
  const existing = rowOf(ctx, author, category);
  if (existing === null) {
    const row = { id: nextId(ctx, 'mdid'), author, category, usearam, from_id };
    payers.emplace(author, row.id, row, authorKey(row));
    return;
  }
  payers.modify(existing.id, author, (row) => {
    Object.assign(row, { usearam, from_id });
  });
}

export function remove(ctx: ApplyContext, { id }: { id: bigint }): void {
  ctx.requireAuth(ctx.receiver);
  check(ctx, payersOf(ctx).has(id), `Ram payer id ${id} does not exist`);
  payersOf(ctx).erase(id);
}

/**
 * RAM payer of an asset for its next owner: the author if set so, otherwise `otherwise`. No signature of the author is
 * needed, because its RAM usage does not grow.
 */
export function payerOf(ctx: ApplyContext, { id, author, category }: AssetRow, otherwise: string): string {
  const row = rowOf(ctx, author, category);
  return row !== null && row.usearam && id > row.from_id ? author : otherwise;
}

function rowOf(ctx: ApplyContext, author: string, category: string): RamPayerRow | null {
  const key = nameToU64(author);
  for (const [rowKey, , row] of payersOf(ctx).bySecondary(0, key)) {
    if (rowKey !== key) return null;
    if (row.category === category) return row;
  }
  return null;
}

function payersOf(ctx: ApplyContext): Table<RamPayerRow> {
  return ctx.table<RamPayerRow>('arampayers');
}
