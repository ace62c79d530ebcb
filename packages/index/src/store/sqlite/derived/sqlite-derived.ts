import type { DatabaseSync } from 'node:sqlite';
import type { DerivedReader } from '../../derived-reader.ts';
import type { Interned } from '../interned.ts';
import { SqliteChanges } from './read-changes.ts';
import { SqliteProposals } from './read-proposals.ts';
import { SqliteResources } from './read-resources.ts';
import { SqliteRounds } from './read-rounds.ts';
import { SqliteStatistics } from './read-statistics.ts';
import { SqliteTokens } from './read-tokens.ts';

/** Readers of derived data over an open SQLite store. */
export function sqliteDerived(db: DatabaseSync, interned: Interned): DerivedReader {
  return {
    tokens: new SqliteTokens(db, interned),
    resources: new SqliteResources(db, interned),
    proposals: new SqliteProposals(db, interned),
    rounds: new SqliteRounds(db, interned),
    statistics: new SqliteStatistics(db),
    changes: new SqliteChanges(db, interned),
  };
}
