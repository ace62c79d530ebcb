import type { ApplyContext, Table } from '../../contract.ts';
import { check } from '../check.ts';

/** Row of `authors`: an asset author, with display data as JSON of its own format. */
export interface AuthorRow {
  author: string;
  dappinfo: string;
  fieldtypes: string;
  priorityimg: string;
}

export function setVersion(ctx: ApplyContext, { version }: { version: string }): void {
  ctx.requireAuth(ctx.receiver);
  const table = ctx.table<{ standard: string; version: string }>('tokenconfigs');
  if (!table.has('tokenconfigs')) {
    table.emplace(ctx.receiver, 'tokenconfigs', { standard: 'simpleassets', version });
    return;
  }
  table.modify('tokenconfigs', ctx.receiver, (row) => {
    row.version = version;
  });
}

export function register(ctx: ApplyContext, data: AuthorRow): void {
  ctx.requireAuth(data.author);
  const authors = authorsOf(ctx);
  check(ctx, !authors.has(data.author), 'Registration Failed. Author is already registered');
  authors.emplace(data.author, data.author, data);
}

/** Erases the row of an author with empty data. */
export function update(ctx: ApplyContext, data: AuthorRow): void {
  ctx.requireAuth(data.author);
  const authors = authorsOf(ctx);
  check(ctx, authors.has(data.author), 'Update Failed. Author is not registered');
  if (data.dappinfo === '' && data.fieldtypes === '' && data.priorityimg === '') {
    authors.erase(data.author);
    return;
  }
  authors.modify(data.author, data.author, (row) => {
    Object.assign(row, data);
  });
}

function authorsOf(ctx: ApplyContext): Table<AuthorRow> {
  return ctx.table<AuthorRow>('authors');
}
