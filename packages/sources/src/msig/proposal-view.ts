import type { AuthorityNeed } from './authority-need.ts';

/** An action of a proposal, with its data decoded by the contract's current ABI. */
export interface ProposedAction {
  contract: string;
  name: string;
  authorization: { actor: string; permission: string }[];
  data: unknown;
  hex: string;
  /** Why the data is not decoded, or null. */
  undecoded: string | null;
  /** Actions of a transaction that it carries: of eosio.wrap's exec, or of a proposal within a proposal. */
  inner: ProposedAction[];
}

/** A requested approval and its state. An invalidated approval no longer counts. */
export interface RequestedApproval {
  actor: string;
  permission: string;
  status: 'approved' | 'pending' | 'invalidated';
  /** Time of approval; null if pending, or not stored in the table. */
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
  /** sha256 of the packed transaction, which approvals can be bound to. */
  hash: string;
  /** null if the packed bytes are not a transaction. */
  transaction: ProposedTransaction | null;
  approvals: RequestedApproval[];
  /** Each permission that the actions require, and whether approvals satisfy it. */
  needs: AuthorityNeed[];
  /** Earliest execution time; null: as soon as it is approved. */
  earliestExecution: string | null;
  /** Head block time, which determines expiration. */
  now: string;
  status: ProposalStatus;
}

/** A row of the proposal list. */
export interface ProposalRowView {
  proposer: string;
  name: string;
  requested: number;
  approved: number;
  /** Accounts whose approval is requested and pending. */
  pending: string[];
  /** Weight of the approvals that count and the threshold of the permission they are for; null if it is not one sum. */
  weight: { approved: number; threshold: number } | null;
  /** null if the transaction cannot be read. */
  expiration: string | null;
  actions: { contract: string; name: string }[];
  status: ProposalStatus;
}
