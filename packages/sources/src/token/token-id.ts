import { empty, failed, type Failure, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { tokenList } from './token-list.ts';
import { listRank } from './token-marks.ts';
import type { TokenStat } from './token-stat.ts';
import { tokenStatOf } from './token-tables.ts';

const account = /^[a-z1-5.]{1,12}[a-j1-5.]?$/;
const code = /^[A-Z]{1,7}$/;

/** What an id says: a symbol alone, or with its contract. */
export interface TokenId {
  code: string;
  contract: string | null;
}

/**
 * Reads 'EOS', 'eosio.token-EOS', 'EOS-eosio.token' and the key 'EOS-eos-eosio.token' (symbol, chain, contract). null for
 * anything else, and for a key of another chain.
 */
export function parseTokenId(id: string, chain: string): TokenId | null {
  if (code.test(id)) return { code: id, contract: null };
  const parts = id.split('-');
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length === 2 && account.test(first) && code.test(last)) return { contract: first, code: last };
  if (parts.length === 2 && code.test(first) && account.test(last)) return { contract: last, code: first };
  const between = parts.slice(1, -1).join('-');
  if (parts.length >= 3 && code.test(first) && account.test(last) && between === chain) {
    return { code: first, contract: last };
  }
  return null;
}

/**
 * The token that an id means. A symbol alone is the chain's own token or a known one; else the only one of that symbol.
 * Where several contracts have it the outcome is a failure 'ambiguous' that names them; 'empty' if there is none.
 */
export async function tokenById(at: SourceContext, id: TokenId): Promise<Outcome<TokenStat>> {
  if (id.contract !== null) return tokenStatOf(at, id.contract, id.code);
  const own = ownContract(at, id.code);
  if (own !== null) return tokenStatOf(at, own, id.code);
  const list = await tokenList(at);
  if (list.state === 'failed') return withoutData(list);
  const matches = list.state === 'data' ? list.data.filter((token) => token.code === id.code) : [];
  if (matches.length === 0) return empty(list.meta);
  if (matches.length > 1) return failed([ambiguous(id.code, matches)]);
  return { state: 'data', data: matches[0]!, meta: list.meta };
}

function ownContract({ chain }: SourceContext, symbol: string): string | null {
  if (chain.coreSymbol.code === symbol) return chain.coreContract;
  if (chain.systemToken?.code === symbol) return chain.systemToken.contract;
  const candidates = chain.tokens.known.filter((token) => token.code === symbol);
  candidates.sort((a, b) => listRank(a.contract, chain.tokens) - listRank(b.contract, chain.tokens));
  return candidates[0]?.contract ?? null;
}

function ambiguous(symbol: string, matches: readonly TokenStat[]): Failure {
  const names = matches.slice(0, 5).map((token) => `${token.contract}-${token.code}`);
  const message = `${matches.length} tokens have the symbol ${symbol}: specify one of ${names.join(', ')}`;
  return { source: 'input', endpoint: null, code: 'ambiguous', message };
}

/** The input is not a token id. */
export function noTokenId(id: string): Outcome<never> {
  const message = `'${id}' is no token: write EOS, or contract-SYMBOL`;
  return failed([{ source: 'input', endpoint: null, code: 'bad-token', message }]);
}
