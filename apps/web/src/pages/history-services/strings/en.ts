export const strings = {
  title: 'History services',
  description: (chain: string) => `Where the history of ${chain} is read from, and how each source is doing`,
  about: 'Asked in this order; the first that can answer a question does.',
  service: 'Service',
  kind: 'Kind',
  state: 'State',
  range: 'Blocks',
  answers: (time: string) => `Answers in ${time}`,
  silent: 'Does not answer',
  what: 'the service',
  none: 'No history service is configured: histories come from the nodes, as far as they keep any.',
  noneNeeded: 'No history service is configured: histories come from the index of this server.',
  own: 'This server',
  ownIndex: 'keeps an index of its own',
  noIndex: 'keeps no index of this chain',
};

declare global {
  interface StringFolders {
    'pages/history-services': typeof strings;
  }
}
