import type { ProducerEntry } from '@antescope/sources/producer/producer-list';

const sortColumns = ['votes', 'name', 'location', 'missed', 'pay'] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface ProducerOrder {
  column: SortColumn;
  descending: boolean;
}

/** Order of the list without parameters: by rank. */
export const byVotes: ProducerOrder = { column: 'votes', descending: true };

/** Texts start at A, numbers at the largest. */
const startsDescending: Record<SortColumn, boolean> = {
  votes: true,
  name: false,
  location: false,
  missed: true,
  pay: true,
};

/** The order in the URL: `sort=missed`, or `sort=missed` with `dir=asc`. Anything else is by votes. */
export function orderOf({ sort, dir }: Record<string, string | undefined>): ProducerOrder {
  const column = sortColumns.find((one) => one === sort) ?? 'votes';
  const descending = dir === 'asc' ? false : dir === 'desc' ? true : startsDescending[column];
  return { column, descending };
}

/** Search parameters of the order that a head links to: the other direction if the list is sorted by it. */
export function orderParameters(current: ProducerOrder, column: SortColumn): Record<string, string> {
  const descending = current.column === column ? !current.descending : startsDescending[column];
  const isDefault = column === byVotes.column && descending === byVotes.descending;
  if (isDefault) return {};
  return { sort: column, ...(descending === startsDescending[column] ? {} : { dir: descending ? 'desc' : 'asc' }) };
}

/** What a column shows of a producer, for comparison; null: nothing, listed last in both directions. */
export type SortValues = (entry: ProducerEntry) => Record<SortColumn, bigint | string | null>;

export function sortedProducers(
  producers: readonly ProducerEntry[],
  { column, descending }: ProducerOrder,
  valuesOf: SortValues,
): ProducerEntry[] {
  const rows = producers.map((entry) => ({ entry, value: valuesOf(entry)[column] }));
  const known = rows.filter(({ value }) => value !== null);
  const sign = descending ? -1 : 1;
  known.sort((a, b) => sign * compared(a.value!, b.value!) || a.entry.rank - b.entry.rank);
  return [...known, ...rows.filter(({ value }) => value === null)].map(({ entry }) => entry);
}

function compared(a: bigint | string, b: bigint | string): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b);
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Units of an amount; null if there is none. A node may report more votes than an asset can hold. */
export function unitsOf(amount: string | null): bigint | null {
  const [, integer, fraction = ''] = /^(\d+)(?:\.(\d+))? /.exec(amount ?? '') ?? [];
  return integer === undefined ? null : BigInt(integer + fraction);
}

/** Whether a producer has less than a hundredth of a percent of the votes. */
export function hasFewVotes({ share }: ProducerEntry): boolean {
  return share === '0.00';
}
