import type { Field } from '../../core/fields.ts';
import type { Failure, Outcome } from '../../core/outcome.ts';
import { exactText, parseDecimal } from '../../price/decimal.ts';
import type { ServiceContext } from '../ask-service.ts';
import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';
import { identifier } from '../swap/swap-record.ts';
import type { SignedEnvelope } from '../wrap/wrap.ts';
import * as v from 'valibot';

/** Features, fees, exchange rates and legal documents of accounts. */
export const identityService = defineService({
  name: 'identity',
  config: v.strictObject({ url: httpUrl }),
  url: ({ url }) => url,
  timeoutMs: 4000,
  maxBytes: 1_000_000,
});

export interface AvailableFeatures {
  fiat: boolean;
  bridge: boolean;
  swap: boolean;
  loan: boolean;
}

const accountFeatures = identityService.call({
  request: (_config, account: string) => ({
    path: ['v2', 'kyc', 'by-chain-account', account, 'available-features'],
  }),
  read: (answer): AvailableFeatures => ({
    fiat: answer.at('fiat').flag(),
    bridge: answer.at('bridge').flag(),
    swap: answer.at('swap').flag(),
    loan: answer.at('loan').flag(),
  }),
});

export const noFeatures: AvailableFeatures = { fiat: false, bridge: false, swap: false, loan: false };

/** All false, with the failure, if the lookup fails. */
export async function availableFeatures(
  at: ServiceContext,
  account: string,
): Promise<{ features: AvailableFeatures; failures: Failure[] }> {
  const read = await accountFeatures(at, account);
  return { features: read.state === 'data' ? read.data : noFeatures, failures: read.meta.failures };
}

export interface WithdrawalQuote {
  quoteId: string;
  /** Decimal text in `currency`. */
  estimatedFee: string;
  currency: string;
  network: string;
}

/** A quote with a fee. It is asked for once per withdrawal, so it is never shared. */
export const withdrawalQuote = identityService.call({
  request: (_config, currency: string, network: string) => ({
    path: ['v1', 'swaps', 'calculate-estimated-fee'],
    body: { currency, network },
  }),
  read: (answer): WithdrawalQuote => ({
    quoteId: identifier(answer.at('quoteId')),
    estimatedFee: decimal(answer.at('estimatedFee')),
    currency: answer.at('currency').text(),
    network: answer.at('network').text(),
  }),
});

export interface TokenRate {
  counterCurrency: string;
  price: string;
  priceChangePercent: string;
  marketCap: string;
  volume: string;
  /** ISO time with Z. */
  timestamp: string;
}

export interface TokenRates {
  contract: string;
  symbol: string;
  rank: number;
  rates: TokenRate[];
}

const exchangeRatesInfo = identityService.call({
  request: () => ({ path: ['v1', 'chain', 'exchange-rates', 'info'] }),
  read: (answer) => answer.items().map(readTokenRates),
  cacheMs: 60_000,
});

/** Prices of tokens in several currencies. */
export async function tokenExchangeRates(at: ServiceContext): Promise<Outcome<TokenRates[]>> {
  const read = await exchangeRatesInfo(at);
  if (read.state !== 'failed') return read;
  const failures = read.meta.failures.map((failure) => ({
    ...failure,
    message: `Could not fetch exchange rates: ${failure.message}`,
  }));
  return { ...read, meta: { ...read.meta, failures } };
}

function readTokenRates(row: Field): TokenRates {
  return {
    contract: row.at('contract').text(),
    symbol: row.at('symbol').text(),
    rank: row.at('rank').number(),
    rates: row
      .at('rates')
      .items()
      .map((rate) => ({
        counterCurrency: rate.at('counterCurrency').text(),
        price: decimal(rate.at('price')),
        priceChangePercent: decimal(rate.at('priceChangePercent')),
        marketCap: decimal(rate.at('marketCap')),
        volume: decimal(rate.at('volume')),
        timestamp: rate.at('timestamp').time(),
      })),
  };
}

/** Country of the server's own address, as the service sees it: two letters. */
export const ipInfo = identityService.call({
  request: () => ({ path: ['v1', 'kyc', 'ip-info'] }),
  read: (answer) => ({ country: answer.at('country').text().slice(0, 60) }),
});

/** What is signed to log in. */
export type LoginRequest = SignedEnvelope & { email?: string; verificationCode?: string };

/** The token is kept in the memory of the page only. */
const session = (answer: Field) => {
  const token = answer.at('token').text();
  return /^[\w.~+/=-]{1,4096}$/.test(token) ? { token } : answer.at('token').fail('a token');
};

export const loginUser = identityService.call({
  request: (_config, version: 'v2' | 'v3', login: LoginRequest) => ({ path: [version, 'users', 'login'], body: login }),
  read: session,
});

export interface NewUser {
  email: string;
  name: string;
  chainAccount: string;
  activePublicKey: string;
  ownerPublicKey: string;
  verificationCode?: string;
}

export const createUser = identityService.call({
  request: (_config, user: NewUser) => ({ path: ['v2', 'users', 'create'], body: user }),
  read: session,
});

export const legalDocuments = identityService.call({
  request: (_config, account: string) => ({ path: ['v1', 'users', 'by-chain-account', account, 'legal-doc-status'] }),
  read: (answer) => ({ termsOfService: answer.at('termsOfService').flag() }),
  rules: { emptyStatuses: [404] },
});

export const acceptTerms = identityService.call({
  request: (_config, token: string) => ({
    path: ['v1', 'users', 'me', 'legal-doc-status'],
    method: 'PATCH',
    body: { termsOfService: true },
    bearer: token,
  }),
  read: (answer) => ({
    termsOfService: answer.at('termsOfService').missing ? true : answer.at('termsOfService').flag(),
  }),
});

function decimal(field: Field): string {
  const value = parseDecimal(typeof field.value === 'number' ? String(field.value) : field.text());
  return value === null ? field.fail('a number') : exactText(value);
}
