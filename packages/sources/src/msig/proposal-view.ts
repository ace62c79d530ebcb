import type { AuthorityNeed } from './authority-need.ts';

/** An action of a proposal, with its data decoded by the contract's present ABI. */
export interface ProposedAction {
  contract: string;
  name: string;
  authorization: { actor: string; permission: string }[];
  data: unknown;
  hex: string;
  /** Why the data is not decoded; null where it is. */
  undecoded: string | null;
  /** Actions of a transaction that it carries: of eosio.wrap's exec, or of a proposal within a proposal. */
  inner: ProposedAction[];
}

/** What was asked of one permission, and what it answered. An invalidated approval was given and does not count any more. */
export interface RequestedApproval {
  actor: string;
  permission: string;
  status: 'approved' | 'pending' | 'invalidated';
  /** When it was given; null where it was not, or the table does not keep it. */
  time: string | null;
}

export interface ProposedTransaction {
  expiration: string;
  delaySeconds: number;
  maxCpuMs: number;
  maxNetBytes: number;
  refBlockNum: number;
  refBlockPrefix: number;
  contextFree: ProposedAction[];
  actions: ProposedAction[];
}

export type ProposalStatus = 'open' | 'ready' | 'waiting' | 'expired' | 'impossible' | 'unreadable';

export interface ProposalView {
  proposer: string;
  name: string;
  /** The packed transaction in hex, as the chain keeps it. */
  packed: string;
  /** sha256 of the packed transaction: what an approval can be pinned to. */
  hash: string;
  /** null where the packed bytes are no transaction. */
  transaction: ProposedTransaction | null;
  approvals: RequestedApproval[];
  /** Each permission that the actions act with, and how far the approvals satisfy it. */
  needs: AuthorityNeed[];
  /** When it may be executed at the earliest; null: as soon as it is approved. */
  earliestExecution: string | null;
  /** Time of the chain's head, which decides about expiry. */
  now: string;
  status: ProposalStatus;
}

/** A row of the list: what the tables have without resolving authorities. */
export interface ProposalRowView {
  proposer: string;
  name: string;
  requested: number;
  approved: number;
  /** null where the transaction cannot be read. */
  expiration: string | null;
  actions: { contract: string; name: string }[];
  status: 'open' | 'approved' | 'expired' | 'unreadable';
}
