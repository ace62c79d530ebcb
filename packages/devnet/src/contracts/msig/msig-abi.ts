import { abiOf } from '../abi-text.ts';
import { transactionStructs } from '../transaction-structs.ts';

/** ABI of eosio.msig; `approvals` has the rows of versions before 1.7. */
export const msigAbi = abiOf({
  actions: {
    propose: 'proposer name, proposal_name name, requested permission_level[], trx transaction',
    approve: 'proposer name, proposal_name name, level permission_level, proposal_hash checksum256$',
    unapprove: 'proposer name, proposal_name name, level permission_level',
    cancel: 'proposer name, proposal_name name, canceler name',
    exec: 'proposer name, proposal_name name, executer name',
    invalidate: 'account name',
  },
  structs: {
    ...transactionStructs,
    proposal: 'proposal_name name, packed_transaction bytes, earliest_exec_time time_point?$',
    old_approvals_info:
      'proposal_name name, requested_approvals permission_level[], provided_approvals permission_level[]',
    approval: 'level permission_level, time time_point',
    approvals_info: 'version uint8, proposal_name name, requested_approvals approval[], provided_approvals approval[]',
    invalidation: 'account name, last_invalidation_time time_point',
  },
  tables: {
    proposal: 'proposal',
    approvals: 'old_approvals_info',
    approvals2: 'approvals_info',
    invals: 'invalidation',
  },
});
