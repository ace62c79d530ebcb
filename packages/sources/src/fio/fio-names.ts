import { data, empty, mapOutcome, type Outcome } from '../core/outcome.ts';
import type { ListRequest } from '../core/list-request.ts';
import type { SourceContext } from '../core/source-context.ts';
import { badCursor } from '../core/bad-cursor.ts';
import { failed } from '../core/outcome.ts';
import { readRow, readTable } from '../table/read-table.ts';
import type { TableDefinition } from '../table/table-definition.ts';
import {
  type FioAddress,
  fioAccountMap,
  type FioDomain,
  fioDomains,
  fioDomainsByName,
  fioDomainsByOwner,
  fioNames,
  fioNamesByDomain,
  fioNamesByName,
  fioNamesByOwner,
} from './fio-tables.ts';
import { nameHash } from './name-hash.ts';

/** The address of a name. 'empty' if it is not registered. */
export async function fioAddress(at: SourceContext, name: string): Promise<Outcome<FioAddress>> {
  return ofName(await readRow(at, fioNamesByName, undefined, await nameHash(name)), name);
}

/** The domain of a name. 'empty' if it is not registered. */
export async function fioDomain(at: SourceContext, name: string): Promise<Outcome<FioDomain>> {
  return ofName(await readRow(at, fioDomainsByName, undefined, await nameHash(name)), name);
}

/** Another row of the same hash is not this name. */
function ofName<Row extends { name: string }>(row: Outcome<Row>, name: string): Outcome<Row> {
  return row.state === 'data' && row.data.name !== name.toLowerCase() ? empty(row.meta) : row;
}

/** 'FIO…' key that an account was made from. */
export async function fioKeyOf(at: SourceContext, account: string): Promise<Outcome<string>> {
  return mapOutcome(await readRow(at, fioAccountMap, undefined, account), ({ key }) => key);
}

/** Addresses in the order of registration, newest first. */
export function listedAddresses(at: SourceContext, page: ListRequest): Promise<Outcome<FioAddress[]>> {
  return listed(at, fioNames, page);
}

/** Domains in the order of registration, newest first. */
export function listedDomains(at: SourceContext, page: ListRequest): Promise<Outcome<FioDomain[]>> {
  return listed(at, fioDomains, page);
}

/** One page from the highest ID down; the cursor is the ID of the last row. */
async function listed<Row extends { id: string }>(
  at: SourceContext,
  definition: TableDefinition<Row>,
  { limit, cursor }: ListRequest,
): Promise<Outcome<Row[]>> {
  if (cursor !== undefined && !/^\d{1,19}$/.test(cursor)) return failed([badCursor('node', cursor)]);
  if (cursor === '0') return readTable(at, definition, undefined, { lower: '1', upper: '0' });
  const upper = cursor === undefined ? {} : { upper: String(BigInt(cursor) - 1n) };
  // FIO's nodes send no next_key: one row more shows whether there is a next page.
  const rows = await readTable(at, definition, undefined, { ...upper, reverse: true, limit: limit + 1 });
  if (rows.state !== 'data') return rows;
  const page = rows.data.slice(0, limit);
  const next = rows.data.length > limit ? { next: page.at(-1)!.id } : {};
  return data(page, { ...rows.meta, complete: true, ...next });
}

/** Names of an account by the tables; every node has them. */
export async function namesOfAccount(
  at: SourceContext,
  account: string,
): Promise<{ addresses: Outcome<FioAddress[]>; domains: Outcome<FioDomain[]> }> {
  const own = { lower: account, upper: account, limit: 500 };
  const [addresses, domains] = await Promise.all([
    readTable(at, fioNamesByOwner, undefined, own),
    readTable(at, fioDomainsByOwner, undefined, own),
  ]);
  return { addresses, domains };
}

/** Addresses of a domain, at most 100. */
export async function addressesOfDomain(at: SourceContext, domain: string): Promise<Outcome<FioAddress[]>> {
  const hash = await nameHash(domain);
  return readTable(at, fioNamesByDomain, undefined, { lower: hash, upper: hash, limit: 100 });
}
