import type { ApplyContext, Table } from '../../contract.ts';
import { check } from '../check.ts';
import { authorKey, nextId } from './rows.ts';

/** Row of `moredata`, secondary key author: data shared by several assets of an author. */
export interface MoreDataRow {
  id: bigint;
  author: string;
  data: string;
}

export function add(ctx: ApplyContext, { author, data }: { author: string; data: string }): void {
  ctx.requireAuth(author);
  ctx.requireRecipient(author);
  const row = { id: nextId(ctx, 'mdid'), author, data };
  moreDataOf(ctx).emplace(author, row.id, row, authorKey(row));
  const authorization = [{ actor: ctx.receiver, permission: 'active' }];
  ctx.sendInline({ account: ctx.receiver, name: 'mdaddlog', authorization, data: row });
}

export function update(ctx: ApplyContext, { id, author, data }: MoreDataRow): void {
  ctx.requireAuth(author);
  ctx.requireRecipient(author);
  const row = moreDataOf(ctx).get(id);
  check(ctx, row !== null, `More data item with id: ${id} was not found`);
  const message = `Only author ${row.author} can update more data. You entered author ${author}`;
  check(ctx, row.author === author, message);
  moreDataOf(ctx).modify(id, author, (changed) => {
    changed.data = data;
  });
}

export function remove(ctx: ApplyContext, { id }: { id: bigint }): void {
  const row = moreDataOf(ctx).get(id);
  check(ctx, row !== null, `More data item with id: ${id} was not found.`);
  ctx.requireAuth(row.author);
  ctx.requireRecipient(row.author);
  moreDataOf(ctx).erase(id);
}

function moreDataOf(ctx: ApplyContext): Table<MoreDataRow> {
  return ctx.table<MoreDataRow>('moredata');
}
