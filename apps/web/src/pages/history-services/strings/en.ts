export const strings = {
  title: 'History services',
  description: (chain: string) => `History sources of ${chain} and their status`,
  about: 'Sources in order of priority; the first that supports a query answers it.',
  service: 'Service',
  kind: 'Type',
  state: 'State',
  range: 'Blocks',
  online: (time: string) => `Online (${time})`,
  offline: 'Offline',
  what: 'the service',
  none: 'No history service configured; history comes from nodes with a history plugin.',
  noneNeeded: "No history service configured; history comes from this server's index.",
  own: 'This server',
  ownIndex: 'Own index',
  noIndex: 'No index of this chain',
};

declare global {
  interface StringFolders {
    'pages/history-services': typeof strings;
  }
}
