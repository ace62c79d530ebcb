import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { afterFailures, data, empty, failed, meta, type Outcome } from '../../core/outcome.ts';
import { decimalText, divide } from '../../price/decimal.ts';
import type { SourceContext } from '../../core/source-context.ts';
import { isAbsent, readRow, readTable } from '../../table/read-table.ts';
import { tokenStatOf } from '../../token/token-tables.ts';
import { backendDspAccounts, backendDspPackages, backendDspRewards } from '../backend/dsp.ts';
import { backend } from '../backend/backend.ts';
import type { DspProvider } from './dsp-provider.ts';
import { type DspAccount, dappSymbol, dspAccounts, type DspPackage, dspPackages, dspTotals } from './dsp-tables.ts';

/** Rows that one reading goes through: the contract keeps no index by account. */
const maxAccounts = 10_000;
const maxPackages = 2000;
const keptMs = 60_000;
/** Inflation of a day over the supply is 7,326,105 parts of 10^11, the rate of the network's own portal. */
const dailyParts = 7_326_105n;
const partsOfOne = 10n ** 11n;

/**
 * Packages that providers offer: by the contract of the chain's configuration, else its backend. 'empty' if neither is
 * configured (`source` is then 'none').
 */
export function dspPackageList(at: SourceContext): Promise<Outcome<DspPackage[]>> {
  return chainOrBackend(
    at,
    () => allPackages(at),
    () => backendDspPackages(at),
  );
}

/** What one account staked with providers. `complete` is false if the contract has more rows than are read. */
export async function dspOfAccount(at: SourceContext, account: string): Promise<Outcome<DspAccount[]>> {
  return chainOrBackend(
    at,
    async () => {
      const all = await allAccounts(at);
      if (all.state !== 'data') return all;
      const own = all.data.filter((row) => row.account === account);
      return own.length === 0 ? empty(all.meta) : data(own, all.meta);
    },
    () => backendDspAccounts(at, account),
  );
}

/** Providers, most staked first, with an estimate of their rewards. */
export async function dspProviders(at: SourceContext): Promise<Outcome<DspProvider[]>> {
  return chainOrBackend(
    at,
    (contract) => computed(at, contract),
    () => backendDspRewards(at),
  );
}

function allAccounts(at: SourceContext): Promise<Outcome<DspAccount[]>> {
  const contract = at.chain.dsp!;
  return at.share('dsp accounts', keptMs, () =>
    readTable(at, dspAccounts(contract), undefined, { limit: maxAccounts }),
  );
}

function allPackages(at: SourceContext): Promise<Outcome<DspPackage[]>> {
  const contract = at.chain.dsp!;
  return at.share('dsp packages', keptMs, () =>
    readTable(at, dspPackages(contract), undefined, { limit: maxPackages }),
  );
}

async function computed(at: SourceContext, contract: string): Promise<Outcome<DspProvider[]>> {
  const [accounts, packages, totals, supply] = await Promise.all([
    allAccounts(at),
    allPackages(at),
    readRow(at, dspTotals(contract), undefined),
    tokenStatOf(at, contract, dappSymbol),
  ]);
  if (isAbsent(accounts)) return empty(accounts.meta);
  if (accounts.state === 'failed') return failed(accounts.meta.failures);
  if (packages.state === 'failed') return failed(packages.meta.failures);
  const offered = packages.state === 'data' ? packages.data : [];
  const chosen = accounts.state === 'data' ? accounts.data : [];
  const names = [...new Set([...offered, ...chosen].map(({ provider }) => provider))];
  const staked = new Map(names.map((name) => [name, stakeWith(chosen, name)]));
  const all = totals.state === 'data' ? parseAsset(totals.data.staked).units : sum([...staked.values()]);
  const daily = supply.state === 'data' ? (parseAsset(supply.data.supply).units * dailyParts) / partsOfOne : null;
  const precision = supply.state === 'data' ? supply.data.precision : precisionOf(chosen, offered);
  const providers = names.map((provider): DspProvider => {
    const units = staked.get(provider)!;
    const reward = daily === null || all <= 0n ? null : (daily * units) / all;
    const ownPackages = offered.filter((one) => one.provider === provider);
    return {
      provider,
      staked: formatAsset({ units, precision, code: dappSymbol }),
      percentageStaked: percent(units, all) ?? '0.00',
      users: new Set(chosen.filter((row) => row.provider === provider).map(({ account }) => account)).size,
      packages: ownPackages.length,
      services: new Set(ownPackages.map(({ service }) => service)).size,
      dailyReward: reward === null ? null : formatAsset({ units: reward, precision, code: dappSymbol }),
      apr: daily === null ? null : percent(daily * 365n, all),
    };
  });
  providers.sort((a, b) => {
    const [more, less] = [staked.get(b.provider)!, staked.get(a.provider)!];
    return more > less ? 1 : more < less ? -1 : a.provider < b.provider ? -1 : 1;
  });
  const about = {
    ...accounts.meta,
    complete: accounts.meta.complete && packages.meta.complete,
    failures: [...accounts.meta.failures, ...packages.meta.failures, ...supply.meta.failures],
  };
  return providers.length === 0 ? empty(about) : data(providers, about);
}

function stakeWith(rows: readonly DspAccount[], provider: string): bigint {
  return sum(rows.filter((row) => row.provider === provider).map((row) => parseAsset(row.balance).units));
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((all, value) => all + value, 0n);
}

function precisionOf(chosen: readonly DspAccount[], offered: readonly DspPackage[]): number {
  const text = chosen[0]?.balance ?? offered[0]?.minStake;
  return text === undefined ? 4 : parseAsset(text).precision;
}

function percent(part: bigint, all: bigint): string | null {
  const share = divide({ units: part * 100n, scale: 0 }, { units: all, scale: 0 }, 2);
  return share === null ? null : decimalText(share, 2);
}

async function chainOrBackend<T>(
  { chain }: SourceContext,
  byChain: (contract: string) => Promise<Outcome<T>>,
  byBackend: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const read = chain.dsp === null ? null : await byChain(chain.dsp);
  // Without the contract there is no more data than without a response.
  if (read !== null && read.state !== 'failed' && !isAbsent(read)) return read;
  if (!backend.isConfigured(chain)) return read ?? empty(meta({ source: 'none' }));
  const answer = await byBackend();
  return afterFailures(answer, read?.meta.failures ?? []);
}
