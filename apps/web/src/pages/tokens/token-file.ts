import type { TokenRow } from '../../domain/token/token-row.ts';
import { amountCells, type CsvTable } from '../../ui/csv-button.tsx';

/** The tokens of a list as a CSV file. */
export function tokenFile(tokens: readonly TokenRow[]): CsvTable {
  return {
    name: 'tokens',
    head: ['symbol', 'contract', 'issuer', 'supply', 'max_supply', 'price', 'market_cap', 'impersonator', 'spam'],
    rows: tokens.map(({ code, contract, issuer, supply, maxSupply, price, marketCap, looksLike, spam }) => [
      code,
      contract,
      issuer,
      amountCells(supply)[0],
      amountCells(maxSupply)[0],
      price ?? '',
      marketCap ?? '',
      String(looksLike !== null),
      String(spam),
    ]),
  };
}
