export const strings = {
  title: 'Profile',
  description: (chain: string) => `Set the public profile of an account on ${chain}`,
  text: 'Profiles are public, and earlier versions remain in the chain history. The account pays for the RAM.',
  failed: 'The current profile could not be read.',
  name: 'Display name',
  avatar: 'Picture URL',
  about: 'About',
  website: 'Website',
  urlHint: 'Starts with https://',
  acts: { 'set-profile': { title: 'Update profile', done: 'Updated the profile' } },
  faults: {
    'url-invalid': 'Enter a URL that starts with https://',
    'profile-empty': 'Enter at least one text',
  },
  notes: {
    'profile-unchanged': 'This is the current profile: nothing changes.',
    'texts-removed': 'Removes parts of the current profile.',
    'replaces-unknown': 'The current profile is not known: all of it is replaced.',
  },
  again: 'Back to the profile',
};

declare global {
  interface StringFolders {
    'pages/profile': typeof strings;
  }
}
