export const strings = {
  title: 'Vote statistics',
  description: (chain: string) => `${chain} vote statistics: stake, producers and vote shares`,
  votes: 'Votes',
  staked: 'Total activated stake',
  ofSupply: (share: string) => `${share}% of supply`,
  candidates: 'Registered producers',
  topShare: 'Top 21 share',
  activatedAt: 'Chain activated',
  never: 'not yet',
  shares: 'Vote share',
  what: 'the producers',
  none: 'No registered producers',
  rank: 'Rank',
  producer: 'Producer',
  all: 'All producers',
};

declare global {
  interface StringFolders {
    'pages/stats/votes': typeof strings;
  }
}
