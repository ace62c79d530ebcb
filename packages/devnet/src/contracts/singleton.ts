import type { ApplyContext } from '../contract.ts';

/** Stores the only row of a table, whose key is the table's name; the contract pays for it. */
export function storeSingleton<Row extends object>(ctx: ApplyContext, name: string, value: Row): void {
  const table = ctx.table<Row>(name);
  if (table.has(name)) table.modify(name, ctx.receiver, (row) => void Object.assign(row, value));
  else table.emplace(ctx.receiver, name, value);
}
