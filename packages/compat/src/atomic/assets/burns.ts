import { tooWide } from '../atomic-error.ts';
import {
  accountTransactions,
  actionsAt,
  allActions,
  type ContractAction,
  contractSequences,
  maxExecutions,
  transactionActions,
} from '../actions.ts';
import { type AtomicIndex, assetsContract, reading } from '../atomic-index.ts';
import { compareBy, pageOf } from '../ordered.ts';
import type { AtomicQuery } from '../query.ts';
import { collectionDocument, collectionOf } from './collection.ts';

interface Burn {
  account: string;
  collection: string;
  schema: string;
  /** null: without a template. */
  template: string | null;
}

type Test = (burn: Burn) => boolean;

function testOf(query: AtomicQuery): Test {
  const lists = [query.names('collection_name'), query.names('collection_whitelist')];
  const blacklist = query.names('collection_blacklist');
  const schemas = query.names('schema_name');
  const templates = query.list('template_id', /^(\d{1,10}|null)$/);
  return ({ collection, schema, template }) =>
    lists.every((list) => list?.includes(collection) ?? true) &&
    !(blacklist?.includes(collection) ?? false) &&
    (schemas?.includes(schema) ?? true) &&
    (templates?.includes(template ?? 'null') ?? true);
}

/** Accounts with the number of assets they burned, most first. Throws AtomicError (400) if the chain has too many. */
export async function listBurns(index: AtomicIndex, query: AtomicQuery): Promise<unknown> {
  const [paging, test, match] = [query.paging(), testOf(query), query.name('match_owner')];
  query.rejectUnread();
  const place = { contract: assetsContract, action: 'logburnasset' };
  const sequences = await contractSequences(index, place, allActions, maxExecutions + 1);
  if (sequences.length > maxExecutions) throw tooWide('use /v1/burns/{account}');
  const burns = burnsOf(await actionsAt(index, sequences)).filter(test);
  const counted = counts(burns, ({ account }) => account).filter(([account]) => account.includes(match ?? ''));
  return pageOf(counted, paging).map(([account, assets]) => ({ account, assets: String(assets) }));
}

/** Numbers of the assets that an account burned, by collection and template. */
export async function accountBurns(index: AtomicIndex, account: string, query: AtomicQuery): Promise<unknown> {
  const test = testOf(query);
  query.rejectUnread();
  const cause = { contract: assetsContract, names: ['burnasset'] };
  const transactions = await accountTransactions(index, account, cause, allActions);
  const logs = { contract: assetsContract, names: ['logburnasset'] };
  const actions = await Promise.all(transactions.map((num) => transactionActions(index, num, logs)));
  const burns = burnsOf(actions.flat()).filter((burn) => burn.account === account && test(burn));
  const byTemplate = counts(burns, ({ collection, template }) => `${collection} ${template ?? ''}`);
  return {
    collections: await Promise.all(
      counts(burns, ({ collection }) => collection).map(async ([name, assets]) => {
        const collection = await collectionOf(index, name);
        return {
          collection: collection === null ? null : await collectionDocument(index, collection),
          assets: String(assets),
        };
      }),
    ),
    templates: byTemplate.map(([key, assets]) => {
      const [collection, template] = key.split(' ');
      return { collection_name: collection, template_id: template === '' ? null : template, assets: String(assets) };
    }),
    assets: burns.length,
  };
}

/** Keys with their number of items, most first, then by key. */
function counts(burns: readonly Burn[], keyOf: (burn: Burn) => string): [string, number][] {
  const numbers = new Map<string, number>();
  for (const burn of burns) numbers.set(keyOf(burn), (numbers.get(keyOf(burn)) ?? 0) + 1);
  const byNumber = compareBy(([, number]: [string, number]) => number, true);
  const byKey = compareBy(([key]: [string, number]) => key, false);
  return [...numbers].sort((a, b) => byNumber(a, b) || byKey(a, b));
}

function burnsOf(actions: readonly ContractAction[]): Burn[] {
  return actions.map(({ data }) =>
    reading(() => {
      const template = data.at('template_id').number();
      return {
        account: data.at('asset_owner').text(),
        collection: data.at('collection_name').text(),
        schema: data.at('schema_name').text(),
        template: template < 0 ? null : String(template),
      };
    }),
  );
}
