import { parseSymbol, symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import type { ApplyContext } from '../../contract.ts';
import { accounts } from '../system/names.ts';
import type { TokenBalance } from './token-contract.ts';

/** An account's balance of a symbol on the system token's contract, '1.0000 EOS'; null if it never had one. */
export function tokenBalance(ctx: ApplyContext, owner: string, symbol: string): string | null {
  const balances = ctx.table<TokenBalance>('accounts', { code: accounts.token, scope: owner });
  return balances.get(symbolCodeToU64(parseSymbol(symbol).code))?.balance ?? null;
}
