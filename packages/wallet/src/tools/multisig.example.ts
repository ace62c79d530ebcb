import { alice, exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { approveProposal, cancelProposal, executeProposal, unapproveProposal } from './multisig.ts';

const proposal = {
  proposer: 'bob',
  name: 'pay',
  hash: 'ab'.repeat(32),
  pending: [alice],
  approved: [alice],
  approvals: 1,
};

export const examples: ToolExamples = {
  approveProposal: exampleForm('eos', approveProposal, { ...proposal, approved: [] }),
  unapproveProposal: exampleForm('eos', unapproveProposal, proposal),
  executeProposal: exampleForm('eos', executeProposal, proposal),
  cancelProposal: exampleForm('eos', cancelProposal, proposal),
};
