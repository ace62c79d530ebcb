import { trimDecimals } from '@antescope/codec/bytes/trim-end';
import { BadAnswerError, type Field } from '../../core/fields.ts';
import { readTimeOrNull } from '../read-cell.ts';
import type { TableDefinition } from '../table-definition.ts';

export interface FeedRow {
  index: string;
  name: string;
  description: string;
  aggregation: string;
}

/** feeds of XPR Network's oracles contract. */
export const feeds: TableDefinition<FeedRow> = {
  id: 'oracles.feeds',
  code: (chain) => chain.oracle.contract,
  scope: (_, chain) => chain.oracle.contract,
  table: 'feeds',
  pageSize: 100,
  keyType: 'i64',
  keyOf: (row) => row.at('index').integer(),
  read: (row) => ({
    index: row.at('index').integer(),
    name: row.at('name').text(),
    description: row.at('description').textOr(''),
    aggregation: row.at('aggregate_function').textOr(''),
  }),
};

export interface FeedPoint {
  provider: string;
  value: string;
  time: string | null;
}

export interface FeedData {
  index: string;
  /** null before the first data point. */
  value: string | null;
  points: FeedPoint[];
}

/** data of the oracles contract: one row per feed. */
export const feedData: TableDefinition<FeedData> = {
  ...feeds,
  id: 'oracles.data',
  table: 'data',
  keyOf: (row) => row.at('feed_index').integer(),
  read: (row) => ({
    index: row.at('feed_index').integer(),
    value: readVariant(row.at('aggregate')),
    points: row
      .at('points')
      .itemsOrNone()
      .map((point) => ({
        provider: point.at('provider').text(),
        value: readVariant(point.at('data')) ?? '',
        time: point.at('time').missing ? null : readTimeOrNull(point.at('time')),
      })),
  }),
};

/** One of text, integer and double is given; doubles come as text. */
function readVariant(value: Field): string | null {
  for (const kind of ['d_double', 'd_uint64_t', 'd_string']) {
    const field = value.at(kind);
    if (field.missing) continue;
    if (typeof field.value !== 'string' && typeof field.value !== 'number' && typeof field.value !== 'bigint')
      throw new BadAnswerError(field.path, 'a text or a number', field.origin);
    const text = String(field.value);
    return /^-?\d+\.\d+$/.test(text) ? trimDecimals(text) : text;
  }
  return null;
}
