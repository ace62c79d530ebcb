export const strings = {
  title: 'Statistics',
  description: (chain: string) => `${chain} in numbers: actions, transactions, accounts, resources and missed blocks`,
  sections: 'Statistics',
  activity: 'Activity',
  votes: 'Votes',
  period: 'Period',
  periods: { day: '24 hours', week: '7 days', month: '30 days', year: '12 months' },
  whatStatistics: 'the statistics of this period',
  noStatistics: 'Nothing is indexed of this period',
  charts: {
    actions: 'Actions',
    transactions: 'Transactions',
    activeAccounts: 'Active accounts',
    newAccounts: 'New accounts',
    cpuUs: 'CPU billed',
    netBytes: 'NET billed',
  },
  chart: (title: string, most: string, step: 'hour' | 'day') =>
    `${title} ${step === 'hour' ? 'by the hour' : 'by the day'}, ${most} at most; the figures are in the table below`,
  steps: {
    hour: 'Bars are hours, their largest value beside the name',
    day: 'Bars are days, their largest value beside the name',
  },
  actionRate: 'Actions a second',
  transactionRate: 'Transactions a second',
  lastMinute: 'in the last minute',
  accounts: 'Accounts',
  ram: 'RAM reserved',
  usedOf: (used: string, most: string) => `${used} of ${most}`,
  database: "Node's database",
  schedule: 'Schedule',
  version: (number: string, producers: string) =>
    `version ${number}, ${producers === '1' ? '1 producer' : `${producers} producers`}`,
  notTold: 'The node does not tell',
  bytes: (count: string) => `${count} bytes`,
  milliseconds: (count: string) => `${count} ms`,
  figures: 'All figures',
  time: 'From',
  blocks: 'Blocks',
  missedTitle: 'Missed blocks, last 24 hours',
  missed: 'Missed',
  producer: 'Producer',
  whatMissed: 'the missed blocks',
  noneMissed: (slots: string) => `None: all ${slots} blocks that were due have come`,
  missedOf: (missed: string, slots: string) => `${missed} of ${slots} slots had no block`,
  stood: (span: string) => `The whole chain stood still for ${span}, which counts for nobody`,
  lastRound: (produced: string, due: string) => `${produced} of ${due} blocks came in the last round, which began`,
};

declare global {
  interface StringFolders {
    'pages/stats': typeof strings;
  }
}
