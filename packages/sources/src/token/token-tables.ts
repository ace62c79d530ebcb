import { parseAsset } from '@antescope/codec/chain/asset';
import { data, failed, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readRow } from '../table/read-table.ts';
import { tokenStat } from '../table/tables/token.ts';
import type { TokenStat } from './token-stat.ts';

/** A token balance by its parts: currency, amount, contract and decimals. */
export interface TokenEntry {
  currency: string;
  /** Exact decimal text, '4994974.4392'. */
  amount: string;
  contract: string;
  decimals: number;
}

export function tokenEntry(contract: string, quantity: string): TokenEntry {
  const { code, precision } = parseAsset(quantity);
  return { currency: code, amount: quantity.split(' ')[0]!, contract, decimals: precision };
}

/** Supply of one token. 'empty' if the contract has no such token, or no tokens at all. */
export async function tokenStatOf(at: SourceContext, contract: string, code: string): Promise<Outcome<TokenStat>> {
  const read = await readRow(at, tokenStat(contract), code);
  if (read.state === 'empty') return read;
  const row = read.state === 'data' ? read.data : read.stale;
  if (row === null) return { ...read, state: 'failed', stale: null };
  const supply = parseAsset(row.supply);
  const limit = parseAsset(row.maxSupply);
  if (supply.code !== code || limit.code !== code || limit.precision !== supply.precision) {
    const message = `The supply of ${code} at ${contract} is counted in another token`;
    return failed([{ source: 'node', endpoint: read.meta.endpoint, code: 'bad-answer', message }]);
  }
  const stat = { contract, code, precision: supply.precision, ...row };
  return read.state === 'data' ? data(stat, read.meta) : { ...read, stale: stat };
}
