export const strings = {
  description: (chain: string) => `Register as a voting proxy on ${chain}`,
  titles: { status: 'Proxy status', register: 'Register as a proxy', unregister: 'Unregister as a proxy' },
  views: { status: 'Status', register: 'Register', unregister: 'Unregister' },
  sections: 'Proxy tools',
  about: 'A proxy votes for producers with the stake of the accounts that set it as their proxy.',
  failed: 'The voting state could not be read.',
  connect: 'Connect a wallet to see whether its account is a proxy.',
  list: 'All proxies',
  registered: (name: string) => `${name} is a registered proxy.`,
  notRegistered: (name: string) => `${name} is not a registered proxy.`,
  usesProxy: (proxy: string) =>
    `It votes through ${proxy}: an account that uses a proxy cannot be one. Vote for producers first.`,
  name: 'Proxy name',
  optional: 'Optional: a description is stored with it',
  change: 'Change',
  describe: 'Set the description',
  removeDescription: 'Remove the description',
  descriptionFailed: 'The description could not be read.',
  slogan: 'Slogan',
  philosophy: 'Philosophy',
  background: 'Background',
  website: 'Website',
  logo: 'Logo URL (256 px)',
  again: 'Back to the form',
  acts: {
    'register-proxy': { title: 'Register as a proxy', done: 'Registered as a proxy' },
    'register-proxy-as': {
      title: (name: string) => `Register as the proxy ${name}`,
      done: (name: string) => `Registered as the proxy ${name}`,
    },
    'describe-proxy': {
      title: (name: string) => `Describe the proxy as ${name}`,
      done: (name: string) => `Described the proxy as ${name}`,
    },
    'remove-description': {
      title: 'Remove the description of the proxy',
      done: 'Removed the description of the proxy',
    },
    'unregister-proxy': { title: 'Unregister as a proxy', done: 'Unregistered as a proxy' },
  },
  faults: { 'proxy-name-missing': 'Enter the name of the proxy', 'url-invalid': 'Enter a URL with http or https' },
  notes: {
    'proxied-votes-end': 'Accounts that vote through this proxy will lose their vote.',
    'texts-removed': 'Removes parts of the current description.',
    'replaces-unknown': 'The current description could not be read: all of it will be replaced.',
  },
};

declare global {
  interface StringFolders {
    'pages/proxy': typeof strings;
  }
}
