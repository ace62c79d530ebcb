import { account, code, sentence } from '../../sentence.ts';
import type { FurtherFamily } from '../family.ts';

export const multisigSentences: FurtherFamily = {
  appliesTo: (contract, { systemAccounts }) => contract === systemAccounts.msig,
  actions: {
    propose: ({ proposer, proposal_name: name }) =>
      sentence('propose', { proposer: account(proposer), proposal: code(name) }),
    approve: ({ proposer, proposal_name: name }, { authorization }) =>
      sentence('approve', {
        actor: account(authorization[0]?.actor),
        proposer: account(proposer),
        proposal: code(name),
      }),
    unapprove: ({ proposer, proposal_name: name }, { authorization }) =>
      sentence('unapprove', {
        actor: account(authorization[0]?.actor),
        proposer: account(proposer),
        proposal: code(name),
      }),
    exec: ({ proposer, proposal_name: name, executer }) =>
      sentence('execute', { executer: account(executer), proposer: account(proposer), proposal: code(name) }),
    cancel: ({ proposer, proposal_name: name, canceler }) =>
      sentence('cancelProposal', { canceler: account(canceler), proposer: account(proposer), proposal: code(name) }),
    invalidate: ({ account: owner }) => sentence('invalidate', { account: account(owner) }),
  },
};
