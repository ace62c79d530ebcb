import { microsPerDay } from '@antescope/economics/producer-pay';
import { telosPaidRanks, telosProducerPay, telosShares } from '@antescope/economics/telos-pay';
import { mapOutcome, data, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readTable } from '../table/read-table.ts';
import { oracleAverages } from '../table/tables/delphioracle.ts';

/** Averages that the system contract takes the price from, by preference: of thirty days, of two weeks, of a week. */
const averageTypes = ['4', '3', '2'];
/** Price without an average, at which pay has its maximum. */
const lowestPrice = 1n;

/**
 * Pay for a day by rank, in units, on chains whose system contract divides it by snapshots (Telos): by the price of the oracle
 * that the contract reads. `active`: registered producers that are active.
 */
export async function snapshotPay(at: SourceContext, active: number): Promise<Outcome<bigint[]>> {
  const averages = await readTable(at, oracleAverages('delphioracle'), 'tlosusd');
  const shares = (price: bigint) =>
    telosShares(telosProducerPay(price, microsPerDay), Math.min(active, telosPaidRanks));
  if (averages.state === 'empty') return data(shares(lowestPrice), averages.meta);
  return mapOutcome(averages, (rows) => {
    const found = averageTypes.map((type) => rows.find((row) => row.type === type)).find((row) => row !== undefined);
    return shares(found === undefined ? lowestPrice : BigInt(found.value));
  });
}
