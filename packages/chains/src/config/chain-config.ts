import type { SpamConfig } from '../spam/spam-lists.ts';

/**
 * One chain. Plain JSON: an operator's file has the same keys (see `chain.schema.json`). The public half is sent to
 * browsers by an allow-list (`public-chain.ts`); the server half never is.
 */
export interface ChainConfig extends PublicChain, ServerChain {}

export interface PublicChain {
  /** Registry key and first path segment, 'wax'. */
  key: string;
  name: string;
  /** Name of the family whose facts apply where the chain states none: 'eosio', 'wax', 'fio', … */
  family: string;
  /** 64 hex digits; null until the node reports it (local chain). */
  chainId: string | null;
  testnet: boolean;
  /** The chain is believed to be shut down: its public nodes are gone. */
  ended: boolean;
  /** First day of the chain, 'YYYY-MM-DD': the earliest date that filters offer. null where unknown. */
  startDate: string | null;
  /** Token that accounts hold and send. */
  coreSymbol: TokenSymbol;
  /** Contract of the core token. */
  coreContract: string;
  /** Token that the system contract accounts in where it is not the core token (Vaulta: EOS beside A). */
  systemToken: { code: string; precision: number; contract: string } | null;
  /** Prefix of the privileged accounts: 'eosio', on Remme 'rem'. */
  systemDomain: string;
  systemAccounts: SystemAccounts;
  /** Contracts that take the system contract's actions and forward them (core.vaulta). */
  systemWrappers: string[];
  /** Maximum producers per vote. */
  maxVotes: number;
  features: ChainFeatures;
  contractVariants: ContractVariants;
  resources: ResourceRules;
  /** Every shape that a transfer of the chain's tokens has. */
  transfers: TransferShape[];
  /** Actions that histories file under a kind, of contracts beside the system contract. */
  actionKinds: KindActions[];
  /** Grant to the chain's founder that vests over years; null: none. */
  founderVesting: FounderVesting | null;
  /** Contract of the token services (DAPP network) whose providers and packages are shown; null: none. */
  dsp: string | null;
  /** Account that FIO actions name as technology provider (tpid); null: none. */
  fioFeeAccount: string | null;
  /** Contract that stores proxies' descriptions. */
  proxyInfoContract: string | null;
  /** Ids of wallet providers to offer, in order. */
  walletProviders: string[];
  /** Prefix of legacy public keys. */
  keyPrefix: string;
  /** Hardware wallets' coin number (SLIP-44); null where none is registered. */
  coinType: number | null;
  /** Chain alias in signing requests; null: the full id is sent. */
  signingRequestAlias: number | null;
  color: { light: string; dark: string };
  logo: { glyph: string };
  links: { site: string | null; docs: string | null; constitution: string | null; profileEditor: string | null };
}

/** What the server reads from, and lists that only loaders need. */
export interface ServerChain {
  /** Base URLs of nodes, best first. Empty: none known. */
  endpoints: string[];
  /** Host names that show this chain besides '<key>.<anything>'. */
  explorerHosts: string[];
  /** First labels of a host name that mean this chain, besides its key. */
  hostAliases: string[];
  historySources: HistorySourceConfig[];
  lightApi: { url: string; network: string } | null;
  /** NFT services, by asset standard; null: none. */
  nftApi: { atomic: string | null; simple: string | null };
  /** Base URL before '/ipfs/…'. */
  ipfsGateway: string;
  prices: PriceConfig;
  /** Service that lists proxies as JSON, {url}?output=json and {url}/{account}; null: the chain's own tables. */
  proxyList: string | null;
  /** Service with the resources {url}/producers, {url}/rex, …; null: the chain's own tables. */
  backend: string | null;
  /** Answers {snapshots}/{account} with the account's entry in the genesis snapshot; null: none. */
  snapshots: string | null;
  /** Settings of further services, by name: what `defineService` declares and has no key of its own above. */
  services: Record<string, unknown>;
  oracle: OracleConfig;
  tokens: TokenConfig;
  /** Spam rules of the operator's, beside the built-in lists. */
  spam: SpamConfig;
  /** Contracts that hold staked tokens beside the system contract; null: none. */
  stakeServices: { stakeContract: string | null; hodlContract: string | null };
  /** Applications that the operator lists, in this order. */
  dapps: Dapp[];
  /** Account of a proxy to list first; null: none. */
  proxyAccount: string | null;
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

/** Pages and tools that the chain has. */
export interface ChainFeatures {
  voting: boolean;
  rex: boolean;
  freeCpu: boolean;
  nft: boolean;
  /** PowerUp. */
  rentBandwidth: boolean;
  /** Transfers carry no memo. */
  noMemo: boolean;
  /** FIO handles (alice@domain) and domains. */
  handles: boolean;
  /** Staking of XPR. */
  xprStaking: boolean;
  longStaking: boolean;
  /** Wrapped tokens of the contract `xtokens`. */
  xtokens: boolean;
  /** Administration of XPR Network's own contracts. */
  adminPages: boolean;
  /** WAX genesis and guild rewards. */
  gbmRewards: boolean;
}

/** How the system contract of a chain differs from eosio.system. */
export interface ContractVariants {
  /** Weeks in which the weight of new votes doubles: 52, on WAX 13. */
  voteWeightWeeks: number;
  /** Name of newaccount's third field; 'newact' on BOS. */
  newAccountField: 'name' | 'newact';
  /** Days from unstaking to the refund. */
  refundDays: number;
  /**
   * 'decay': a vote weighs 2^(weeks / voteWeightWeeks) times its stake; 'plain' (FIO): its stake at any time;
   * 'inverse' (Telos): more for ballots with more producers.
   */
  votes: 'decay' | 'plain' | 'inverse';
  /** Primary key of the voters table: the account, or a number (FIO). */
  votersKey: 'account' | 'id';
  /** Table with the stake that a vote weighs: voters, votersxpr (XPR), or none: the balance counts (FIO). */
  votingStake: 'voters' | 'votersxpr' | 'balance';
  /** Lending to REX takes a proxy or votes for 21 producers (Telos, older contracts). */
  rexNeedsVotes: boolean;
}

export interface ResourceRules {
  /** CPU and NET: by staking, or granted by the system. */
  bandwidth: 'staked' | 'granted';
  /** RAM: bought on a Bancor market, at a fixed price, or granted by the system. */
  ram: 'market' | 'fixed-price' | 'granted';
}

/** Fields of a transfer's data. */
export interface TransferShape {
  /** null: a token contract of any name. */
  contract: string | null;
  action: string;
  from: string;
  /** null: a key names the receiver, who is seen by the notification alone. */
  to: string | null;
  /** Holds an asset; where `to` is null, a number of the core token's smallest units. */
  quantity: string;
}

/** Kinds of actions that histories filter by, transfers excepted. */
export type SystemActionKind = 'contract' | 'account' | 'resources' | 'producer' | 'vote';

export interface KindActions {
  kind: SystemActionKind;
  contract: string;
  actions: string[];
}

/** A grant that vests evenly, second by second. */
export interface FounderVesting {
  account: string;
  /** The whole grant, '100000000.0000 EOS'. */
  quantity: string;
  /** Day of the first second, 'YYYY-MM-DD'. */
  start: string;
  years: number;
  /** Day on which the chain stopped the vesting; null: it continues. */
  stopped: string | null;
}

export interface HistorySourceConfig {
  /** 'native' with url null reads the chain's own endpoints. */
  type: HistorySourceType;
  url: string | null;
}

export type HistorySourceType = 'native' | 'hyperion' | 'dfuse' | 'dex' | 'light';

export interface OracleConfig {
  /** Tables of a delphioracle, or of XPR Network's `oracles`. */
  kind: 'delphioracle' | 'oracles';
  contract: string;
}

export interface PriceConfig {
  /** Tried in order until one has a price of the core token. */
  feeds: PriceFeedConfig[];
  /** Answers {USD: 1, EUR: 0.92, …}; null: amounts are shown in US dollars alone. */
  forex: string | null;
  /** Market data over GraphQL; null: none. */
  graphql: string | null;
  /** Page or JSON with the circulating supply; null: supply less the reserved accounts. */
  circulating: string | null;
}

export type PriceFeedConfig =
  /** {url}/ticker, /marketcap and /pricechart. */
  | { type: 'backend'; url: string }
  /** {url}/simple/price and /coins/{id}/market_chart. */
  | { type: 'market'; url: string; id: string }
  /** Medians of a delphioracle contract; `pair` as in its tables, 'eosusd'. */
  | { type: 'oracle'; contract: string; pair: string }
  /** US dollars per token, as decimal text. */
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

/** The token usually meant by its symbol: others of that symbol are look-alikes. */
export interface KnownToken {
  contract: string;
  code: string;
  name: string | null;
  website: string | null;
}

export interface Dapp {
  name: string;
  /** Account of its contract. */
  account: string;
  website: string | null;
  /** One line by the operator; null: none. */
  about: string | null;
  /** URL of its picture, shown through our own server; null: none. */
  logo: string | null;
}

/** What a node reports of its chain; fills in the local chain. */
export interface NodeFacts {
  chainId: string;
  coreSymbol: TokenSymbol | null;
  endpoint: string;
}

/** The chain of a visitor's own node: id and core symbol as the node reports them, read from that node alone. */
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
