import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { u64At } from '@antescope/codec/bytes/words';
import type { ActionRows } from '../../block-rows.ts';
import type { Interned } from '../interned.ts';
import { storedNativeAccounts } from '../native-accounts.ts';
import { proposalEvents } from './proposal-event.ts';

export type ProposalAction = Pick<ActionRows, 'account' | 'name' | 'receiver' | 'data' | 'globalSequence'>;

/** Writes proposal events. The data of all multisig actions begins with proposer and proposal name. */
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
    if (action.account !== this.#msig || action.receiver !== this.#msig) return;
    const event = proposalEvents.indexOf(action.name as (typeof proposalEvents)[number]);
    if (event < 0 || action.data.length < 16) return;
    const proposer = this.#interned.nameOfU64(u64At(action.data, 0));
    const proposal = this.#interned.nameOfU64(u64At(action.data, 8));
    this.#add.run(action.globalSequence, this.#interned.name(action.account), proposer, proposal, event);
  }
}
