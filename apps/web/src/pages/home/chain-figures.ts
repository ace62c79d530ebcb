import type { ActionRow } from '@antescope/sources/history/history-source';
import { data, empty, mapOutcome, meta, type Outcome } from '@antescope/sources/core/outcome';
import { decimalText, multiply, parseDecimal } from '@antescope/sources/price/decimal';
import { type Conversion, conversionTo } from '@antescope/sources/price/exchange-rates';
import { fiatText, marketCapText, unitPriceText } from '@antescope/sources/price/fiat';
import type { TokenPrice } from '@antescope/sources/price/price-feed';
import { corePrice } from '@antescope/sources/price/prices';
import type { SourceContext } from '@antescope/sources/core/source-context';
import { stakedSupply } from '@antescope/sources/supply/staked';
import { tokenStatOf } from '@antescope/sources/token/token-tables';

/** Key figures of the chain as display text, each with its source. */
export interface ChainFigures {
  /** One core token in the preferred currency. */
  price: Outcome<string>;
  /** 1024 bytes of RAM in the preferred currency. */
  ramPrice: Outcome<string>;
  /** Asset text. */
  supply: Outcome<string>;
  marketCap: Outcome<string>;
  /** Staked for CPU and NET, asset text. */
  staked: Outcome<string>;
  accounts: Outcome<number>;
  /** Global sequence number of the newest action, decimal text. */
  actions: Outcome<string>;
  /** Of price, RAM price and market cap. */
  conversion: Conversion;
}

/** Matches the cache lifetime of the statistics, so that both pages agree. ClickHouse scans all rows for the count. */
const countCacheMs = 60_000;

/** Reads all figures in parallel; unconfigured sources are 'empty'. */
export async function chainFigures(
  at: SourceContext,
  currency: string,
  ramPerKib: Promise<Outcome<{ perKib: string }>>,
  latest: Promise<Outcome<ActionRow[]>>,
): Promise<ChainFigures> {
  const { chain } = at;
  const [price, conversion, stat, staked, accounts, ram, actions] = await Promise.all([
    corePrice(at),
    conversionTo(at, currency),
    tokenStatOf(at, chain.coreContract, chain.coreSymbol.code),
    stakedSupply(at),
    at.state === null ? unavailable : at.share('accounts of the chain', countCacheMs, () => at.state!.accountCount()),
    ramPerKib,
    latest,
  ]);
  const supply = mapOutcome(stat, (token) => token.supply);
  return {
    price: toText(price, ({ usd }) => unitPriceText(usd, conversion.rates, conversion.currency)),
    ramPrice: priced(ram, price, ({ perKib }, usd) => ramText(perKib, usd, conversion)),
    supply,
    marketCap: priced(supply, price, (whole, usd) => marketCapOf(whole, usd, conversion)),
    staked,
    accounts,
    actions: toText(actions, (rows) => rows[0]?.trace.receipt?.globalSequence ?? null),
    conversion,
  };
}

const unavailable: Outcome<never> = empty(meta({ source: 'none' }));

/** A KiB costs fractions of a cent, so it needs the precision of a token price. */
function ramText(perKib: string, usd: string, { rates, currency }: Conversion): string | null {
  const [kib, price] = [parseDecimal(perKib.split(' ')[0]!), parseDecimal(usd)];
  return kib === null || price === null
    ? null
    : unitPriceText(decimalText(multiply(kib, price), 12, 'half-up'), rates, currency);
}

function marketCapOf(supply: string, usd: string, { rates, currency }: Conversion): string | null {
  const dollars = fiatText(supply, usd, { USD: '1' }, 'USD');
  return dollars === null ? null : marketCapText(dollars.replace(/[$,]/g, ''), rates, currency);
}

/** Maps the outcome; null becomes empty. */
function toText<A>(outcome: Outcome<A>, format: (value: A) => string | null): Outcome<string> {
  const text = mapOutcome(outcome, format);
  if (text.state === 'data') return text.data === null ? empty(text.meta) : data(text.data, text.meta);
  return text;
}

function priced<A>(
  amount: Outcome<A>,
  price: Outcome<TokenPrice>,
  format: (value: A, usd: string) => string | null,
): Outcome<string> {
  if (price.state !== 'data') return toText(price, () => null);
  return toText(amount, (value) => format(value, price.data.usd));
}
