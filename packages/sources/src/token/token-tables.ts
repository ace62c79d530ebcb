import { parseAsset } from '@antescope/codec/asset';
import { readAsset } from '../account/read-account.ts';
import type { Field } from '../answer/fields.ts';
import type { TableDefinition } from '../table/table-definition.ts';

/** A balance in a token contract's `accounts` table, as currency, amount, contract and decimals. */
export interface TokenEntry {
  currency: string;
  /** Exact decimal text, '4994974.4392'. */
  amount: string;
  contract: string;
  decimals: number;
}

/** A row of a token contract's `stat` table; amounts are asset texts. */
export interface TokenStat {
  contract: string;
  code: string;
  precision: number;
  supply: string;
  maxSupply: string;
  issuer: string;
}

/** Balances of an account with one token contract: scope is the account. */
export function accountsTable(contract: string): TableDefinition<TokenEntry, string> {
  return {
    id: `${contract}.accounts`,
    code: () => contract,
    scope: (account) => account,
    table: 'accounts',
    pageSize: 100,
    keyOf: (row) => codeOf(row.at('balance')),
    read: (row) => tokenEntry(contract, readAsset(row.at('balance'))),
  };
}

/** Supplies of a token contract: scope is the symbol code. */
export function statTable(contract: string): TableDefinition<TokenStat, string> {
  return {
    id: `${contract}.stat`,
    code: () => contract,
    scope: (code) => code,
    table: 'stat',
    pageSize: 100,
    keyOf: (row) => codeOf(row.at('supply')),
    read: (row) => readStat(contract, row),
  };
}

export function tokenEntry(contract: string, quantity: string): TokenEntry {
  const { code, precision } = parseAsset(quantity);
  return { currency: code, amount: quantity.split(' ')[0]!, contract, decimals: precision };
}

function readStat(contract: string, row: Field): TokenStat {
  const supply = readAsset(row.at('supply'));
  const maxSupply = readAsset(row.at('max_supply'));
  const { code, precision } = parseAsset(supply);
  const limit = parseAsset(maxSupply);
  if (limit.code !== code || limit.precision !== precision) row.at('max_supply').fail(`an amount of ${code}`);
  return { contract, code, precision, supply, maxSupply, issuer: row.at('issuer').text() };
}

function codeOf(asset: Field): string {
  return parseAsset(readAsset(asset)).code;
}
