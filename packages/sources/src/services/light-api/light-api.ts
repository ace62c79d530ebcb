import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import * as v from 'valibot';
import type { KeyHolder, TokenBalance } from '../../account/account-view.ts';
import type { Field } from '../../core/fields.ts';
import { httpUrl, nonEmpty } from '../config-values.ts';
import { defineService } from '../define-service.ts';

/** Rows of the rankings unless requested otherwise. */
const defaultCount = 500;
/** A page does not wait longer for what another source may have as well. */
const fallbackTimeoutMs = 1500;

/** A Light API: balances and rankings that a node does not have. `network` is the chain's name there. */
export const lightApi = defineService({
  name: 'light-api',
  config: v.strictObject({ url: httpUrl, network: nonEmpty }),
  entries: (chain) => [chain.lightApi],
  url: ({ url }) => url,
  timeoutMs: 5000,
  maxBytes: 16_000_000,
});

/** Every token of an account. */
export const lightBalances = lightApi.call({
  request: ({ network }, account: string) => ({ path: ['api', 'balances', network, account] }),
  read: (answer): TokenBalance[] =>
    answer
      .at('balances')
      .items()
      .map((row) => ({ contract: row.at('contract').text(), quantity: quantityOf(row) })),
  rules: { timeoutMs: fallbackTimeoutMs },
});

/** Accounts with decimal amounts, largest first. */
export const lightTopHolders = lightApi.call({
  request: ({ network }, contract: string, code: string, count: number = defaultCount) => {
    const rows = String(Math.min(1000, Math.max(10, count)));
    return { path: ['api', 'topholders', network, contract, code, rows] };
  },
  read: (answer) =>
    answer.items().map((row) => {
      const [account, amount] = row.items();
      if (account === undefined || amount === undefined) return row.fail('an account with its amount');
      return { account: account.text(), amount: decimalOf(amount) };
    }),
});

/** Accounts with the most RAM, in bytes. */
export const lightTopRam = lightApi.call({
  request: ({ network }, count: number = defaultCount) => ({ path: ['api', 'topram', network, String(count)] }),
  read: (answer) =>
    answer.items().map((row) => {
      const [account, bytes] = row.items();
      if (account === undefined || bytes === undefined) return row.fail('an account with its bytes');
      return { account: account.text(), bytes: bytes.integer() };
    }),
});

/** Accounts with the most staked, in integer units. */
export const lightTopStake = lightApi.call({
  request: ({ network }, count: number = defaultCount) => ({ path: ['api', 'topstake', network, String(count)] }),
  read: (answer) =>
    answer.items().map((row) => {
      const [account, cpu, net] = row.items();
      if (account === undefined || cpu === undefined || net === undefined)
        return row.fail('an account with its stakes');
      return { account: account.text(), cpu: cpu.integer(), net: net.integer() };
    }),
});

/**
 * Permissions that a key can satisfy alone or in part. Weight and threshold are known for permissions that name the key;
 * of those reached through another account only the threshold is known.
 */
export const lightKeyAccounts = lightApi.call({
  request: (_config, publicKey: string) => ({ path: ['api', 'key', publicKey] }),
  read: (answer, { network }, publicKey): KeyHolder[] => {
    for (const name of Object.keys(Object(answer.value))) {
      if (!answer.at(name).isObject) answer.at(name).fail('a network');
    }
    const own = answer.at(network);
    return own.missing ? [] : holdersOf(own.at('accounts'), publicKey);
  },
  rules: { timeoutMs: fallbackTimeoutMs },
});

/** How many accounts hold a token, as decimal text. */
export const lightHolderCount = lightApi.call({
  request: ({ network }, contract: string, code: string) => ({ path: ['api', 'holdercount', network, contract, code] }),
  read: (answer) => answer.integer(),
});

/** How many accounts the chain has, as decimal text. */
export const lightUserCount = lightApi.call({
  request: ({ network }) => ({ path: ['api', 'usercount', network] }),
  read: (answer) => answer.integer(),
});

/** Networks that the service covers: it answers. */
export const lightHealth = lightApi.call({
  request: () => ({ path: ['api', 'networks'] }),
  read: () => ({ version: null, head: null, first: null }),
  cacheMs: 30_000,
  rules: { timeoutMs: 3000, maxBytes: 2_000_000 },
});

interface AnsweredPermission {
  holder: KeyHolder;
  /** `actor@permission` of the permissions it names. */
  named: string[];
}

/** The service lists every permission of an account: those that the key does not reach are left out. */
function holdersOf(accounts: Field, publicKey: string): KeyHolder[] {
  if (!accounts.isObject) return accounts.fail('accounts by their names');
  const answered = Object.keys(accounts.value as object).flatMap((account) =>
    accounts
      .at(account)
      .items()
      .map((permission) => answeredPermission(account, permission, canonical(publicKey))),
  );
  const namedBy = new Map<string, string[]>();
  for (const one of answered) {
    for (const level of one.named) {
      const levels = namedBy.get(level) ?? [];
      levels.push(levelOf(one));
      namedBy.set(level, levels);
    }
  }
  const reached = new Set(answered.filter(({ holder }) => holder.weight !== null).map(levelOf));
  // A set also iterates over what is added meanwhile.
  for (const level of reached) for (const next of namedBy.get(level) ?? []) reached.add(next);
  return answered.filter((one) => reached.has(levelOf(one))).map(({ holder }) => holder);
}

function levelOf({ holder: { account, permission } }: AnsweredPermission): string {
  return `${account}@${permission}`;
}

function answeredPermission(account: string, permission: Field, canonicalKey: string): AnsweredPermission {
  const auth = permission.at('auth');
  const own = auth
    .at('keys')
    .itemsOrNone()
    .find((entry) => canonical(entry.at('pubkey').text()) === canonicalKey);
  // Of a permission that changed in a reversible block, the threshold is inside `auth`.
  const threshold = permission.at('threshold').missing ? auth.at('threshold') : permission.at('threshold');
  return {
    holder: {
      account,
      permission: permission.at('perm').text(),
      weight: own === undefined ? null : own.at('weight').number(),
      threshold: threshold.number(),
    },
    named: auth
      .at('accounts')
      .itemsOrNone()
      .map((entry) => `${entry.at('actor').text()}@${entry.at('permission').text()}`),
  };
}

/** The current format of a key; anything else is left as it is. */
function canonical(key: string): string {
  try {
    return formatPublicKey(parsePublicKey(key));
  } catch {
    return key;
  }
}

/** The amount of a balance row as an asset, in the precision of the row. */
function quantityOf(row: Field): string {
  const amount = decimalOf(row.at('amount'));
  const decimals = row.at('decimals').number();
  const [whole = '0', fraction = ''] = amount.split('.');
  if (decimals < 0 || decimals > 18 || fraction.length > decimals) return row.fail('an amount of its decimals');
  const digits = fraction.padEnd(decimals, '0');
  const text = `${whole}${digits === '' ? '' : `.${digits}`} ${row.at('currency').text()}`;
  try {
    return formatAsset(parseAsset(text));
  } catch {
    return row.fail('a token amount');
  }
}

function decimalOf(field: Field): string {
  const text = typeof field.value === 'number' || typeof field.value === 'bigint' ? String(field.value) : field.text();
  return /^\d+(\.\d+)?$/.test(text) ? text : field.fail('a decimal amount');
}
