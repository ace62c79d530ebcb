import { failureReason } from '../core/failure-reason.ts';
import type { Field } from '../core/fields.ts';
import { askBackend, figure } from '../services/backend/backend-client.ts';
import { LightApi } from '../services/light/light-api.ts';
import { data, empty, type Failure, failed, meta, type Outcome } from '../core/outcome.ts';
import type { GetOptions } from '../core/get-json.ts';
import type { SourceContext } from '../core/source-context.ts';
import { holdingPercentage, type TokenHolder } from './holders.ts';
import type { TokenStat } from './token-stat.ts';

/** Holders that a page shows. */
export const mostHolders = 100;
/** What one reading ranks; shorter lists are its beginning. */
export const mostRanked = 1000;
const keptMs = 60_000;

export interface TopHolders {
  holders: TokenHolder[];
  /** Accounts that hold any of it; null where nobody counted. */
  count: string | null;
}

/**
 * Largest holders of a token, at most `most` (100; no more than 1000): by our index, else by the chain's Light API, else
 * by its backend. No node can tell, so without any of them the outcome is a failure 'not-supported'.
 */
export function topHolders(
  at: SourceContext,
  token: TokenStat,
  options: GetOptions & { most?: number } = {},
): Promise<Outcome<TopHolders>> {
  const { most = mostHolders, ...ask } = options;
  const asked = most <= mostHolders ? mostHolders : mostRanked;
  const { contract, code } = token;
  const reading = at.share(`holders ${contract} ${code} ${asked}`, keptMs, () => rankedBy(at, token, asked, ask));
  return reading.then((read) =>
    read.state === 'data' ? { ...read, data: { ...read.data, holders: read.data.holders.slice(0, most) } } : read,
  );
}

async function rankedBy(
  at: SourceContext,
  token: TokenStat,
  most: number,
  options: GetOptions,
): Promise<Outcome<TopHolders>> {
  const failures: Failure[] = [];
  const { lightApi, backend } = at.chain;
  if (at.state !== null) {
    const indexed = await at.state.holders(token.contract, token.code, most);
    if (indexed.state === 'empty') return indexed;
    if (indexed.state === 'data') {
      const { holders, count } = indexed.data;
      return { ...indexed, data: { holders: ranked(holders, token.supply), count: String(count) } };
    }
    failures.push(...indexed.meta.failures);
  }
  if (lightApi !== null) {
    const told = await fromLight(new LightApi(lightApi, options), token, { most, failures });
    if (told.state !== 'failed' || backend === null) return told;
    failures.push(...told.meta.failures.filter((failure) => !failures.includes(failure)));
  }
  if (backend !== null) return fromBackend(backend, at.chain.key, token, { most, failures, options });
  const message = 'Neither an index, a Light API nor a backend tells who holds this token';
  return failed(
    failures.length > 0
      ? failures
      : [{ source: 'node', endpoint: null, code: 'not-supported', message, reason: failureReason('no-service') }],
  );
}

/** tokens?type=topHolders and type=tokenHoldersCount: rows are {account, amount}, [account, amount] or ours. */
async function fromBackend(
  base: string,
  chain: string,
  token: TokenStat,
  { most, failures, options }: { most: number; failures: Failure[]; options: GetOptions },
): Promise<Outcome<TopHolders>> {
  const of = { chain, contract: token.contract, symbol: token.code };
  const [top, count] = await Promise.all([
    askBackend(
      base,
      { segments: 'tokens', query: { type: 'topHolders', ...of, limit: most } },
      (answer) => answer.items().map((row) => readHolder(row, token)),
      options,
    ),
    askBackend(
      base,
      { segments: 'tokens', query: { type: 'tokenHoldersCount', ...of } },
      (answer) => figure(answer, 'holders').integer(),
      options,
    ),
  ]);
  if (top.state === 'failed') return failed([...failures, ...top.meta.failures]);
  if (top.state === 'empty') return empty({ ...top.meta, failures });
  const known = meta({ ...top.meta, failures: [...failures, ...count.meta.failures] });
  return data({ holders: ranked(top.data, token.supply), count: count.state === 'data' ? count.data : null }, known);
}

function readHolder(row: Field, token: TokenStat): { account: string; owned: string } {
  const pair = row.isObject ? null : row.items();
  const account = pair === null ? row.at('account') : pair[0];
  const amount = pair === null ? (row.at('amount').missing ? row.at('owned') : row.at('amount')) : pair[1];
  if (account === undefined || amount === undefined) return row.fail('an account with its amount');
  const text = typeof amount.value === 'number' ? String(amount.value) : amount.text().split(' ')[0]!;
  if (!/^\d+(\.\d+)?$/.test(text)) return amount.fail('an amount');
  return { account: account.text(), owned: quantity(text, token) };
}

async function fromLight(
  light: LightApi,
  token: TokenStat,
  { most, failures }: { most: number; failures: Failure[] },
): Promise<Outcome<TopHolders>> {
  const [top, count] = await Promise.all([
    light.topHolders(token.contract, token.code, most),
    light.holderCount(token.contract, token.code),
  ]);
  if (top.state === 'failed') return failed([...failures, ...top.meta.failures]);
  if (top.state === 'empty') return empty(top.meta);
  const holders = top.data.map((row) => ({ account: row.account, owned: quantity(row.amount, token) }));
  const known = meta({ ...top.meta, failures: [...failures, ...count.meta.failures] });
  return data({ holders: ranked(holders, token.supply), count: count.state === 'data' ? count.data : null }, known);
}

/** The amount with the token's own decimals: services write them without the zeros at the end. */
function quantity(amount: string, { precision, code }: TokenStat): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const digits = fraction.slice(0, precision).padEnd(precision, '0');
  return `${whole}${precision === 0 ? '' : `.${digits}`} ${code}`;
}

function ranked(
  holders: readonly (Pick<TokenHolder, 'account' | 'owned'> & { created?: string | null })[],
  supply: string,
): TokenHolder[] {
  return holders.slice(0, mostRanked).map((holder, index) => ({
    rank: index + 1,
    account: holder.account,
    owned: holder.owned,
    percentage: holdingPercentage(holder.owned, supply),
    created: holder.created ?? null,
  }));
}
