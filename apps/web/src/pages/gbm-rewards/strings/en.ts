export const strings = {
  title: 'Genesis and voter rewards',
  description: (chain: string) => `Genesis and voter rewards on ${chain}`,
  about:
    'Genesis Block Members claim what is left of their WAX. Votes for 16 guilds or more, or a proxy, earn rewards that can be claimed once a day.',
  genesis: 'Genesis balance',
  votes: 'Voter rewards',
  balance: 'Balance',
  unclaimed: 'Unclaimed',
  reward: 'Claimable now',
  rewardNote: 'A claim adds the inflation since the last one',
  nextClaim: 'Next claim',
  now: 'Now',
  earns: 'This vote earns rewards',
  earnsNothing: 'This vote earns nothing: vote for 16 guilds or set a proxy',
  noMember: 'The account is no Genesis Block Member.',
  failed: 'The rewards could not be read.',
  claim: 'Claim',
  again: 'Back',
  acts: {
    'claim-genesis': {
      title: (amount: string) => `Claim genesis balance of ${amount}`,
      done: (amount: string) => `Claimed genesis balance of ${amount}`,
    },
    'claim-votes': {
      title: (amount: string) => `Claim voter rewards of about ${amount}`,
      done: (amount: string) => `Claimed voter rewards of about ${amount}`,
    },
  },
};

declare global {
  interface StringFolders {
    'pages/gbm-rewards': typeof strings;
  }
}
