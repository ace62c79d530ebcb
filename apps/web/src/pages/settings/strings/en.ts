export const strings = {
  title: 'Node settings',
  description: 'Explore your own node',
  about: 'Requests go directly from your browser; the node must enable CORS.',
  nodeUrl: 'Node URL',
  hyperionUrl: 'Hyperion URL',
  optional: 'Optional',
  coreSymbol: 'Core symbol',
  corePrecision: 'Decimals',
  systemDomain: 'System account',
  start: 'Explore this node',
  checking: 'Connecting …',
  stop: "Back to this server's node",
  invalid: (host: string) => `Invalid URL, example: ${host}`,
  unreachable: 'Cannot connect to URL, is nodeos running?',
  question: (host: string) => `Read this chain from ${host}?`,
  questionText: 'Every balance, name and block then comes from this server. Continue only if you know it.',
  proceed: 'Continue',
  cancel: 'Cancel',
  config: 'nodeos configuration',
  configText: 'config.ini of a node that browsers may read from this site:',
};

declare global {
  interface StringFolders {
    'pages/settings': typeof strings;
  }
}
