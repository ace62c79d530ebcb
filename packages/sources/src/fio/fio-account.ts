import { type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readTable } from '../table/read-table.ts';
import { type FioBalance, fioBalance } from './fio-endpoints.ts';
import { fioKeyOf, namesOfAccount } from './fio-names.ts';
import { type FioAddress, type FioDomain, type FioFee, fioFees } from './fio-tables.ts';

/** Key, balance and names of a FIO account. */
export interface FioSummary {
  key: Outcome<string>;
  /** Of the key; 'empty' if the account has none. */
  balance: Outcome<FioBalance>;
  addresses: Outcome<FioAddress[]>;
  domains: Outcome<FioDomain[]>;
}

export async function fioSummary(at: SourceContext, account: string): Promise<FioSummary> {
  const [key, names] = await Promise.all([fioKeyOf(at, account), namesOfAccount(at, account)]);
  const balance = key.state === 'data' ? await fioBalance(at, key.data) : withoutData(key);
  return { key, balance, ...names };
}

/** All fees; they change by votes of the producers. */
export function allFioFees(at: SourceContext): Promise<Outcome<FioFee[]>> {
  return readTable(at, fioFees, undefined, { limit: 200 });
}
