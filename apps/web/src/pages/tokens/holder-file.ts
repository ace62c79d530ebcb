import type { TokenHolder } from '@antescope/sources/token/holders';
import { amountCells, type CsvTable } from '../../ui/csv-button.tsx';

/** The holders of a list as a CSV file; shares in percent of the supply. */
export function holderFile(code: string, contract: string, holders: readonly TokenHolder[]): CsvTable {
  return {
    name: `holders-${code}-${contract}`,
    head: ['rank', 'account', 'balance', 'symbol', 'share', 'created'],
    rows: holders.map(({ rank, account, owned, percentage, created }) => [
      String(rank),
      account,
      ...amountCells(owned),
      percentage ?? '',
      created ?? '',
    ]),
  };
}
