import { data, empty, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readTable } from '../table/read-table.ts';
import {
  type FioBalance,
  fioBalance,
  fioDomainsOfKey,
  type FioNames,
  fioNamesOfKey,
  type ListedAddress,
  type ListedDomain,
} from './fio-endpoints.ts';
import { fioKeyOf, namesOfAccount } from './fio-names.ts';
import { type FioFee, fioFees } from './fio-tables.ts';

interface FioOwnNames {
  addresses: Outcome<ListedAddress[]>;
  domains: Outcome<ListedDomain[]>;
}

/** Key, balance and names of a FIO account. */
export interface FioSummary extends FioOwnNames {
  key: Outcome<string>;
  /** Of the key; 'empty' if the account has none. */
  balance: Outcome<FioBalance>;
}

export async function fioSummary(at: SourceContext, account: string): Promise<FioSummary> {
  const key = await fioKeyOf(at, account);
  if (key.state !== 'data') return { key, balance: withoutData(key), ...(await namesOfAccount(at, account)) };
  const [balance, names] = await Promise.all([fioBalance(at, key.data), ownNames(at, account, key.data)]);
  return { key, balance, ...names };
}

/** Names by get_fio_names; where it fails by the tables, and domains by get_fio_domains where those fail, too. */
async function ownNames(at: SourceContext, account: string, key: string): Promise<FioOwnNames> {
  const names = await fioNamesOfKey(at, key);
  if (names.state !== 'failed') {
    return { addresses: partOf(names, (all) => all.addresses), domains: partOf(names, (all) => all.domains) };
  }
  const tables = await namesOfAccount(at, account);
  return tables.domains.state === 'failed' ? { ...tables, domains: await fioDomainsOfKey(at, key) } : tables;
}

function partOf<T>(names: Exclude<Outcome<FioNames>, { state: 'failed' }>, pick: (all: FioNames) => T[]): Outcome<T[]> {
  const part = names.state === 'data' ? pick(names.data) : [];
  return part.length === 0 ? empty(names.meta) : data(part, names.meta);
}

/** All fees; they change by votes of the producers. */
export function allFioFees(at: SourceContext): Promise<Outcome<FioFee[]>> {
  return readTable(at, fioFees, undefined, { limit: 200 });
}
