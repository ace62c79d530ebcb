import type { DatabaseSync } from 'node:sqlite';
import { proposalEvents } from '../../proposal-event.ts';
import type { ProposalReader, StoredProposalEvent } from '../../proposal-reader.ts';
import type { Interned } from '../interned.ts';
import { integer, type SqlRow } from '../rows.ts';

/** Reads proposal events from a SQLite store. */
export class SqliteProposals implements ProposalReader {
  readonly #db: DatabaseSync;
  readonly #interned: Interned;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#db = db;
    this.#interned = interned;
  }

  async proposalEvents(proposer: string, name: string, limit: number): Promise<StoredProposalEvent[]> {
    const [proposerId, nameId] = [this.#interned.findName(proposer), this.#interned.findName(name)];
    if (proposerId === undefined || nameId === undefined) return [];
    return this.#db
      .prepare('SELECT * FROM proposal_events WHERE proposer = ? AND proposal = ? ORDER BY sequence DESC LIMIT ?')
      .all(proposerId, nameId, limit)
      .map((row) => this.#event(row))
      .toReversed();
  }

  async proposed({
    proposer,
    before,
    limit,
  }: {
    proposer: string | null;
    before: number;
    limit: number;
  }): Promise<StoredProposalEvent[]> {
    const select = 'SELECT * FROM proposal_events WHERE event = 0 AND sequence < ?';
    const newest = 'ORDER BY sequence DESC LIMIT ?';
    if (proposer === null) {
      const rows = this.#db.prepare(`${select} ${newest}`).all(before, limit);
      return rows.map((row) => this.#event(row));
    }
    const id = this.#interned.findName(proposer);
    if (id === undefined) return [];
    // Otherwise the planner may scan all proposals of the chain.
    const rows = this.#db
      .prepare(
        `SELECT * FROM proposal_events INDEXED BY proposal_events_by_name
         WHERE proposer = ? AND event = 0 AND sequence < ? ${newest}`,
      )
      .all(id, before, limit);
    return rows.map((row) => this.#event(row));
  }

  #event(row: SqlRow): StoredProposalEvent {
    return {
      contract: this.#interned.nameText(integer(row, 'contract')),
      proposer: this.#interned.nameText(integer(row, 'proposer')),
      name: this.#interned.nameText(integer(row, 'proposal')),
      kind: proposalEvents[integer(row, 'event')] ?? 'propose',
      sequence: integer(row, 'sequence'),
    };
  }
}
