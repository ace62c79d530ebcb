export const strings = {
  description: (chain: string) => `${chain}: change keys, permissions and linked actions`,
  titles: { keys: 'Change keys', advanced: 'Create or change permissions', link: 'Linked actions' },
  views: { keys: 'Keys', advanced: 'Advanced', link: 'Link' },
  about: {
    keys: 'One key per permission replaces everything that controls it now.',
    advanced: 'A permission is satisfied by keys, accounts and delays whose weights reach its threshold.',
    link: 'A linked action can be signed by the permission; without a link it requires active.',
  },
  sections: 'Permission tools',
  mine: (name: string) => `Permissions of ${name}`,
  failed: 'The permissions could not be read.',
  owner: 'New owner key',
  active: 'New active key',
  unchanged: 'Empty: unchanged',
  permission: 'Permission',
  newPermission: 'New permission',
  name: 'Name',
  nameHint: 'Up to 12 characters: a-z, 1-5 and dots',
  parent: 'Parent',
  threshold: 'Threshold',
  thresholdHint: 'Sum of weights that is required',
  members: 'Keys, accounts and delays',
  act: 'Action',
  change: 'Create or change',
  delete: 'Delete',
  link: 'Link',
  unlink: 'Unlink',
  contract: 'Contract',
  action: 'Action name',
  wholeContract: 'Empty: all actions of the contract',
  linked: 'Linked action',
  keysAgain: 'Change more keys',
  advancedAgain: 'Next permission',
  linkAgain: 'Next link',
  acts: {
    'change-key': {
      title: (name: string) => `Change the ${name} key`,
      done: (name: string) => `Changed the ${name} key`,
    },
    'change-both': {
      title: (account: string) => `Change the owner and active keys of ${account}`,
      done: (account: string) => `Changed the owner and active keys of ${account}`,
    },
    'create-permission': {
      title: (name: string, parent: string) => `Create permission ${name} below ${parent}`,
      done: (name: string, parent: string) => `Created permission ${name} below ${parent}`,
    },
    'change-permission': {
      title: (name: string) => `Change permission ${name}`,
      done: (name: string) => `Changed permission ${name}`,
    },
    'delete-permission': {
      title: (name: string) => `Delete permission ${name}`,
      done: (name: string) => `Deleted permission ${name}`,
    },
    'link-permission': {
      title: (action: string, name: string) => `Link ${action} to ${name}`,
      done: (action: string, name: string) => `Linked ${action} to ${name}`,
    },
    'unlink-permission': {
      title: (action: string, name: string) => `Unlink ${action} from ${name}`,
      done: (action: string, name: string) => `Unlinked ${action} from ${name}`,
    },
  },
  faults: {
    'keys-missing': 'Enter an owner or an active key',
    'key-unchanged': 'This is the current key',
    'owner-required': (level: string) => `Changing the owner key requires connecting as ${level}`,
    'active-required': (level: string) => `Changing the active key requires connecting as ${level}`,
    'permission-invalid': 'Enter a name of up to 12 characters a-z, 1-5 and dots, not starting with eosio.',
    'parent-missing': 'Choose an existing parent',
    'signer-too-low': (level: string) => `Requires connecting as ${level} or a permission above it`,
    'permission-unchanged': 'No change',
    'permission-has-children': (names: string) => `Permissions below it: ${names}`,
    'action-invalid': 'Enter an action name, or nothing',
    'action-native': (name: string) => `${name} cannot be linked`,
    'link-exists': 'Already linked',
  },
  notes: {
    'owner-changes': 'The owner permission controls the whole account and can replace every other one.',
    'holders-lost': (name: string, lost: string) => `Loses ${name}: ${lost}`,
    'handed-over': (name: string) => `No current key or account keeps ${name}: the new ones control the account.`,
    'delay-needed': 'Without a delay the threshold is not reached, and most chains no longer run delayed transactions.',
    'links-deleted': (links: string) => `Unlinks ${links}`,
    'link-whole': (contract: string) => `Applies to all actions of ${contract}.`,
    'link-replaced': (name: string) => `Replaces the link to ${name}.`,
  },
};

declare global {
  interface StringFolders {
    'pages/permissions': typeof strings;
  }
}
