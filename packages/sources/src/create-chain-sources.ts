import { getAccount } from './account/get-account.ts';
import { getTokens } from './account/get-tokens.ts';
import { searchAccounts } from './account/search-accounts.ts';
import { getBlock } from './block/get-block.ts';
import { getProducers, getSchedule } from './block/producer-schedule.ts';
import type { ChainSources } from './chain-sources.ts';
import { mapOutcome, type Outcome } from './core/outcome.ts';
import type { SourceContext } from './core/source-context.ts';
import { type ChainSourcesParts, createSourceContext } from './create-source-context.ts';
import { exportActions, getAccountActions } from './history/account-actions.ts';
import { getLatestActions } from './history/latest-actions.ts';
import { listedBlock, listedRows } from './history/listed-action.ts';
import { getKeyAccounts } from './key/key-accounts.ts';
import { getRamPrice } from './market/ram-price.ts';
import { getTransaction } from './transaction/get-transaction.ts';

type Read<Args extends unknown[], T> = (at: SourceContext, ...args: Args) => Promise<Outcome<T>>;

/** A read of actions, with their data cut as in every list. */
function listed<Args extends unknown[], T>(read: Read<Args, T>, cut: (value: T) => T): Read<Args, T> {
  return async (at, ...args) => mapOutcome(await read(at, ...args), cut);
}

/** The sources of one chain over its nodes and histories. */
export function createChainSources(parts: ChainSourcesParts): ChainSources {
  const at = createSourceContext(parts);
  /** A read whose last value is kept under the key of its arguments, for when it fails. */
  const remembered =
    <Args extends unknown[], T>(read: Read<Args, T>, key: (...args: Args) => string) =>
    (...args: Args): Promise<Outcome<T>> =>
      at.remember(key(...args), read(at, ...args));
  return {
    at,
    head: remembered(
      ({ heads }) => heads.read(),
      () => 'head',
    ),
    account: remembered(getAccount, (name) => `account ${name}`),
    tokens: remembered(getTokens, (name) => `tokens ${name}`),
    block: remembered(listed(getBlock, listedBlock), (numberOrId) => `block ${numberOrId}`),
    transaction: remembered(getTransaction, (id) => `transaction ${id}`),
    accountActions: remembered(
      listed(getAccountActions, (page) => ({ ...page, rows: listedRows(page.rows) })),
      (...args) => `actions ${JSON.stringify(args)}`,
    ),
    latestActions: remembered(listed(getLatestActions, listedRows), (limit) => `latest ${limit}`),
    keyAccounts: remembered(getKeyAccounts, (...args) => `key ${JSON.stringify(args)}`),
    schedule: remembered(getSchedule, () => 'schedule'),
    producers: remembered(getProducers, (limit) => `producers ${limit}`),
    ramPrice: remembered(getRamPrice, () => 'ram'),
    // Half an export and an old suggestion are of no use.
    exportActions: (name, filter, place) => exportActions(at, name, filter, place),
    searchAccounts: (prefix, limit) => searchAccounts(at, prefix, limit),
  };
}
