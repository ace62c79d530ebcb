import { LightApi } from '../light/light-api.ts';
import { data, empty, type Failure, failed, meta, type Outcome } from '../outcome.ts';
import type { GetOptions } from '../http/get-json.ts';
import type { SourceContext } from '../source-context.ts';
import { holdingPercentage, type TokenHolder } from './holders.ts';
import type { TokenStat } from './token-stat.ts';

/** Holders that a page shows. */
export const mostHolders = 100;
const keptMs = 60_000;

export interface TopHolders {
  holders: TokenHolder[];
  /** Accounts that hold any of it; null where nobody counted. */
  count: string | null;
}

/**
 * Largest holders of a token, at most 100: by our index, else by the chain's Light API. No node can tell, so without
 * either the outcome is a failure 'not-supported'.
 */
export function topHolders(
  at: SourceContext,
  token: TokenStat,
  options: GetOptions = {},
): Promise<Outcome<TopHolders>> {
  const { contract, code } = token;
  return at.share(`holders ${contract} ${code}`, keptMs, async () => {
    const failures: Failure[] = [];
    if (at.state !== null) {
      const indexed = await at.state.holders(contract, code, mostHolders);
      if (indexed.state === 'empty') return indexed;
      if (indexed.state === 'data') {
        const { holders, count } = indexed.data;
        return { ...indexed, data: { holders: ranked(holders, token.supply), count: String(count) } };
      }
      failures.push(...indexed.meta.failures);
    }
    if (at.chain.lightApi === null) {
      const message = 'Neither an index nor a Light API tells who holds this token';
      return failed(
        failures.length > 0 ? failures : [{ source: 'node', endpoint: null, code: 'not-supported', message }],
      );
    }
    return fromLight(new LightApi(at.chain.lightApi, options), token, failures);
  });
}

async function fromLight(light: LightApi, token: TokenStat, failures: Failure[]): Promise<Outcome<TopHolders>> {
  const [top, count] = await Promise.all([
    light.topHolders(token.contract, token.code, mostHolders),
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
  return holders.slice(0, mostHolders).map((holder, index) => ({
    rank: index + 1,
    account: holder.account,
    owned: holder.owned,
    percentage: holdingPercentage(holder.owned, supply),
    created: holder.created ?? null,
  }));
}
