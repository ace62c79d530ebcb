import type { PermissionLevel } from '@antescope/codec/chain/transaction';
import type { Field } from '../../core/fields.ts';
import { nameScope } from '../name-scope.ts';
import { readTimeOrNull } from '../read-cell.ts';
import type { TableDefinition } from '../table-definition.ts';

export interface ProposalRow {
  name: string;
  /** The packed transaction in hex. */
  packed: string;
  /** A delayed transaction may be executed from here on; null if none is set. */
  earliestExecution: string | null;
}

const inScopeOfProposer = {
  code: (chain: { systemAccounts: { msig: string } }) => chain.systemAccounts.msig,
  scope: nameScope,
  pageSize: 100,
  keyType: 'name',
  keyOf: (row: Field) => row.at('proposal_name').text(),
} as const;

/** eosio.msig::proposal, scope: the proposer. Executed and cancelled proposals are erased. */
export const proposals: TableDefinition<ProposalRow, string> = {
  ...inScopeOfProposer,
  id: 'msig.proposal',
  table: 'proposal',
  read: (row) => ({
    name: row.at('proposal_name').text(),
    packed: row.at('packed_transaction').text(),
    earliestExecution: row.at('earliest_exec_time').missing ? null : readTimeOrNull(row.at('earliest_exec_time')),
  }),
};

export interface Approval extends PermissionLevel {
  /** Time of approval; null for pending ones, and in the older table. */
  time: string | null;
}

export interface ApprovalsRow {
  name: string;
  requested: Approval[];
  provided: Approval[];
}

/** eosio.msig::approvals2, scope: the proposer. */
export const approvals2: TableDefinition<ApprovalsRow, string> = {
  ...inScopeOfProposer,
  id: 'msig.approvals2',
  table: 'approvals2',
  read: (row) => ({
    name: row.at('proposal_name').text(),
    requested: row.at('requested_approvals').items().map(readApproval),
    provided: row.at('provided_approvals').items().map(readApproval),
  }),
};

/** eosio.msig::approvals, of proposals from before approvals had times. */
export const approvals: TableDefinition<ApprovalsRow, string> = {
  ...inScopeOfProposer,
  id: 'msig.approvals',
  table: 'approvals',
  read: (row) => ({
    name: row.at('proposal_name').text(),
    requested: row.at('requested_approvals').items().map(readLevel),
    provided: row.at('provided_approvals').items().map(readLevel),
  }),
};

export interface InvalidationRow {
  account: string;
  time: string;
}

/** eosio.msig::invals: approvals that an account gave before this time do not count. */
export const invalidations: TableDefinition<InvalidationRow> = {
  ...inScopeOfProposer,
  id: 'msig.invals',
  scope: (_, chain) => chain.systemAccounts.msig,
  table: 'invals',
  keyOf: (row) => row.at('account').text(),
  read: (row) => ({ account: row.at('account').text(), time: row.at('last_invalidation_time').time() }),
};

function readApproval(entry: Field): Approval {
  return { ...readLevel(entry.at('level')), time: readTimeOrNull(entry.at('time')) };
}

function readLevel(level: Field): Approval {
  return { actor: level.at('actor').text(), permission: level.at('permission').text(), time: null };
}

export const msigTables = [proposals, approvals2, approvals, invalidations];
