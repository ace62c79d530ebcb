import { isName, nameToU64 } from '@antescope/codec/chain/name';
import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import { data, empty, meta, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { stakeOfVotes } from '../producer/stake-of-votes.ts';
import { readRowsAtTimes } from '../table/read-row-history.ts';
import type { TableDefinition } from '../table/table-definition.ts';
import { delegatedBandwidth, type ProducerRow, producers, userResources } from '../table/tables/system.ts';
import { tokenBalances, tokenStat } from '../table/tables/token.ts';
import type { Series } from './series.ts';

/*
 * Series out of the versions of one row in our index, at the given times (ISO with Z, oldest first): exact at each, also
 * after forks, and nothing is kept for them.
 */

/** Balance of a token; zero where the account had no row. Empty if it never held any. */
export function balanceSeries(
  at: SourceContext,
  account: string,
  { contract, code }: { contract: string; code: string },
  times: readonly string[],
): Promise<Outcome<Series>> {
  const row = { definition: tokenBalances(contract), scope: account, primaryKey: symbolCodeToU64(code) };
  return rowSeries(at, row, times, { id: account, amountOf: ({ balance }) => balance });
}

/** Stake for CPU and NET that the account delegated to itself; zero where there was none. Empty for a text that is no name. */
export function stakeSeries(at: SourceContext, account: string, times: readonly string[]): Promise<Outcome<Series>> {
  if (!isName(account)) return nothing();
  const row = { definition: delegatedBandwidth, scope: account, primaryKey: nameToU64(account) };
  const amountOf = ({ cpuWeight, netWeight }: { cpuWeight: string; netWeight: string }): string => {
    const cpu = parseAsset(cpuWeight);
    return formatAsset({ ...cpu, units: cpu.units + parseAsset(netWeight).units });
  };
  return rowSeries(at, row, times, { id: account, amountOf });
}

/** RAM that the account may use, in bytes, without what the system grants everybody. */
export function ramQuotaSeries(at: SourceContext, account: string, times: readonly string[]): Promise<Outcome<Series>> {
  if (!isName(account)) return nothing();
  const row = { definition: userResources, scope: account, primaryKey: nameToU64(account) };
  return rowSeries(at, row, times, { id: account, amountOf: ({ ramBytes }) => `${ramBytes} bytes` });
}

/** Issued supply of a token. */
export function supplySeries(
  at: SourceContext,
  { contract, code }: { contract: string; code: string },
  times: readonly string[],
): Promise<Outcome<Series>> {
  const row = { definition: tokenStat(contract), scope: code, primaryKey: symbolCodeToU64(code) };
  return rowSeries(at, row, times, { id: `${code}@${contract}`, amountOf: ({ supply }) => supply });
}

/**
 * Tokens behind the votes for a producer, as they weighed at each time. Empty where the weight does not determine them
 * (Telos).
 */
export function voteSeries(at: SourceContext, producer: string, times: readonly string[]): Promise<Outcome<Series>> {
  if (!isName(producer) || stakeOfVotes('0', 0, at.chain) === null) return nothing();
  const { code, precision } = at.chain.systemToken ?? at.chain.coreSymbol;
  const row = { definition: producers, scope: undefined, primaryKey: nameToU64(producer) };
  const amountOf = ({ totalVotes }: ProducerRow, time: string): string => {
    const units = stakeOfVotes(totalVotes, Date.parse(time) / 1000, at.chain) ?? 0n;
    return formatAsset({ units, code, precision });
  };
  return rowSeries(at, row, times, { id: producer, amountOf });
}

function nothing(): Promise<Outcome<never>> {
  return Promise.resolve(empty(meta({ source: 'index' })));
}

interface SeriesRow<Row, Scope> {
  definition: TableDefinition<Row, Scope>;
  scope: Scope;
  primaryKey: bigint;
}

/** `amountOf` gives number and unit, '1.0000 EOS'. */
async function rowSeries<Row, Scope>(
  at: SourceContext,
  { definition, scope, primaryKey }: SeriesRow<Row, Scope>,
  times: readonly string[],
  { id, amountOf }: { id: string; amountOf: (row: Row, time: string) => string },
): Promise<Outcome<Series>> {
  const past = await readRowsAtTimes(at, definition, scope, { primaryKey, times });
  if (past.state !== 'data') return withoutData(past);
  const amounts = past.data.map(({ time, row }) => ({ time, amount: row === null ? null : amountOf(row, time) }));
  const [, unit = ''] = amounts.find(({ amount }) => amount !== null)?.amount?.split(' ') ?? [];
  const points = amounts.map(({ time, amount }) => ({ time, value: amount === null ? '0' : amount.split(' ')[0]! }));
  return data({ id, unit, points }, { ...past.meta, complete: past.meta.complete && points.length === times.length });
}
