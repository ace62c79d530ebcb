import { proposalEvents } from '@antescope/index/store/proposal-event';
import type { ProposalReader, StoredProposalEvent } from '@antescope/index/store/proposal-reader';
import { whole } from '../conditions.ts';
import type { EngineRow } from '../engine.ts';
import { numberOfName } from '../name-numbers.ts';
import { integer, nameColumn } from '../rows.ts';
import type { Snapshot } from '../snapshot.ts';

const columns = 'contract, proposer, proposal, event, sequence';
const isPropose = `event = ${proposalEvents.indexOf('propose')}`;

/** Reads proposal events. */
export class ClickHouseProposals implements ProposalReader {
  readonly #now: () => Promise<Snapshot>;

  constructor(now: () => Promise<Snapshot>) {
    this.#now = now;
  }

  async proposalEvents(proposer: string, name: string, limit: number): Promise<StoredProposalEvent[]> {
    const snapshot = await this.#now();
    const condition = `proposer = ${numberOfName(proposer)} AND proposal = ${numberOfName(name)}`;
    const rows = await snapshot.query(
      `SELECT ${columns} ${snapshot.from('proposal_events', condition)} ORDER BY sequence DESC LIMIT ${whole(limit)}`,
    );
    return rows.map(eventOf).toReversed();
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
    const snapshot = await this.#now();
    const whose = proposer === null ? '' : `proposer = ${numberOfName(proposer)} AND `;
    const condition = `${whose}${isPropose} AND sequence < ${whole(before)}`;
    const rows = await snapshot.query(
      `SELECT ${columns} ${snapshot.from('proposal_events', condition)} ORDER BY sequence DESC LIMIT ${whole(limit)}`,
    );
    return rows.map(eventOf);
  }
}

function eventOf(row: EngineRow): StoredProposalEvent {
  return {
    contract: nameColumn(row, 'contract'),
    proposer: nameColumn(row, 'proposer'),
    name: nameColumn(row, 'proposal'),
    kind: proposalEvents[integer(row, 'event')] ?? 'propose',
    sequence: integer(row, 'sequence'),
  };
}
