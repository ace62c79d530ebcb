import type { ProducerEntry } from '@antescope/sources/producer/producer-list';
import { amountCells, type CsvTable } from '../../ui/csv-button.tsx';

/** The producers of a list as a CSV file: votes and daily rewards in the core token, shares in percent of all votes. */
export function producerFile(producers: readonly ProducerEntry[]): CsvTable {
  return {
    name: 'producers',
    head: ['rank', 'account', 'votes', 'share', 'rewards_per_day', 'symbol', 'location', 'url'],
    rows: producers.map(({ rank, owner, votes, share, dailyPay, location, url }) => [
      String(rank),
      owner,
      amountCells(votes)[0],
      share ?? '',
      amountCells(dailyPay)[0],
      amountCells(votes ?? dailyPay)[1],
      String(location),
      url,
    ]),
  };
}
