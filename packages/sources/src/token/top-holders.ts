import { failureReason } from '../core/failure-reason.ts';
import { data, empty, type Failure, failed, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { backend } from '../services/backend/backend.ts';
import { backendHolderCount, backendTopHolders } from '../services/backend/token-holders.ts';
import { lightApi, lightHolderCount, lightTopHolders } from '../services/light-api/light-api.ts';
import { holdingPercentage, type TokenHolder } from './holders.ts';
import type { TokenStat } from './token-stat.ts';

/** Holders that a page shows. */
export const defaultHolders = 100;
/** Holders that one request ranks; shorter lists are its beginning. */
export const maxHolders = 1000;
const cacheMs = 60_000;

export interface TopHolders {
  holders: TokenHolder[];
  /** Accounts with a positive balance; null if not counted. */
  count: string | null;
}

/**
 * Largest holders of a token, at most `limit` (default 100, max 1000): by our index, else by the chain's Light API,
 * else by its backend. Nodes do not rank holders: without any of them the outcome is a failure 'not-supported'.
 */
export async function topHolders(
  at: SourceContext,
  token: TokenStat,
  { limit = defaultHolders }: { limit?: number } = {},
): Promise<Outcome<TopHolders>> {
  const ranks = limit <= defaultHolders ? defaultHolders : maxHolders;
  const key = `holders ${token.contract} ${token.code} ${ranks}`;
  const outcome = await at.share(key, cacheMs, () => rankedBy(at, token, ranks));
  if (outcome.state !== 'data') return outcome;
  return { ...outcome, data: { ...outcome.data, holders: outcome.data.holders.slice(0, limit) } };
}

async function rankedBy(at: SourceContext, token: TokenStat, limit: number): Promise<Outcome<TopHolders>> {
  const failures: Failure[] = [];
  if (at.state !== null) {
    const indexed = await at.state.holders(token.contract, token.code, limit);
    if (indexed.state === 'empty') return indexed;
    if (indexed.state === 'data') {
      const { holders, count } = indexed.data;
      return { ...indexed, data: { holders: ranked(holders, token.supply), count: String(count) } };
    }
    failures.push(...indexed.meta.failures);
  }
  const services = [
    ...(lightApi.isConfigured(at.chain) ? [byLightApi] : []),
    ...(backend.isConfigured(at.chain) ? [byBackend] : []),
  ];
  for (const service of services) {
    const [top, count] = await service(at, token, limit);
    if (top.state !== 'failed') return listOf(token, top, count, failures);
    failures.push(...top.meta.failures);
  }
  const message = 'Neither an index, a Light API nor a backend ranks the holders of this token';
  return failed(
    failures.length > 0
      ? failures
      : [{ source: 'node', endpoint: null, code: 'not-supported', message, reason: failureReason('no-service') }],
  );
}

/** Accounts with decimal amounts, and how many accounts hold the token. */
type ServiceAnswer = [top: Outcome<{ account: string; amount: string }[]>, count: Outcome<string>];

function byLightApi(at: SourceContext, { contract, code }: TokenStat, limit: number): Promise<ServiceAnswer> {
  return Promise.all([lightTopHolders(at, contract, code, limit), lightHolderCount(at, contract, code)]);
}

function byBackend(at: SourceContext, { contract, code }: TokenStat, limit: number): Promise<ServiceAnswer> {
  const token = { chain: at.chain.key, contract, symbol: code };
  return Promise.all([backendTopHolders(at, token, limit), backendHolderCount(at, token)]);
}

function listOf(
  token: TokenStat,
  top: Exclude<ServiceAnswer[0], { state: 'failed' }>,
  count: ServiceAnswer[1],
  failures: readonly Failure[],
): Outcome<TopHolders> {
  if (top.state === 'empty') return empty({ ...top.meta, failures: [...failures, ...top.meta.failures] });
  const holders = top.data.map(({ account, amount }) => ({ account, owned: quantity(amount, token) }));
  const provenance = meta({ ...top.meta, failures: [...failures, ...count.meta.failures] });
  const total = count.state === 'data' ? count.data : null;
  return data({ holders: ranked(holders, token.supply), count: total }, provenance);
}

/** The amount with the token's own precision: services omit trailing zeros. */
function quantity(amount: string, { precision, code }: TokenStat): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const digits = fraction.slice(0, precision).padEnd(precision, '0');
  return `${whole}${precision === 0 ? '' : `.${digits}`} ${code}`;
}

function ranked(
  holders: readonly (Pick<TokenHolder, 'account' | 'owned'> & { created?: string | null })[],
  supply: string,
): TokenHolder[] {
  return holders.slice(0, maxHolders).map((holder, index) => ({
    rank: index + 1,
    account: holder.account,
    owned: holder.owned,
    percentage: holdingPercentage(holder.owned, supply),
    created: holder.created ?? null,
  }));
}
