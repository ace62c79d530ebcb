import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ActionRows } from '../../block-rows.ts';
import { proposalEvent } from '../../proposal-event.ts';
import type { Interned } from '../interned.ts';
import { storedNativeAccounts } from '../native-accounts.ts';

export type ProposalAction = Pick<ActionRows, 'account' | 'name' | 'receiver' | 'data' | 'globalSequence'>;

/** Writes proposal events. */
export class ProposalWriter {
  readonly #interned: Interned;
  readonly #add: StatementSync;
  readonly #msig: string;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#interned = interned;
    this.#msig = storedNativeAccounts(db).msig;
    this.#add = db.prepare(
      'INSERT INTO proposal_events (sequence, contract, proposer, proposal, event) VALUES (?, ?, ?, ?, ?)',
    );
  }

  write(action: ProposalAction): void {
    const about = proposalEvent(action, this.#msig);
    if (about === null) return;
    const proposer = this.#interned.nameOfU64(about.proposer);
    const proposal = this.#interned.nameOfU64(about.proposal);
    this.#add.run(action.globalSequence, this.#interned.name(action.account), proposer, proposal, about.event);
  }
}
