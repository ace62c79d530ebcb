export const strings = {
  title: 'Node settings',
  description: 'Explore a node of your own',
  about:
    'Your browser reads this node directly; nothing of it passes through this server. The node must allow this page to ask it (access-control-allow-origin).',
  nodeUrl: 'Node URL',
  hyperionUrl: 'Hyperion URL',
  optional: 'Optional',
  coreSymbol: 'Core symbol',
  corePrecision: 'Decimals',
  systemDomain: 'System account',
  start: 'Explore this node',
  checking: 'Asking the node …',
  stop: 'Back to the node of this server',
  invalid: (host: string) => `Invalid URL, example: ${host}`,
  unreachable: 'Cannot connect to URL, is nodeos running?',
};

declare global {
  interface StringFolders {
    'pages/settings': typeof strings;
  }
}
