import * as v from 'valibot';
import type { ChainConfig } from './chain-config.ts';

const text = v.pipe(v.string(), v.minLength(1));
const url = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+(\/[^\s]*)?$/, 'must be an http or https URL'));
const account = v.pipe(v.string(), v.regex(/^[a-z1-5.]{1,12}[a-j1-5]?$/, 'must be an account name'));
const symbolCode = v.pipe(v.string(), v.regex(/^[A-Z]{1,7}$/, 'must be 1 to 7 capital letters'));
const precision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18));
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const decimal = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,18})?$/, 'must be a decimal number like 0.7654'));
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #1d4ed8'));

/** What an operator's file may say of a chain, and what every chain of the registry is. */
export const chainSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')),
  name: text,
  chainId: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex digits'))),
  testnet: v.boolean(),
  ended: v.boolean(),
  startDate: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date like 2018-06-08'))),
  coreSymbol: v.strictObject({ code: symbolCode, precision }),
  coreContract: account,
  systemToken: v.nullable(v.strictObject({ code: symbolCode, precision, contract: account })),
  systemDomain: account,
  systemAccounts: v.strictObject({ system: account, msig: account, wrap: account, vpay: account }),
  endpoints: v.array(url),
  historySources: v.array(
    v.strictObject({ type: v.picklist(['native', 'hyperion', 'dfuse', 'dex', 'light']), url: v.nullable(url) }),
  ),
  lightApi: v.nullable(v.strictObject({ url, network: text })),
  nftApi: v.strictObject({ atomic: v.nullable(url), simple: v.nullable(url) }),
  ipfsGateway: url,
  prices: v.strictObject({
    feeds: v.array(
      v.variant('type', [
        v.strictObject({ type: v.literal('backend'), url }),
        v.strictObject({ type: v.literal('market'), url, id: text }),
        v.strictObject({ type: v.literal('oracle'), contract: account, pair: account }),
        v.strictObject({ type: v.literal('static'), usd: decimal }),
      ]),
    ),
    forex: v.nullable(url),
    graphql: v.nullable(url),
    circulating: v.nullable(url),
  }),
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
    usual: v.boolean(),
    contracts: v.array(account),
    actions: v.array(v.pipe(v.string(), v.regex(/^[a-z1-5.]{1,13}::[a-z1-5.]{1,13}$/, 'must be contract::action'))),
    senders: v.array(account),
    linkHosts: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host name in lower case'))),
    words: v.array(text),
    memoWords: v.array(text),
    allow: v.array(text),
  }),
  stakeServices: v.strictObject({ stakeContract: v.nullable(account), hodlContract: v.nullable(account) }),
  explorerHosts: v.array(text),
  hostAliases: v.array(text),
  maxVotes: count,
  features: v.strictObject({
    voting: v.boolean(),
    rex: v.boolean(),
    freeCpu: v.boolean(),
    nft: v.boolean(),
    rentBandwidth: v.boolean(),
    noMemo: v.boolean(),
    fio: v.boolean(),
    proton: v.boolean(),
    gbmRewards: v.boolean(),
  }),
  contractVariants: v.strictObject({
    voteWeightWeeks: count,
    newAccountField: v.picklist(['name', 'newact']),
    refundDays: wholeNumber,
    votes: v.picklist(['decay', 'plain', 'inverse']),
    rexNeedsVotes: v.boolean(),
  }),
  founderVesting: v.nullable(
    v.strictObject({
      account,
      quantity: v.pipe(v.string(), v.regex(/^\d+(\.\d+)? [A-Z]{1,7}$/, 'must be an amount like 1.0000 EOS')),
      start: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date like 2018-06-08')),
      years: count,
      stopped: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date like 2018-06-08'))),
    }),
  ),
  snapshots: v.nullable(url),
  dsp: v.nullable(account),
  dapps: v.array(
    v.strictObject({ name: text, account, website: v.nullable(url), about: v.nullable(text), logo: v.nullable(url) }),
  ),
  fioFeeAccount: v.nullable(account),
  proxyAccount: v.nullable(account),
  proxyInfoContract: v.nullable(account),
  proxyList: v.nullable(url),
  backend: v.nullable(url),
  walletProviders: v.array(text),
  keyPrefix: v.pipe(v.string(), v.regex(/^[A-Z]{1,8}$/, 'must be capital letters')),
  coinType: v.nullable(wholeNumber),
  signingRequestAlias: v.nullable(wholeNumber),
  colour: v.strictObject({ light: colour, dark: colour }),
  logo: v.strictObject({ glyph: v.pipe(v.string(), v.minLength(1), v.maxLength(2)) }),
  links: v.strictObject({
    site: v.nullable(url),
    docs: v.nullable(url),
    constitution: v.nullable(url),
    profileEditor: v.nullable(url),
  }),
}) satisfies v.GenericSchema<ChainConfig>;
