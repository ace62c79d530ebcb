export const strings = {
  title: 'Vote statistics',
  description: (chain: string) => `How ${chain} votes: stake, producers and shares`,
  votes: 'Votes',
  staked: 'Stake counted at activation',
  ofSupply: (share: string) => `${share} % of the supply`,
  candidates: 'Producers that stand for election',
  topShare: 'Votes of the first 21',
  activatedAt: 'Governed by votes since',
  never: 'not yet',
  shares: 'Share of the votes',
  what: 'the producers',
  none: 'No producer has registered',
  rank: 'Rank',
  producer: 'Producer',
  all: 'All producers',
};

declare global {
  interface StringFolders {
    'pages/stats/votes': typeof strings;
  }
}
