import type { Outcome } from '@antescope/sources/core/outcome';
import { data, meta } from '@antescope/sources/core/outcome';
import type { SourceContext } from '@antescope/sources/core/source-context';
import { linkEmail } from '@antescope/sources/services/account-email/account-email';
import {
  candleIntervals,
  dexCandles,
  dexDepth,
  dexLeaders,
  dexMarkets,
  dexOpenOrders,
  dexOrderHistory,
  dexOrderLifecycle,
  dexRecentTrades,
  dexReferralTotals,
  dexReferrals,
  dexSync,
  dexTickers,
  dexTradeHistory,
} from '@antescope/sources/services/dex/dex-calls';
import {
  acceptTerms,
  availableFeatures,
  createUser,
  ipInfo,
  legalDocuments,
  loginUser,
  tokenExchangeRates,
  withdrawalQuote,
} from '@antescope/sources/services/identity/identity';
import { applyForKyc, kycCountries, kycStatus } from '@antescope/sources/services/kyc/kyc';
import { swapOrder, swapQuote, swapService } from '@antescope/sources/services/swap/swap';
import {
  bridgeRecords,
  deleteDepositAddress,
  generateDepositAddress,
  withdraw,
  wrapService,
} from '@antescope/sources/services/wrap/wrap';
import * as v from 'valibot';

/** A call of a service on behalf of a page. */
export interface RelayCall {
  schema: v.GenericSchema;
  run: (at: SourceContext, input: unknown) => Promise<Outcome<unknown>>;
  /** Takes effect outside: requests with the same signed content are handed over once. */
  once?: (input: unknown) => string;
  /** Bytes of the request body; default: the server's own limit. */
  maxBytes?: number;
}

const account = v.pipe(v.string(), v.regex(/^[a-z1-5.]{1,13}$/));
const short = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
const time = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}Z$/));
const symbol = v.pipe(v.string(), v.regex(/^[A-Z0-9_]{1,20}$/));
const amount = v.pipe(v.string(), v.regex(/^\d{1,20}(\.\d{1,18})?$/));
const count = v.optional(v.number());
const nothing = v.strictObject({});
const byAccount = v.strictObject({ account });
const page = v.strictObject({ account, offset: count, limit: count });

const envelope = v.strictObject({
  signer: v.strictObject({ actor: account, permission: account }),
  signatures: v.strictTuple([v.pipe(v.string(), v.regex(/^SIG_[A-Z0-9]{2}_[A-Za-z0-9]{1,1000}$/))]),
  transaction: v.looseObject({ actions: v.pipe(v.array(v.unknown()), v.length(1)) }),
});

function call<T>(
  schema: v.GenericSchema<unknown, T>,
  run: (at: SourceContext, input: T) => Promise<Outcome<unknown>>,
  more: { once?: (input: T) => string; maxBytes?: number } = {},
): RelayCall {
  return { schema, run, ...more } as RelayCall;
}

const configured = (value: unknown) => Promise.resolve(data(value, meta({ source: 'config' })));

const dexCalls = {
  'dex/markets': call(nothing, (at) => dexMarkets(at)),
  'dex/tickers': call(nothing, (at) => dexTickers(at)),
  'dex/sync': call(nothing, (at) => dexSync(at)),
  'dex/candles': call(
    v.strictObject({ symbol, interval: v.picklist(candleIntervals), from: time, to: time, limit: count }),
    (at, { symbol: market, interval, from, to, limit }) => dexCandles(at, market, interval, from, to, limit),
  ),
  'dex/depth': call(v.strictObject({ symbol, step: v.number(), limit: count }), (at, { symbol: market, step, limit }) =>
    dexDepth(at, market, step, limit),
  ),
  'dex/trades': call(v.strictObject({ symbol, offset: count, limit: count }), (at, { symbol: market, ...rest }) =>
    dexRecentTrades(at, market, rest),
  ),
  'dex/trade-history': call(page, (at, { account: name, ...rest }) => dexTradeHistory(at, name, rest)),
  'dex/open-orders': call(page, (at, { account: name, ...rest }) => dexOpenOrders(at, name, rest)),
  'dex/order-history': call(page, (at, { account: name, ...rest }) => dexOrderHistory(at, name, rest)),
  'dex/order': call(v.strictObject({ id: short }), (at, { id }) => dexOrderLifecycle(at, id)),
  'dex/referral-totals': call(byAccount, (at, { account: name }) => dexReferralTotals(at, name)),
  'dex/referrals': call(byAccount, (at, { account: name }) => dexReferrals(at, name)),
  'dex/leaders': call(
    v.strictObject({ markets: v.array(v.number()), from: time, to: time, excludeZeroFee: v.optional(v.unknown()) }),
    (at, { markets, from, to, excludeZeroFee }) => dexLeaders(at, markets, from, to, excludeZeroFee),
  ),
};

const bridgeCalls = {
  /** What of the configuration the page needs; addresses of services stay here. */
  'bridge/settings': call(nothing, (at) => {
    const [wrap] = wrapService.configs(at.chain);
    const [swap] = swapService.configs(at.chain);
    return configured({
      wrap: wrap === undefined ? null : { account: wrap.account, coins: wrap.coins },
      swap: swap === undefined ? null : { account: swap.account, symbols: swap.symbols },
    });
  }),
  'bridge/records': call(byAccount, (at, { account: name }) => bridgeRecords(at, name)),
  'bridge/fee': call(v.strictObject({ currency: short, network: short }), (at, { currency, network }) =>
    withdrawalQuote(at, currency, network),
  ),
  'bridge/address': call(v.strictObject({ envelope, coin: short, account }), (at, { coin, account: name, ...signed }) =>
    generateDepositAddress(at, signed.envelope as never, coin, name),
  ),
  'bridge/delete-address': call(v.strictObject({ envelope, id: short }), (at, { id, ...signed }) =>
    deleteDepositAddress(at, signed.envelope as never, id),
  ),
  'bridge/withdraw': call(
    v.strictObject({ envelope, quoteId: short, address: short }),
    (at, { quoteId, address, ...signed }) => withdraw(at, signed.envelope as never, quoteId, address),
    { once: ({ quoteId }) => quoteId },
  ),
  'swap/quote': call(v.strictObject({ from: symbol, amount, to: symbol }), (at, { from, amount: size, to }) =>
    swapQuote(at, from, size, to),
  ),
  'swap/order': call(v.strictObject({ id: short }), (at, { id }) => swapOrder(at, id)),
};

const login = v.object({
  ...envelope.entries,
  email: v.optional(short),
  verificationCode: v.optional(short),
});

const identityCalls = {
  'identity/features': call(byAccount, async (at, { account: name }) => {
    const { features, failures } = await availableFeatures(at, name);
    return data(features, meta({ source: 'identity', failures, complete: failures.length === 0 }));
  }),
  'identity/rates': call(nothing, (at) => tokenExchangeRates(at)),
  'identity/ip': call(nothing, (at) => ipInfo(at)),
  'identity/terms': call(byAccount, (at, { account: name }) => legalDocuments(at, name)),
  'identity/login': call(v.strictObject({ version: v.picklist(['v2', 'v3']), login }), (at, input) =>
    loginUser(at, input.version, input.login as never),
  ),
  'identity/create': call(
    v.strictObject({
      email: short,
      name: short,
      chainAccount: account,
      activePublicKey: short,
      ownerPublicKey: short,
      verificationCode: v.optional(short),
    }),
    (at, input) => createUser(at, input as never),
  ),
  'identity/accept-terms': call(v.strictObject({ token: v.pipe(v.string(), v.maxLength(4096)) }), (at, { token }) =>
    acceptTerms(at, token),
  ),
};

/** A picture as a data URL, up to 2 MB before encoding. */
const document = v.pipe(v.string(), v.maxLength(2_800_000), v.regex(/^data:image\/(jpeg|png);base64,[A-Za-z0-9+/=]+$/));

const kycCalls = {
  'kyc/countries': call(nothing, (at) => kycCountries(at)),
  'kyc/status': call(v.strictObject({ account, tier: v.picklist([1, 2, 3]) }), (at, { account: actor, tier }) =>
    kycStatus(at, actor, tier),
  ),
  'kyc/apply': call(
    v.strictObject({
      actor: account,
      tier: v.picklist([1, 2]),
      firstname: short,
      lastname: short,
      birthdate: v.pipe(v.string(), v.isoDate()),
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      address: short,
      email: v.pipe(v.string(), v.maxLength(300), v.email()),
      selfie: v.optional(document),
      frontofid: v.optional(document),
      backofid: v.optional(document),
    }),
    (at, input) => applyForKyc(at, input as never),
    { maxBytes: 9_000_000, once: (input) => JSON.stringify([input.actor, input.tier]) },
  ),
};

const emailCalls = {
  'email/link': call(
    v.strictObject({
      envelope,
      email: v.pipe(v.string(), v.maxLength(300), v.email()),
      consent: v.literal(true),
    }),
    (at, input) => linkEmail(at, input.envelope as never, input.email),
    { once: (input) => JSON.stringify([input.envelope.signatures, input.email]) },
  ),
};

/** By the path below /relay/. */
export const relayCalls: Readonly<Record<string, RelayCall>> = {
  ...dexCalls,
  ...bridgeCalls,
  ...identityCalls,
  ...kycCalls,
  ...emailCalls,
};
