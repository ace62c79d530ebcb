import { failureReason } from '../core/failure-reason.ts';
import { symbolCodeFromU64 } from '@antescope/codec/chain/symbol';
import { nameToU64 } from '@antescope/codec/chain/name';
import { failuresOf } from '../node/reading.ts';
import { data, empty, type Failure, failed, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { TokenStat } from './token-stat.ts';
import { tokenStatOf } from './token-tables.ts';

const cacheMs = 30_000;
const maxTokens = 5000;
const maxSymbols = 100;

/**
 * Tokens of the chain: all tokens in our index, else the tokens of configured contracts. The second
 * is never complete, and says so.
 */
export function tokenList(at: SourceContext): Promise<Outcome<TokenStat[]>> {
  return at.share('token list', cacheMs, async () => {
    const indexed = await at.state?.tokens(maxTokens);
    if (indexed !== undefined && indexed.state !== 'failed') return indexed;
    return knownTokens(at, indexed?.meta.failures ?? []);
  });
}

/**
 * Tokens of one contract: out of the list of all tokens with an index, else of configured contracts only. Empty for a
 * contract without any.
 */
export async function tokensIssuedBy(at: SourceContext, contract: string): Promise<Outcome<TokenStat[]>> {
  if (at.state === null)
    return knownContracts(at).includes(contract)
      ? contractTokens(at, contract)
      : empty(meta({ source: 'node', time: new Date().toISOString(), complete: false }));
  const all = await tokenList(at);
  if (all.state === 'empty') return all;
  if (all.state === 'failed') return { ...all, stale: null };
  const issued = all.data.filter((token) => token.contract === contract);
  return issued.length === 0 ? empty(all.meta) : data(issued, all.meta);
}

/**
 * Supply of one token: from the node, or from our index if the contract no longer describes its tables (its ABI was
 * removed): every listed token has a page.
 */
export async function listedToken(at: SourceContext, contract: string, code: string): Promise<Outcome<TokenStat>> {
  const stat = await tokenStatOf(at, contract, code);
  if (stat.state !== 'empty' || at.state === null) return stat;
  const issued = await tokensIssuedBy(at, contract);
  const token = issued.state === 'data' ? issued.data.find((each) => each.code === code) : undefined;
  return token === undefined ? stat : data(token, issued.meta);
}

/** Contracts to read tokens from without an index. */
export function knownContracts({ chain }: SourceContext): string[] {
  const system = chain.systemToken === null ? [] : [chain.systemToken.contract];
  const configured = chain.tokens.known.map((token) => token.contract);
  return [...new Set([chain.coreContract, ...system, ...chain.tokens.first, ...configured])];
}

async function knownTokens(at: SourceContext, before: readonly Failure[]): Promise<Outcome<TokenStat[]>> {
  const contracts = knownContracts(at);
  const tokens: TokenStat[] = [];
  const failures: Failure[] = [...before];
  let answered = 0;
  const reads = await Promise.all(contracts.map((contract) => contractTokens(at, contract)));
  for (const read of reads) {
    if (read.state === 'data') tokens.push(...read.data);
    if (read.state === 'failed') failures.push(...read.meta.failures);
    else answered += 1;
  }
  if (answered === 0) return failed(failures);
  const message = `Without an index only tokens of ${contracts.join(', ')} are available`;
  failures.push({
    source: 'node',
    endpoint: null,
    code: 'not-indexed',
    message,
    reason: failureReason('some-tokens', contracts.join(', ')),
  });
  const about = meta({ source: 'node', time: new Date().toISOString(), complete: false, failures });
  return tokens.length === 0 ? empty(about) : data(tokens, about);
}

/** Every token of one contract: the scopes of its `stat` table are the symbols. */
export async function contractTokens(at: SourceContext, contract: string): Promise<Outcome<TokenStat[]>> {
  try {
    const scopes = await at.api.getTableByScope({ code: contract, table: 'stat', limit: maxSymbols });
    const codes = scopes.value
      .at('rows')
      .items()
      .map((row) => symbolOfScope(row.at('scope').text()))
      .filter((code) => code !== null);
    const reads = await Promise.all(codes.map((code) => tokenStatOf(at, contract, code)));
    const bad = reads.find((read) => read.state === 'failed');
    if (bad !== undefined) return failed(bad.meta.failures);
    const about = meta({ source: 'node', endpoint: scopes.endpoint, time: new Date().toISOString() });
    const rows = reads.flatMap((read) => (read.state === 'data' ? [read.data] : []));
    return rows.length === 0 ? empty(about) : data(rows, about);
  } catch (error) {
    return failed(failuresOf(error));
  }
}

/** The node writes a symbol scope as the name with the same 64 bits: '........ehbo5' is EOS. null for other scopes. */
export function symbolOfScope(scope: string): string | null {
  try {
    return symbolCodeFromU64(nameToU64(scope)) || null;
  } catch {
    // A scope that is no symbol: not a token's row.
    return null;
  }
}
