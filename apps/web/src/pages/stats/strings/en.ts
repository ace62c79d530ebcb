export const strings = {
  title: 'Statistics',
  description: (chain: string) => `${chain} statistics: actions, transactions, accounts, resources and missed blocks`,
  sections: 'Statistics',
  activity: 'Activity',
  votes: 'Votes',
  period: 'Period',
  periods: { day: '24 hours', week: '7 days', month: '30 days', year: '12 months' },
  whatStatistics: 'the statistics of this period',
  noStatistics: 'No indexed data for this period',
  charts: {
    actions: 'Actions',
    transactions: 'Transactions',
    activeAccounts: 'Active accounts',
    newAccounts: 'New accounts',
    cpuUs: 'CPU usage',
    netBytes: 'NET usage',
  },
  chart: (title: string, most: string, step: 'hour' | 'day') =>
    `${title} ${step === 'hour' ? 'per hour' : 'per day'}, max ${most}; values in the table below`,
  steps: {
    hour: 'Per hour',
    day: 'Per day',
  },
  actionRate: 'APS',
  transactionRate: 'TPS',
  lastMinute: '(1m avg)',
  accounts: 'Accounts',
  ram: 'RAM sold',
  usedOf: (used: string, most: string) => `${used} of ${most}`,
  database: 'Node DB size',
  schedule: 'Producer schedule',
  version: (number: string, producers: string) =>
    `version ${number}, ${producers === '1' ? '1 producer' : `${producers} producers`}`,
  unavailable: 'Not available',
  milliseconds: (count: string) => `${count} ms`,
  figures: 'All values',
  time: 'From',
  blocks: 'Blocks',
  missedTitle: 'Missed blocks (24h)',
  missed: 'Missed',
  producer: 'Producer',
  whatMissed: 'the missed blocks',
  noneMissed: (slots: string) => `No missed blocks (${slots}/${slots})`,
  missedOf: (missed: string, share: string) => `${missed} missed ${missed === '1' ? 'block' : 'blocks'} (${share})`,
  halted: (span: string) => `Chain halted ${span} (not counted)`,
  lastRound: (produced: string, due: string) => `Last round: ${produced}/${due} blocks ·`,
};

declare global {
  interface StringFolders {
    'pages/stats': typeof strings;
  }
}
