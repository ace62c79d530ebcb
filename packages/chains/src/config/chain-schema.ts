import * as v from 'valibot';
import type { ChainConfig } from './chain-config.ts';
import { serviceSettings } from './service-settings.ts';
import { account, color, count, day, precision, symbolCode, text, url, wholeNumber } from './setting-types.ts';

const { history, lightApi, atomicApi, simpleApi, ipfsGateway } = serviceSettings;
const { priceFeeds, forex, marketData, circulatingSupply, proxyList, backend, snapshots } = serviceSettings;

/** A complete chain. An operator's file may set any part of it. */
export const chainSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')),
  name: text,
  family: text,
  chainId: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex digits'))),
  testnet: v.boolean(),
  ended: v.boolean(),
  startDate: v.nullable(day),
  coreSymbol: v.strictObject({ code: symbolCode, precision }),
  coreContract: account,
  systemToken: v.nullable(v.strictObject({ code: symbolCode, precision, contract: account })),
  systemDomain: account,
  systemAccounts: v.strictObject({ system: account, msig: account, wrap: account, vpay: account }),
  systemWrappers: v.array(account),
  maxVotes: count,
  features: v.strictObject({
    voting: v.boolean(),
    rex: v.boolean(),
    freeCpu: v.boolean(),
    nft: v.boolean(),
    rentBandwidth: v.boolean(),
    noMemo: v.boolean(),
    handles: v.boolean(),
    xprStaking: v.boolean(),
    longStaking: v.boolean(),
    xtokens: v.boolean(),
    adminPages: v.boolean(),
    gbmRewards: v.boolean(),
  }),
  contractVariants: v.strictObject({
    voteWeightWeeks: count,
    newAccountField: v.picklist(['name', 'newact']),
    refundDays: wholeNumber,
    votes: v.picklist(['decay', 'plain', 'inverse']),
    votersKey: v.picklist(['account', 'id']),
    votingStake: v.picklist(['voters', 'votersxpr', 'balance']),
    rexNeedsVotes: v.boolean(),
    ramTransfer: v.boolean(),
  }),
  resources: v.strictObject({
    bandwidth: v.picklist(['staked', 'granted']),
    ram: v.picklist(['market', 'fixed-price', 'granted']),
  }),
  transfers: v.array(
    v.strictObject({
      contract: v.nullable(account),
      action: account,
      from: text,
      to: v.nullable(text),
      quantity: text,
    }),
  ),
  actionKinds: v.array(
    v.strictObject({
      kind: v.picklist(['contract', 'account', 'resources', 'producer', 'vote']),
      contract: account,
      actions: v.array(account),
    }),
  ),
  founderVesting: v.nullable(
    v.strictObject({
      account,
      quantity: v.pipe(v.string(), v.regex(/^\d+(\.\d+)? [A-Z]{1,7}$/, 'must be an amount like 1.0000 EOS')),
      start: day,
      years: count,
      stopped: v.nullable(day),
    }),
  ),
  dsp: v.nullable(account),
  fioFeeAccount: v.nullable(account),
  proxyInfoContract: v.nullable(account),
  walletProviders: v.array(text),
  keyPrefix: v.pipe(v.string(), v.regex(/^[A-Z]{1,8}$/, 'must be capital letters')),
  coinType: v.nullable(wholeNumber),
  signingRequestAlias: v.nullable(wholeNumber),
  color: v.strictObject({ light: color, dark: color }),
  logo: v.strictObject({ glyph: v.pipe(v.string(), v.minLength(1), v.maxLength(2)) }),
  links: v.strictObject({
    site: v.nullable(url),
    docs: v.nullable(url),
    constitution: v.nullable(url),
    profileEditor: v.nullable(url),
  }),
  endpoints: v.array(url),
  explorerHosts: v.array(text),
  hostAliases: v.array(text),
  historySources: history.schema,
  lightApi: lightApi.schema,
  nftApi: v.strictObject({ atomic: atomicApi.schema, simple: simpleApi.schema }),
  ipfsGateway: ipfsGateway.schema,
  prices: v.strictObject({
    feeds: priceFeeds.schema,
    forex: forex.schema,
    graphql: marketData.schema,
    circulating: circulatingSupply.schema,
  }),
  proxyList: proxyList.schema,
  backend: backend.schema,
  snapshots: snapshots.schema,
  services: v.record(text, v.unknown()),
  oracle: v.strictObject({ kind: v.picklist(['delphioracle', 'oracles']), contract: account }),
  tokens: v.strictObject({
    known: v.array(
      v.strictObject({
        contract: account,
        code: symbolCode,
        name: v.nullable(text),
        website: v.nullable(url),
      }),
    ),
    first: v.array(account),
    spam: v.array(account),
    reserved: v.array(account),
  }),
  spam: v.strictObject({
    builtIn: v.boolean(),
    contracts: v.array(account),
    actions: v.array(v.pipe(v.string(), v.regex(/^[a-z1-5.]{1,13}::[a-z1-5.]{1,13}$/, 'must be contract::action'))),
    senders: v.array(account),
    linkHosts: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host name in lower case'))),
    words: v.array(text),
    memoWords: v.array(text),
    allow: v.array(text),
  }),
  stakeServices: v.strictObject({ stakeContract: v.nullable(account), hodlContract: v.nullable(account) }),
  dapps: v.array(
    v.strictObject({ name: text, account, website: v.nullable(url), about: v.nullable(text), logo: v.nullable(url) }),
  ),
  proxyAccount: v.nullable(account),
}) satisfies v.GenericSchema<ChainConfig>;
