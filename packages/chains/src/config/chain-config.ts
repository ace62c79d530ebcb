import type { SpamConfig } from '../spam/spam-lists.ts';

/** What one chain is. Plain JSON: an operator's file has the same keys (see `chain.schema.json`). */
export interface ChainConfig {
  /** Registry key and first path segment, 'wax'. */
  key: string;
  name: string;
  /** 64 hex digits; null until the node told it (local chain). */
  chainId: string | null;
  testnet: boolean;
  /** As far as is known the chain runs no longer: its nodes are gone. */
  ended: boolean;
  /** First day of the chain, 'YYYY-MM-DD': the earliest date that filters offer. null where unknown. */
  startDate: string | null;
  /** Token that people of the chain hold and send. */
  coreSymbol: TokenSymbol;
  /** Contract of the core token. */
  coreContract: string;
  /** Token that the system contract counts in where it is not the core token (Vaulta: EOS beside A). */
  systemToken: { code: string; precision: number; contract: string } | null;
  /** Prefix of the system accounts: 'eosio', on Remme 'rem'. */
  systemDomain: string;
  systemAccounts: SystemAccounts;
  /** Base URLs of nodes, best first. Empty: none known. */
  endpoints: string[];
  historySources: HistorySourceConfig[];
  lightApi: { url: string; network: string } | null;
  /** Services for either standard's assets; null: none. */
  nftApi: { atomic: string | null; simple: string | null };
  /** Where ipfs references are read from: base URL before '/ipfs/…'. Operators may name one of their own network. */
  ipfsGateway: string;
  prices: PriceConfig;
  tokens: TokenConfig;
  /** What histories take for spam beside the built-in lists. */
  spam: SpamConfig;
  /** Contracts that keep staked tokens beside the system contract's; null: none. */
  stakeServices: { stakeContract: string | null; hodlContract: string | null };
  /** Host names that show this chain besides '<key>.<anything>', and other first labels that mean it. */
  explorerHosts: string[];
  hostAliases: string[];
  /** Producers that one voter can vote for. */
  maxVotes: number;
  features: ChainFeatures;
  contractVariants: ContractVariants;
  /** Tokens that the chain's founder got at its start and may unstake year by year; null: none. */
  founderVesting: FounderVesting | null;
  /** Answers {snapshots}/{account} with what the snapshot before the chain's start says; null: none. */
  snapshots: string | null;
  /** Contract of the token services (DAPP network) whose providers and packages are shown; null: none. */
  dsp: string | null;
  /** Applications of the chain that its operator names; the order is that of the list. */
  dapps: Dapp[];
  /** Account that FIO fees' technology provider id names; null: none. */
  fioFeeAccount: string | null;
  /** Account of a proxy to list first; null: none. */
  proxyAccount: string | null;
  /** Contract that keeps proxies' descriptions. */
  proxyInfoContract: string | null;
  /** Service that lists proxies as JSON, {url}?output=json and {url}/{account}; null: the chain's own tables. */
  proxyList: string | null;
  /** Backend that answers {url}/producers; null: the chain's own tables. */
  backend: string | null;
  /** Ids of wallet providers to offer, in order. */
  walletProviders: string[];
  /** Prefix of legacy public keys. */
  keyPrefix: string;
  /** Hardware wallets' coin number (SLIP-44); null where none is registered. */
  coinType: number | null;
  /** Short number of the chain in signing requests; null: the full id is sent. */
  signingRequestAlias: number | null;
  colour: { light: string; dark: string };
  logo: { glyph: string };
  links: { site: string | null; docs: string | null; constitution: string | null; profileEditor: string | null };
}

export interface PriceConfig {
  /** Asked in order until one knows the price of the core token. */
  feeds: PriceFeedConfig[];
  /** Answers {USD: 1, EUR: 0.92, …}; null: amounts are shown in US dollars alone. */
  forex: string | null;
  /** Service of market data over GraphQL; null: none. */
  graphql: string | null;
  /** Page or JSON that tells the circulating supply; null: supply less the reserved accounts. */
  circulating: string | null;
}

export type PriceFeedConfig =
  /** {url}/ticker, /marketcap and /pricechart. */
  | { type: 'backend'; url: string }
  /** {url}/simple/price and /coins/{id}/market_chart. */
  | { type: 'market'; url: string; id: string }
  /** Medians of a delphioracle contract; `pair` as in its tables, 'eosusd'. */
  | { type: 'oracle'; contract: string; pair: string }
  /** US dollars a token, as decimal text. */
  | { type: 'static'; usd: string };

/** What is known of the chain's tokens beside what their contracts say. */
export interface TokenConfig {
  known: KnownToken[];
  /** Contracts whose tokens come first in a list, in this order. */
  first: string[];
  /** Contracts whose tokens are spam: hidden where spam is. */
  spam: string[];
  /** Accounts whose holdings do not circulate. */
  reserved: string[];
}

/** A token that people mean by its symbol: others of that symbol are look-alikes. */
export interface KnownToken {
  contract: string;
  code: string;
  name: string | null;
  website: string | null;
}

/** A grant that becomes free evenly, second by second. */
export interface FounderVesting {
  account: string;
  /** The whole grant, '100000000.0000 EOS'. */
  quantity: string;
  /** Day of the first second, 'YYYY-MM-DD'. */
  start: string;
  years: number;
  /** Day on which the grant stopped to become free, by a decision of the chain; null: it goes on. */
  stopped: string | null;
}

export interface Dapp {
  name: string;
  /** Account of its contract. */
  account: string;
  website: string | null;
  /** What it is, in a few words of the operator; null: not said. */
  about: string | null;
  /** Address of its picture, shown through our own server; null: none. */
  logo: string | null;
}

export interface TokenSymbol {
  code: string;
  precision: number;
}

export interface SystemAccounts {
  system: string;
  msig: string;
  wrap: string;
  vpay: string;
}

export interface HistorySourceConfig {
  /** 'native' with url null reads the chain's own endpoints. */
  type: HistorySourceType;
  url: string | null;
}

export type HistorySourceType = 'native' | 'hyperion' | 'dfuse' | 'dex' | 'light';

export interface ChainFeatures {
  voting: boolean;
  rex: boolean;
  freeCpu: boolean;
  nft: boolean;
  rentBandwidth: boolean;
  /** Transfers carry no memo. */
  noMemo: boolean;
  /** FIO addresses and domains. */
  fio: boolean;
  /** Proton's admin pages, KYC and long staking. */
  proton: boolean;
  /** WAX genesis and guild rewards. */
  gbmRewards: boolean;
}

export interface ContractVariants {
  /** Weeks in which a vote doubles its weight: 52, on WAX 13. */
  voteWeightWeeks: number;
  /** Name of newaccount's third field; 'newact' on BOS. */
  newAccountField: 'name' | 'newact';
  /** Days from unstaking to the refund. */
  refundDays: number;
  /**
   * 'decay': a vote weighs 2^(weeks / voteWeightWeeks) times its stake; 'plain' (FIO): its stake, whenever it was cast;
   * 'inverse' (Telos): more for who votes for more producers.
   */
  votes: 'decay' | 'plain' | 'inverse';
  /** Lending to REX takes a proxy or votes for 21 producers (Telos, older contracts). */
  rexNeedsVotes: boolean;
}

/** Part of a chain that the browser gets: everything but where the server reads from. */
export type PublicChain = Omit<
  ChainConfig,
  | 'endpoints'
  | 'historySources'
  | 'explorerHosts'
  | 'hostAliases'
  | 'prices'
  | 'tokens'
  | 'spam'
  | 'stakeServices'
  | 'ipfsGateway'
  | 'dapps'
  | 'snapshots'
>;

export function publicChain(chain: ChainConfig): PublicChain {
  const {
    endpoints: _endpoints,
    historySources: _sources,
    explorerHosts: _hosts,
    hostAliases: _aliases,
    prices: _prices,
    tokens: _tokens,
    spam: _spam,
    dapps: _dapps,
    snapshots: _snapshots,
    stakeServices: _stakes,
    ipfsGateway: _gateway,
    ...rest
  } = chain;
  return rest;
}

/** What a node told of itself; fills in the local chain. */
export interface NodeFacts {
  chainId: string;
  coreSymbol: TokenSymbol | null;
  endpoint: string;
}

/** The chain of a person's own node: its id and core symbol as the node has them, read from that node alone. */
export function chainOfNode(chain: ChainConfig, facts: NodeFacts): ChainConfig {
  return {
    ...chain,
    chainId: facts.chainId,
    coreSymbol: facts.coreSymbol ?? chain.coreSymbol,
    systemToken: facts.coreSymbol === null ? chain.systemToken : null,
    endpoints: [facts.endpoint],
    historySources: [{ type: 'native', url: null }],
  };
}
