import type { ApplyContext, SecondaryKey } from '../../contract.ts';
import { textHash } from './fio-names.ts';
import type { DomainRow, HandleRow, KeyRow } from './fio-rows.ts';

export const addressContract = 'fio.address';

/** The first row with this key in a secondary index. */
export function rowBy<Row>(
  table: { bySecondary(index: number, from?: SecondaryKey['key']): Iterable<[SecondaryKey['key'], bigint, Row]> },
  index: number,
  key: bigint,
): { id: bigint; row: Row } | null {
  for (const [at, id, row] of table.bySecondary(index, key)) return at === key ? { id, row } : null;
  return null;
}

/** The registered address of this name; null if there is none. */
export function handleOf(ctx: ApplyContext, name: string): { id: bigint; row: HandleRow } | null {
  const table = ctx.table<HandleRow>('fionames', { code: addressContract, scope: addressContract });
  return rowBy(table, 3, textHash(name));
}

/** The registered domain of this name; null if there is none. */
export function domainOf(ctx: ApplyContext, name: string): { id: bigint; row: DomainRow } | null {
  const table = ctx.table<DomainRow>('domains', { code: addressContract, scope: addressContract });
  return rowBy(table, 2, textHash(name));
}

/** Public key ('FIO…') of an account; null if none is recorded. */
export function clientKeyOf(ctx: ApplyContext, account: string): string | null {
  const table = ctx.table<KeyRow>('accountmap', { code: addressContract, scope: addressContract });
  return table.get(account)?.clientkey ?? null;
}

/** Seconds since 1970 of the pending block. */
export function secondsOf(ctx: ApplyContext): bigint {
  return ctx.now / 1_000_000n;
}
