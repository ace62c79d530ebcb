import type { Dapp, PublicChain } from './chain-config.ts';

type Scalar = string | number | boolean;

/** The keys of T at every level; a list takes the keys of its items. */
type AllowList<T> = T extends Scalar
  ? true
  : T extends readonly (infer Item)[]
    ? AllowList<Item>
    : { readonly [Key in keyof T]-?: AllowList<NonNullable<T[Key]>> };

/** What browsers get of a chain. Keys that are not listed, at any level, stay on the server. */
const allowed: AllowList<PublicChain> = {
  key: true,
  name: true,
  family: true,
  chainId: true,
  testnet: true,
  ended: true,
  startDate: true,
  coreSymbol: { code: true, precision: true },
  coreContract: true,
  systemToken: { code: true, precision: true, contract: true },
  systemDomain: true,
  systemAccounts: { system: true, msig: true, wrap: true, vpay: true },
  systemWrappers: true,
  maxVotes: true,
  features: {
    voting: true,
    rex: true,
    freeCpu: true,
    nft: true,
    rentBandwidth: true,
    noMemo: true,
    handles: true,
    xprStaking: true,
    longStaking: true,
    xtokens: true,
    adminPages: true,
    dex: true,
    gbmRewards: true,
    crossChain: true,
    kyc: true,
    airgrabs: true,
    linkEmail: true,
  },
  contractVariants: {
    voteWeightWeeks: true,
    newAccountField: true,
    refundDays: true,
    votes: true,
    producerPay: true,
    votersKey: true,
    votingStake: true,
    rexNeedsVotes: true,
    rexKeptStake: true,
    ramTransfer: true,
  },
  resources: { bandwidth: true, ram: true },
  transfers: { contract: true, action: true, from: true, to: true, quantity: true },
  actionKinds: { kind: true, contract: true, actions: true },
  founderVesting: { account: true, quantity: true, start: true, years: true, stopped: true },
  dsp: true,
  fioFeeAccount: true,
  proxyInfoContract: true,
  accountInfo: {
    contract: true,
    action: true,
    table: true,
    fields: { account: true, name: true, avatar: true, about: true, website: true },
  },
  rexProxy: true,
  freeCpu: {
    contract: true,
    from: true,
    permission: true,
    to: true,
    quantity: true,
    memo: true,
    dailyLimit: true,
    wallets: true,
  },
  scamAccounts: true,
  walletProviders: true,
  keyPrefix: true,
  coinType: true,
  signingRequestAlias: true,
  color: { light: true, dark: true },
  logo: { glyph: true },
  links: { site: true, docs: true, constitution: true, profileEditor: true },
  accountServices: { kind: true, name: true, url: true },
};

/** The public half of a chain's configuration. */
export function publicChain(chain: PublicChain): PublicChain {
  return pick(chain, allowed) as PublicChain;
}

const allowedOfDapp: AllowList<Dapp> = { name: true, account: true, website: true, about: true, logo: true };

/** The public part of a dApp listed by the operator. */
export function publicDapp(dapp: Dapp): Dapp {
  return pick(dapp, allowedOfDapp) as Dapp;
}

type Allowed = true | { readonly [key: string]: Allowed };

function pick(value: unknown, list: Allowed): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, list));
  if (typeof value !== 'object' || value === null) return list === true || value === null ? value : undefined;
  if (list === true) return undefined;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(Object.keys(list).map((key) => [key, pick(fields[key], list[key]!)]));
}
