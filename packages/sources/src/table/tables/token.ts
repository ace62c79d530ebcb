import { readAsset } from '../../account/read-account.ts';
import { nameScope } from '../name-scope.ts';
import type { TableDefinition } from '../table-definition.ts';

export interface TokenBalanceRow {
  balance: string;
}

/** accounts of a token contract, scope: the holder. Every contract of the token standard has it. */
export function tokenBalances(contract: string): TableDefinition<TokenBalanceRow, string> {
  return {
    id: `token.accounts ${contract}`,
    code: () => contract,
    scope: nameScope,
    table: 'accounts',
    pageSize: 1000,
    keyOf: (row) => row.at('balance').text(),
    read: (row) => ({ balance: readAsset(row.at('balance')) }),
  };
}

export interface TokenStat {
  supply: string;
  maxSupply: string;
  issuer: string;
}

/** stat of a token contract, scope: the symbol's code; one row. */
export function tokenStat(contract: string): TableDefinition<TokenStat, string> {
  return {
    id: `token.stat ${contract}`,
    code: () => contract,
    scope: (code) => code,
    table: 'stat',
    pageSize: 100,
    keyOf: (row) => row.at('supply').text(),
    read: (row) => ({
      supply: readAsset(row.at('supply')),
      maxSupply: readAsset(row.at('max_supply')),
      issuer: row.at('issuer').text(),
    }),
  };
}
