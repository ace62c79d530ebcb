export const strings = {
  title: 'Safe mode',
  description: (chain: string) => `Protect an account on ${chain}: move or delay its permissions`,
  about: [
    'A safe account is a second account of yours whose keys are kept apart, in a hardware wallet for example. Only it can act for the moved permission.',
    'A delay holds back transactions signed with active, so that owner can cancel them.',
    'Move active first and keep owner, until signing with the safe account has worked once.',
  ],
  failed: 'The permissions could not be read.',
  way: 'Protection',
  move: 'Safe account',
  delay: 'Delay',
  permission: 'Permission',
  safe: 'Safe account',
  hours: 'Delay in hours',
  hoursHint: 'At most 1080 (45 days)',
  again: 'Back to the form',
  acts: {
    'move-to-safe': {
      title: (permission: string, safe: string) => `Move ${permission} to ${safe}`,
      done: (permission: string, safe: string) => `Moved ${permission} to ${safe}`,
    },
    'add-delay': {
      title: (hours: string) => `Delay active by ${hours} hours`,
      done: (hours: string) => `Active is delayed by ${hours} hours`,
    },
  },
  faults: {
    'safe-self': 'Enter another account than your own',
    'safe-already': 'This account alone controls it already',
    'signer-too-low': (level: string) => `Requires connecting as ${level} or a permission above it`,
    'delay-present': 'Active has a delay already: change it under permissions',
    'permissions-unknown': 'The active permission is not known yet',
  },
  notes: {
    'safe-controls': (level: string, permission: string) =>
      `${level} will control ${permission} alone: your current keys no longer do.`,
    'owner-changes': 'The owner permission controls the whole account and can replace every other one.',
    'delay-risk': 'Most chains no longer run delayed transactions: there, only owner can act from then on.',
  },
};

declare global {
  interface StringFolders {
    'pages/safemode': typeof strings;
  }
}
