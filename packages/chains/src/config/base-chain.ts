import type { ChainConfig } from './chain-config.ts';

/** Fields that every chain states for itself. */
type Stated = 'key' | 'name' | 'chainId' | 'coreSymbol' | 'colour' | 'logo';

/** Fields of which a chain may state a part. */
type Partly =
  | 'features'
  | 'contractVariants'
  | 'links'
  | 'nftApi'
  | 'systemAccounts'
  | 'prices'
  | 'tokens'
  | 'spam'
  | 'stakeServices';

export type ChainFacts = Pick<ChainConfig, Stated> &
  Partial<Omit<ChainConfig, Stated | Partly>> & { [Field in Partly]?: Partial<ChainConfig[Field]> };

/** A chain from its facts; what they leave out is unknown (null, empty) or off, voting excepted. */
export function defineChain(facts: ChainFacts): ChainConfig {
  const domain = facts.systemDomain ?? 'eosio';
  return {
    testnet: false,
    ended: false,
    startDate: null,
    coreContract: `${domain}.token`,
    systemToken: null,
    systemDomain: domain,
    endpoints: [],
    historySources: [],
    lightApi: null,
    explorerHosts: [],
    hostAliases: [],
    maxVotes: 30,
    founderVesting: null,
    snapshots: null,
    dsp: null,
    dapps: [],
    fioFeeAccount: null,
    proxyAccount: null,
    proxyInfoContract: null,
    walletProviders: ['anchor'],
    keyPrefix: 'EOS',
    coinType: null,
    signingRequestAlias: null,
    ipfsGateway: 'https://ipfs.io',
    proxyList: null,
    backend: null,
    ...facts,
    systemAccounts: {
      system: domain,
      msig: `${domain}.msig`,
      wrap: `${domain}.wrap`,
      vpay: `${domain}.vpay`,
      ...facts.systemAccounts,
    },
    prices: { feeds: [], forex: null, graphql: null, circulating: null, ...facts.prices },
    tokens: { known: [], first: [], spam: [], reserved: [], ...facts.tokens },
    spam: { ...usualRules, ...facts.spam },
    stakeServices: { stakeContract: null, hodlContract: null, ...facts.stakeServices },
    nftApi: { atomic: null, simple: null, ...facts.nftApi },
    features: { ...defaultFeatures, ...facts.features },
    contractVariants: { ...usualContracts, ...facts.contractVariants },
    links: { site: null, docs: 'https://docs.antelope.io', constitution: null, profileEditor: null, ...facts.links },
  };
}

const usualRules: ChainConfig['spam'] = {
  usual: true,
  contracts: [],
  actions: [],
  senders: [],
  linkHosts: [],
  words: [],
  memoWords: [],
  allow: [],
};

const usualContracts: ChainConfig['contractVariants'] = {
  voteWeightWeeks: 52,
  newAccountField: 'name',
  refundDays: 3,
  votes: 'decay',
  rexNeedsVotes: false,
};

const defaultFeatures: ChainConfig['features'] = {
  voting: true,
  rex: false,
  freeCpu: false,
  nft: false,
  rentBandwidth: false,
  noMemo: false,
  fio: false,
  proton: false,
  gbmRewards: false,
};
