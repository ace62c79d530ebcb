import { failureReason } from '../core/failure-reason.ts';
import { Field } from '../core/fields.ts';
import { data, failed, type Outcome, withoutData } from '../core/outcome.ts';
import { failuresOf } from '../node/reading.ts';
import type { SourceContext } from '../core/source-context.ts';
import { isSinceStart } from '../series/series.ts';
import type { TableDefinition } from './table-definition.ts';

/** A row as it was after the last block at or before `time`; null: there was none. */
export interface PastRow<Row> {
  time: string;
  block: number;
  row: Row;
}

const dayMs = 86_400_000;

/** Midnights (UTC) of the last `days` days since the start date and the time now, oldest first, as ISO texts with Z. */
export function dailyTimes(days: number, now: number, startDate: string | null): string[] {
  const midnight = now - (now % dayMs);
  const times = Array.from({ length: days }, (_, back) => midnight - (days - 1 - back) * dayMs);
  return [...times, now].map((time) => new Date(time).toISOString()).filter((time) => isSinceStart(time, startDate));
}

/** `readRowsAtTimes` without the times at which there was no row. */
export async function readRowHistory<Row, Scope>(
  at: SourceContext,
  definition: TableDefinition<Row, Scope>,
  scope: Scope,
  place: { primaryKey: bigint; times: readonly string[] },
): Promise<Outcome<PastRow<Row>[]>> {
  const rows = await readRowsAtTimes(at, definition, scope, place);
  if (rows.state !== 'data') return withoutData(rows);
  return { ...rows, data: rows.data.filter((past): past is PastRow<Row> => past.row !== null) };
}

/**
 * The states of one row at the given times, of our own index, null where there was no row; a chain that is not indexed
 * fails with 'not-indexed'. Times before the index are omitted; empty if there never was the row.
 */
export async function readRowsAtTimes<Row, Scope>(
  at: SourceContext,
  definition: TableDefinition<Row, Scope>,
  scope: Scope,
  { primaryKey, times }: { primaryKey: bigint; times: readonly string[] },
): Promise<Outcome<PastRow<Row | null>[]>> {
  if (at.state === null) {
    const message = 'Table history requires an index, which this chain does not have here';
    return failed([
      { source: 'index', endpoint: null, code: 'not-indexed', message, reason: failureReason('no-index') },
    ]);
  }
  const place = {
    code: definition.code(at.chain),
    scope: definition.scope(scope, at.chain),
    table: definition.table,
    primaryKey,
  };
  const states = await at.state.rowAtTimes(place, times);
  if (states.state !== 'data') return withoutData(states);
  try {
    const rows = states.data.map(({ time, block, row }) => ({
      time,
      block,
      row: row === null ? null : definition.read(new Field(row)),
    }));
    return data(rows, states.meta);
  } catch (error) {
    return failed(failuresOf(error, 'index'));
  }
}
