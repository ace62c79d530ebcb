import type { Family } from '../families/family.ts';
import type { ChainConfig } from './chain-config.ts';
import type { ChainParts, RequiredKey } from './chain-parts.ts';
import { type JsonObject, deepMerge } from './deep-merge.ts';
import { systemAccountsOf } from './system-accounts.ts';

/** Settings of a chain's data file; the rest comes from its family, then from the defaults. */
export type ChainFacts = Pick<ChainConfig, RequiredKey> & ChainParts & { family: Family };

/** The complete configuration: defaults, overridden by the family, overridden by the chain. */
export function configFromFacts({ family, ...facts }: ChainFacts): ChainConfig {
  return applyLayers(family, facts) as unknown as ChainConfig;
}

/** Like `configFromFacts`, for an operator's file that is not validated yet. */
export function applyLayers(family: Family, facts: JsonObject): JsonObject {
  const domain = facts.systemDomain ?? family.facts.systemDomain ?? 'eosio';
  const base = { ...defaults(typeof domain === 'string' ? domain : ''), family: family.name };
  return deepMerge(deepMerge(base, family.facts), facts);
}

type Defaults = Omit<ChainConfig, RequiredKey | 'family'>;

/** Settings that neither family nor chain sets are unknown (null, empty) or off, except voting. */
function defaults(domain: string): Defaults {
  return {
    testnet: false,
    ended: false,
    startDate: null,
    coreContract: `${domain}.token`,
    systemToken: null,
    systemDomain: domain,
    systemAccounts: systemAccountsOf(domain),
    systemWrappers: [],
    maxVotes: 30,
    features: {
      voting: true,
      rex: false,
      freeCpu: false,
      nft: false,
      rentBandwidth: false,
      noMemo: false,
      handles: false,
      xprStaking: false,
      longStaking: false,
      xtokens: false,
      adminPages: false,
      dex: false,
      gbmRewards: false,
      crossChain: false,
      kyc: false,
      airgrabs: false,
      linkEmail: false,
    },
    contractVariants: {
      voteWeightWeeks: 52,
      newAccountField: 'name',
      refundDays: 3,
      votes: 'decay',
      producerPay: 'inflation',
      votersKey: 'account',
      votingStake: 'voters',
      rexNeedsVotes: false,
      rexKeptStake: '0.2',
      ramTransfer: false,
    },
    resources: { bandwidth: 'staked', ram: 'market' },
    transfers: [{ contract: null, action: 'transfer', from: 'from', to: 'to', quantity: 'quantity' }],
    actionKinds: [],
    founderVesting: null,
    dsp: null,
    fioFeeAccount: null,
    proxyInfoContract: null,
    accountInfo: null,
    rexProxy: null,
    freeCpu: null,
    scamAccounts: [],
    walletProviders: ['anchor', 'scatter'],
    keyPrefix: 'EOS',
    coinType: null,
    signingRequestAlias: null,
    links: { site: null, docs: 'https://docs.antelope.io', constitution: null, profileEditor: null },
    accountServices: [],
    ...serverDefaults,
  };
}

/** Exchange rates that need no key. */
export const publicForex = {
  reference: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  market: 'https://api.coingecko.com/api/v3',
};

const serverDefaults = {
  endpoints: [],
  explorerHosts: [],
  hostAliases: [],
  historySources: [],
  lightApi: null,
  nftApi: { atomic: null, simple: null },
  ipfsGateway: 'https://ipfs.io',
  prices: { feeds: [], forex: { ...publicForex }, graphql: null, circulating: null },
  proxyList: null,
  backend: null,
  snapshots: null,
  services: {},
  oracle: { kind: 'delphioracle', contract: 'delphioracle' },
  tokens: { known: [], first: [], spam: [], reserved: [] },
  spam: {
    builtIn: true,
    contracts: [],
    actions: [],
    senders: [],
    linkHosts: [],
    words: [],
    memoWords: [],
    allow: [],
  },
  stakeServices: { stakeContract: null, hodlContract: null },
  dapps: [],
  proxyAccount: null,
} satisfies Partial<Defaults>;
