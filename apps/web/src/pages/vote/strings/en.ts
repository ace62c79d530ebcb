export const strings = {
  title: 'Producers',
  description: (chain: string) => `Producers of ${chain}: votes, pay and who makes blocks now`,
  proxiesTitle: 'Proxies',
  proxiesDescription: (chain: string) => `Accounts that vote for others on ${chain}`,
  sections: 'Voting',
  producers: 'Producers',
  find: 'Find a producer',
  noneFound: 'No producer of this name',
  proxies: 'Proxies',
  staked: 'Stake counted at activation',
  ofSupply: (share: string) => `${share} % of the supply`,
  most: 'Votes for each account',
  decay: (weeks: string) =>
    `A vote weighs most on the day it is cast; after ${weeks} weeks without renewal it counts half.`,
  plain: 'A vote counts as much as its stake, whenever it was cast.',
  inverse: 'The more producers one votes for, the more each of them gets.',
  what: 'the producers',
  none: 'No producer has registered',
  pick: 'Vote',
  pickOf: (name: string) => `Vote for ${name}`,
  rank: 'Rank',
  name: 'Name',
  status: 'Status',
  producing: 'Producing',
  top: 'Top 21',
  standby: 'Standby',
  network: 'Network',
  location: 'Location',
  votes: 'Votes',
  missed: 'Missed, 24 h',
  share: 'Votes %',
  pay: 'Rewards per day',
  links: 'Links',
  site: (name: string) => `Website of ${name}`,
  picked: (count: string, most: string) => `${count} of ${most} picked`,
  clear: 'Clear',
  notice: (chain: string) =>
    `By voting you confirm that you have read and agree to the constitution / user agreement of ${chain}.`,
  read: 'Read it',
  weight: 'Weight',
  votesFor: 'Votes for',
  countProducers: (count: string) => (count === '1' ? '1 producer' : `${count} producers`),
  philosophy: 'Philosophy',
  whatProxies: 'the proxies',
  noProxies: 'No account has registered as a proxy',
  comments: (count: string) => (count === '1' ? '1 comment' : `${count} comments`),
  logo: (name: string) => `Logo of ${name}`,
  choose: 'Let it vote for me',
  off: 'This chain has no voting',
  added: (count: string) => `+${count} added`,
  removed: (count: string) => `−${count} removed`,
  present: (count: string) => (count === '1' ? 'You vote for 1 producer' : `You vote for ${count} producers`),
  proxied: (proxy: string) => `${proxy} votes for you`,
  presentFailed: 'Your current votes could not be loaded. A new vote replaces them.',
  presentLoading: 'Loading your current votes…',
  retry: 'Try again',
  reset: 'Reset to current votes',
  acts: {
    vote: {
      title: (count: string) => `Vote for ${count} ${count === '1' ? 'producer' : 'producers'}`,
      done: (count: string) => `Voted for ${count} ${count === '1' ? 'producer' : 'producers'}`,
    },
    'update-vote': {
      title: (before: string, after: string) => `Update vote (${before} → ${after})`,
      done: (before: string, after: string) => `Vote updated (${before} → ${after})`,
    },
    'withdraw-votes': { title: 'Withdraw all votes', done: 'All votes withdrawn' },
    'set-proxy': {
      title: (name: string) => `Let ${name} vote for me`,
      done: (name: string) => `${name} votes for you now`,
    },
  },
  faults: {
    'too-many-producers': (most: string) => `At most ${most} producers`,
    'nothing-voted': 'Choose at least one producer',
  },
  notes: {
    'votes-removed': (count: string, names: string) =>
      count === '1' ? `Removes your vote for ${names}` : `Removes your votes for ${count} producers: ${names}`,
    'votes-added': (count: string, names: string) =>
      count === '1' ? `Adds your vote for ${names}` : `Adds your votes for ${count} producers: ${names}`,
    'proxy-replaced': (name: string) => `${name} no longer votes for you`,
  },
  proxyField: 'Proxy',
  again: 'New vote',
};

declare global {
  interface StringFolders {
    'pages/vote': typeof strings;
  }
}
