export const strings = {
  title: 'New proposal',
  description: (chain: string) => `Propose a multisig transaction on ${chain}`,
  about:
    'In multisig mode every form adds its actions here instead of signing them. The proposal is executed once enough of the requested accounts have approved it.',
  open: 'Open proposals',
  openOf: (proposer: string) => `Open proposals by ${proposer}`,
  none: 'No actions collected. Turn multisig mode on and submit a form.',
  transfer: 'Send tokens',
  authorizedBy: 'Authorized by',
  levelInvalid: 'Enter account@permission',
  earlier: (number: string) => `Move action ${number} up`,
  remove: (number: string) => `Remove action ${number}`,
  removeApprover: (level: string) => `Remove ${level}`,
  addApprover: 'Add an approver (account@permission)',
  add: 'Add',
  approversFailed: 'The required approvals could not be read.',
  retry: 'Try again',
  suggest: 'Use the required approvals',
  again: 'Next proposal',
  reach: {
    own: 'Your account',
    active: (day: string | null) => `Last active ${day}`,
    idle: (day: string | null) => (day === null ? 'Never used' : `Inactive since ${day}`),
    unknown: 'Activity unknown',
    producers: 'Takes two thirds of the block producers',
    unsatisfiable: 'No key can approve',
    missing: 'Does not exist',
  },
  fields: {
    actions: { label: 'Actions' },
    requested: {
      label: 'Requested approvals',
      hint: 'Filled in from the authorities that the actions require, reachable accounts first',
    },
    name: { label: 'Proposal name', hint: '1 to 12 characters: a-z, 1-5 and dots' },
    days: { label: 'Expires in days' },
    delay: { label: 'Delay in hours', hint: 'Between the last approval and the execution' },
  },
  acts: {
    propose: {
      title: (name: string, count: string) => `Propose ${name} with ${count} ${count === '1' ? 'action' : 'actions'}`,
      done: (name: string, count: string) => `Proposed ${name} with ${count} ${count === '1' ? 'action' : 'actions'}`,
    },
  },
  faults: {
    'actions-missing': 'Collect at least one action',
    'approvers-missing': 'Request at least one approval',
    'proposal-name-invalid': 'A name has 1 to 12 characters a-z, 1-5 and dots',
  },
  notes: {
    'not-requested': (levels: string) => `Not requested, although the actions may need it: ${levels}`,
  },
};

declare global {
  interface StringFolders {
    'pages/propose': typeof strings;
  }
}
