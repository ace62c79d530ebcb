import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { readAsset } from '../account/read-account.ts';
import { boundedText } from '../core/get-json.ts';
import { failuresOf } from '../node/reading.ts';
import { data, empty, failed, type Failure, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { decimalText, parseDecimal } from '../price/decimal.ts';
import type { TokenStat } from '../token/token-stat.ts';

const keptMs = 600_000;
const waitMs = 3000;
const mostBytes = 1_000_000;

/**
 * How much of the core token circulates, as an asset text: what the configured page says, else its supply less what the
 * reserved accounts of the chain hold. `meta.source` tells which of the two it is.
 */
export async function circulatingSupply(at: SourceContext, core: TokenStat): Promise<Outcome<string>> {
  const url = at.chain.prices.circulating;
  if (url === null) return lessReserved(at, core, []);
  const told = await at.share(`circulating ${url}`, keptMs, () => fromPage(url));
  if (told.state !== 'data') return lessReserved(at, core, told.meta.failures);
  const number = parseDecimal(told.data);
  const amount = number === null ? null : decimalText(number, core.precision, 'down');
  return amount === null ? lessReserved(at, core, told.meta.failures) : data(`${amount} ${core.code}`, told.meta);
}

async function fromPage(url: string): Promise<Outcome<string>> {
  try {
    const started = Date.now();
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(waitMs) });
    const text = await boundedText(response, mostBytes);
    if (!response.ok) throw new Error(`It answers with ${response.status}`);
    const number = numberOf(text);
    if (number === null) throw new Error('It holds no number');
    const known = { source: 'circulating', endpoint: url, elapsedMs: Date.now() - started };
    return data(number, meta({ ...known, time: new Date().toISOString() }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failed([{ source: 'circulating', endpoint: url, code: 'network', message }]);
  }
}

/** Names under which services put the figure. */
const names = ['circulating', 'circulatingSupply', 'circulating_supply', 'result'];

/** The figure of an answer: a field of its JSON, or the first number of its text. Decimal text; null for none. */
export function numberOf(text: string): string | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const found =
      typeof parsed === 'object' && parsed !== null
        ? names.map((name) => (parsed as Record<string, unknown>)[name]).find((value) => value !== undefined)
        : parsed;
    if (found !== undefined) return plainNumber(String(found));
  } catch {
    // Not JSON: a page for people.
  }
  return plainNumber(text);
}

function plainNumber(text: string): string | null {
  const found = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '');
  return found !== undefined && parseDecimal(found) !== null ? found : null;
}

async function lessReserved(at: SourceContext, core: TokenStat, failures: Failure[]): Promise<Outcome<string>> {
  try {
    const reserved = await Promise.all(
      at.chain.tokens.reserved.map((account) => at.api.getCurrencyBalance(core.contract, account, core.code)),
    );
    const supply = parseAsset(core.supply);
    const held = reserved.flatMap(({ value }) => value.items()).map((balance) => parseAsset(readAsset(balance)).units);
    const units = held.reduce((rest, balance) => rest - balance, supply.units);
    const known = meta({ source: 'node', time: new Date().toISOString(), failures });
    return units < 0n ? empty(known) : data(formatAsset({ ...supply, units }), known);
  } catch (error) {
    return failed([...failures, ...failuresOf(error)]);
  }
}
