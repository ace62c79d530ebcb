import type { Failure } from '../core/outcome.ts';
import type { ServiceContext } from '../services/ask-service.ts';
import { dfuse } from '../services/dfuse/dfuse.ts';
import { dfuseDecodedRows } from '../services/dfuse/decoded-rows.ts';
import type { RowState } from './past-states.ts';

interface Place {
  code: string;
  table: string;
}

interface StateChange {
  before: RowState | null;
  after: RowState | null;
}

/** Per page: one request for each table and block that wrote states of it. */
const maxRequests = 8;

/** The rows of a request are part of its URL: their characters, with the name of the parameter. */
const maxCharacters = 4000;
const nameCharacters = '&hex_rows='.length;

/**
 * Decodes the states that no ABI here fits with the graph-query service, where the chain has one: it knows the ABI of
 * every block, an index only those since its first. States beyond the bounds, and those the service cannot decode, keep
 * their bytes.
 */
export async function decodeStates<Change extends StateChange>(
  at: ServiceContext,
  changes: readonly Change[],
  placeOf: (change: Change) => Place,
): Promise<{ changes: Change[]; failures: Failure[] }> {
  if (!dfuse.isConfigured(at.chain)) return { changes: [...changes], failures: [] };
  const values = new Map<string, unknown>();
  const failures = new Map<string, Failure>();
  const groups = undecodedGroups(changes, placeOf).slice(0, maxRequests);
  const answers = await Promise.all(groups.map((group) => dfuseDecodedRows(at, group)));
  for (const [place, answer] of answers.entries()) {
    const group = groups[place]!;
    if (answer.state === 'data')
      for (const [row, hex] of group.rows.entries()) values.set(keyOf(group, group.block, hex), answer.data[row]);
    for (const failure of answer.meta.failures) failures.set(failure.message, failure);
  }
  const decoded = (change: Change, state: RowState | null): RowState | null => {
    const value = state === null ? undefined : values.get(keyOf(placeOf(change), state.block, state.hex));
    return state === null || value === undefined ? state : { ...state, data: value, decodedBy: dfuse.name };
  };
  return {
    changes: changes.map((change) => ({
      ...change,
      before: decoded(change, change.before),
      after: decoded(change, change.after),
    })),
    failures: [...failures.values()],
  };
}

interface Group extends Place {
  /** Block whose ABI the rows need. */
  block: number;
  /** Hex of each row, once. */
  rows: string[];
}

function undecodedGroups<Change extends StateChange>(
  changes: readonly Change[],
  placeOf: (change: Change) => Place,
): Group[] {
  const groups = new Map<string, Group & { characters: number }>();
  for (const change of changes) {
    const { code, table } = placeOf(change);
    for (const state of [change.after, change.before]) {
      if (state === null || state.data !== null) continue;
      const { block, hex } = state;
      const key = keyOf({ code, table }, block, '');
      const group = groups.get(key) ?? { code, table, block, rows: [], characters: 0 };
      const characters = group.characters + nameCharacters + hex.length;
      if (characters > maxCharacters || group.rows.includes(hex)) continue;
      group.rows.push(hex);
      group.characters = characters;
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

function keyOf({ code, table }: Place, block: number, hex: string): string {
  return `${code} ${table} ${block} ${hex}`;
}
