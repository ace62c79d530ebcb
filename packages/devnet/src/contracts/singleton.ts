import type { ApplyContext } from '../contract.ts';

/** Stores a singleton, keyed by the table name, with the contract as RAM payer. */
export function storeSingleton<Row extends object>(ctx: ApplyContext, name: string, value: Row): void {
  const table = ctx.table<Row>(name);
  if (table.has(name)) table.modify(name, ctx.receiver, (row) => void Object.assign(row, value));
  else table.emplace(ctx.receiver, name, value);
}
