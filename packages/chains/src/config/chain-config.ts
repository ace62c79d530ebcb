import type { SpamConfig } from '../spam/spam-lists.ts';

/**
 * One chain as plain JSON; an operator's file has the same keys (see `chain.schema.json`). Browsers get the public half
 * through an allow-list (`public-chain.ts`), never the server half.
 */
export interface ChainConfig extends PublicChain, ServerChain {}

export interface PublicChain {
  /** Registry key and first path segment, 'wax'. */
  key: string;
  name: string;
  /** Family whose settings are the chain's defaults: 'eosio', 'wax', 'fio', … */
  family: string;
  /** 64 hex digits; null until the node reports it (local chain). */
  chainId: string | null;
  testnet: boolean;
  /** The chain is presumably shut down: no public nodes are left. */
  ended: boolean;
  /** First day of the chain, 'YYYY-MM-DD', the earliest date in filters. null if unknown. */
  startDate: string | null;
  /** Token that accounts hold and transfer. */
  coreSymbol: TokenSymbol;
  /** Contract of the core token. */
  coreContract: string;
  /** Token of the system contract if it is not the core token (Vaulta: EOS beside A). */
  systemToken: { code: string; precision: number; contract: string } | null;
  /** Prefix of the privileged accounts: 'eosio', 'rem' on Remme. */
  systemDomain: string;
  systemAccounts: SystemAccounts;
  /** Contracts that forward actions to the system contract (core.vaulta). */
  systemWrappers: string[];
  /** Maximum producers per vote. */
  maxVotes: number;
  features: ChainFeatures;
  contractVariants: ContractVariants;
  resources: ResourceRules;
  /** Shapes of transfer actions on this chain. */
  transfers: TransferShape[];
  /** Action kinds in histories, for contracts other than the system contract. */
  actionKinds: KindActions[];
  /** Founder's grant with vesting; null: none. */
  founderVesting: FounderVesting | null;
  /** DAPP network contract whose providers and packages are shown; null: none. */
  dsp: string | null;
  /** FIO address of the technology provider (tpid) of FIO actions, which earns a share of their fees; null: none. */
  fioFeeAccount: string | null;
  /** Contract with proxy descriptions. */
  proxyInfoContract: string | null;
  /** Contract with public profiles of accounts; null: none. */
  accountInfo: AccountInfo | null;
  /** Proxy that lenders without enough votes get, where `rexNeedsVotes`; null: they vote first. */
  rexProxy: string | null;
  /** Sponsored transactions, where `features.freeCpu` is on; null: none. */
  freeCpu: FreeCpu | null;
  /** Accounts of frauds that the wallet warns of, as receivers, contracts and members of permissions. */
  scamAccounts: string[];
  /** Ids of wallet providers to offer, in order. */
  walletProviders: string[];
  /** Prefix of legacy public keys. */
  keyPrefix: string;
  /** SLIP-44 coin type of hardware wallets; null if none is registered. */
  coinType: number | null;
  /** Chain alias in signing requests; null: the full chain id is used. */
  signingRequestAlias: number | null;
  color: { light: string; dark: string };
  logo: { glyph: string };
  links: { site: string | null; docs: string | null; constitution: string | null; profileEditor: string | null };
  /** Sites that create accounts of the chain. */
  accountServices: AccountService[];
}

/** 'service' sells accounts, 'faucet' gives them away on a testnet. */
export interface AccountService {
  kind: 'service' | 'faucet';
  name: string;
  url: string;
}

/** The server's data sources, and lists that only loaders need. */
export interface ServerChain {
  /** Base URLs of nodes in order of preference. Empty: none known. */
  endpoints: string[];
  /** Host names of this chain's explorer in addition to '<key>.<anything>'. */
  explorerHosts: string[];
  /** First labels of a host name that select this chain, in addition to its key. */
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
  /** {snapshots}/{account} returns the account's entry in the genesis snapshot; null: none. */
  snapshots: string | null;
  /** Settings of further services (see `defineService`) by name, for those without a key above. */
  services: Record<string, unknown>;
  oracle: OracleConfig;
  tokens: TokenConfig;
  /** The operator's spam rules, in addition to the built-in lists. */
  spam: SpamConfig;
  /** Contracts other than the system contract that hold staked tokens; null: none. */
  stakeServices: { stakeContract: string | null; hodlContract: string | null };
  /** dApps listed by the operator, in this order. */
  dapps: Dapp[];
  /** Proxy to list first; null: none. */
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

/** The action that sets an account's profile, and the table that it is in. */
export interface AccountInfo {
  contract: string;
  action: string;
  /** Rows by account, in the scope of the contract, with the fields of the action. */
  table: string;
  /** Names of the action's fields; all but the account are texts. */
  fields: { account: string; name: string; avatar: string; about: string; website: string };
}

/** The action that makes a sponsor pay for a transaction: its first authorizer is billed for CPU and NET. */
export interface FreeCpu {
  /** Contract of the transfer. */
  contract: string;
  /** The sponsor, with the permission that its key satisfies. */
  from: string;
  permission: string;
  to: string;
  /** '1.0 CPU' */
  quantity: string;
  memo: string;
  /** Transactions per account and day (UTC). */
  dailyLimit: number;
  /** Ids of wallet providers that it is offered for. */
  wallets: string[];
}

/** Pages and tools of the chain. */
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
  /** Trading in the `dex` contract. */
  dex: boolean;
  /** WAX genesis and guild rewards. */
  gbmRewards: boolean;
  /** Swaps and the bridge of `services.swap` and `services.wrap`. */
  crossChain: boolean;
  /** Identity checks of `services.kyc`. */
  kyc: boolean;
  /** Airgrab tokens of `services.airgrabs`. */
  airgrabs: boolean;
  /** Email addresses of accounts, kept by `services.accountEmail`. */
  linkEmail: boolean;
}

/** Differences between a chain's system contract and eosio.system. */
export interface ContractVariants {
  /** Weeks in which the weight of new votes doubles: 52, on WAX 13. */
  voteWeightWeeks: number;
  /** Name of newaccount's third field; 'newact' on BOS. */
  newAccountField: 'name' | 'newact';
  /** Days from unstaking to the refund. */
  refundDays: number;
  /**
   * 'decay': a vote weighs 2^(weeks / voteWeightWeeks) times its stake; 'plain' (FIO): its stake; 'inverse' (Telos):
   * more for ballots with more producers.
   */
  votes: 'decay' | 'plain' | 'inverse';
  /**
   * 'inflation': producers share the inflation of eosio::global4 by blocks and votes; 'blocks' (WAX): a fixed inflation by
   * blocks alone; 'snapshots' (Telos): a monthly pay by rank.
   */
  producerPay: 'inflation' | 'blocks' | 'snapshots';
  /** Primary key of the tables of voters and producers: the account, or a number (FIO). */
  votersKey: 'account' | 'id';
  /** Table with the voting stake: voters, votersxpr (XPR), or the balance itself (FIO). */
  votingStake: 'voters' | 'votersxpr' | 'balance';
  /** REX requires a proxy or votes for 21 producers (Telos, older contracts). */
  rexNeedsVotes: boolean;
  /** Tokens of the CPU and of the NET stake that lending them to REX leaves, as decimal text. */
  rexKeptStake: string;
  /** The system contract has ramtransfer (2024 and later). */
  ramTransfer: boolean;
}

export interface ResourceRules {
  /** CPU and NET: staked, or granted by the system. */
  bandwidth: 'staked' | 'granted';
  /** RAM: bought on a Bancor market, at a fixed price, or granted by the system. */
  ram: 'market' | 'fixed-price' | 'granted';
}

/** Field names of a transfer action. */
export interface TransferShape {
  /** null: any token contract. */
  contract: string | null;
  action: string;
  from: string;
  /** null: the receiver is given as a key, so its account appears in the notification only. */
  to: string | null;
  /** An asset; if `to` is null, an integer in units of the core token. */
  quantity: string;
}

/** Action kinds other than transfers that histories filter by. */
export type SystemActionKind = 'contract' | 'account' | 'resources' | 'producer' | 'vote';

export interface KindActions {
  kind: SystemActionKind;
  contract: string;
  actions: string[];
}

/** A grant with linear vesting. */
export interface FounderVesting {
  account: string;
  /** Total grant, '100000000.0000 EOS'. */
  quantity: string;
  /** First day, 'YYYY-MM-DD'. */
  start: string;
  years: number;
  /** Day the chain stopped vesting; null: ongoing. */
  stopped: string | null;
}

export interface HistorySourceConfig {
  /** 'native' with url null uses the chain's own endpoints. */
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
  /**
   * URL that returns {USD: 1, EUR: 0.92, …}, or where currencies and coins are read from; null: the backend's rates, or
   * amounts in US dollars only.
   */
  forex: string | ForexSources | null;
  /** GraphQL API with market data; null: none. */
  graphql: string | null;
  /** URL of the circulating supply as text or JSON; null: supply minus the reserved accounts. */
  circulating: string | null;
}

/** Sources of exchange rates; null: none. */
export interface ForexSources {
  /** Daily reference rates in the XML of the European Central Bank. */
  reference: string | null;
  /** {url}/simple/price, for bitcoin, ether, EOS and XPR. */
  market: string | null;
}

export type PriceFeedConfig =
  /** {url}/ticker, /marketcap and /pricechart. */
  | { type: 'backend'; url: string }
  /** {url}/simple/price and /coins/{id}/market_chart. */
  | { type: 'market'; url: string; id: string }
  /** Median of a delphioracle contract; `pair` as in its tables, 'eosusd'. */
  | { type: 'oracle'; contract: string; pair: string }
  /** US dollars per token, as a decimal string. */
  | { type: 'static'; usd: string };

/** Token metadata that contracts do not hold. */
export interface TokenConfig {
  known: KnownToken[];
  /** Contracts whose tokens are listed first, in this order. */
  first: string[];
  /** Contracts whose tokens are spam. */
  spam: string[];
  /** Accounts whose balances do not circulate. */
  reserved: string[];
}

/** The verified token of a symbol: others with that symbol are impersonators. */
export interface KnownToken {
  contract: string;
  code: string;
  name: string | null;
  website: string | null;
}

export interface Dapp {
  name: string;
  /** Contract account. */
  account: string;
  website: string | null;
  /** One line by the operator; null: none. */
  about: string | null;
  /** Logo URL, served through our own server; null: none. */
  logo: string | null;
}

/** Chain data reported by a node; completes the local chain. */
export interface NodeFacts {
  chainId: string;
  coreSymbol: TokenSymbol | null;
  endpoint: string;
}

/** The chain of a visitor's own node, with chain id and core symbol from that node and no other data source. */
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
