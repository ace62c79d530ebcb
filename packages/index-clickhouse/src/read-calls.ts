import type { CallCountQuery, CallCounts } from '@antescope/index/store/call-counts';
import { kindConditions, whole } from './conditions.ts';
import { nameColumn, integer } from './rows.ts';
import { nameOfNumber, numberOfName } from './name-numbers.ts';
import type { Snapshot } from './snapshot.ts';

/** Executed actions of a contract by period, action and authorizing accounts. */
export async function callCounts(
  snapshot: Snapshot,
  contract: string,
  { starts, limit }: CallCountQuery,
  system: string,
): Promise<CallCounts> {
  const [from] = starts;
  if (from === undefined) return { groups: [], countedFrom: null };
  const listed = [
    `account = ${numberOfName(contract)} AND execution >= ${whole(from)} AND sequence = execution`,
    ...kindConditions({ contract, withoutOnblock: true }, 'contract', 'action', system),
  ];
  const [oldest] = await snapshot.query(
    `SELECT execution ${snapshot.from('account_actions', listed.join(' AND '))}
     ORDER BY execution DESC LIMIT 1 OFFSET ${whole(limit)}`,
  );
  // One more than the limit exists: everything after it is counted.
  const first = oldest === undefined ? whole(from) : integer(oldest, 'execution') + 1;
  const executed = [
    `sequence >= ${first} AND execution = sequence`,
    ...kindConditions({ contract, withoutOnblock: true }, 'account', 'name', system),
  ];
  const rows = await snapshot.query(
    `SELECT arrayCount(start -> start <= sequence, [${starts.map(whole).join(', ')}]) - 1 AS period, name,
       arrayDistinct(arrayFilter((level, place) -> place % 2 = 1, levels, arrayEnumerate(levels))) AS actors,
       count() AS calls
     ${snapshot.from('actions', executed.join(' AND '))} GROUP BY period, name, actors`,
  );
  const groups = rows.map((row) => ({
    period: integer(row, 'period'),
    action: nameColumn(row, 'name'),
    actors: (row['actors'] as unknown[]).map(nameOfNumber),
    count: integer(row, 'calls'),
  }));
  return { groups, countedFrom: oldest === undefined ? null : first };
}
