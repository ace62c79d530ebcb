import { AtomicError, tooWide } from '../atomic-error.ts';
import {
  accountTransactions,
  actionsAt,
  allActions,
  type ActionRange,
  type ContractAction,
  contractSequences,
  maxExecutions,
  transactionActions,
} from '../actions.ts';
import { type AtomicIndex, assetsContract, reading } from '../atomic-index.ts';
import { blockRange } from '../bounds.ts';
import type { AtomicQuery, Paging } from '../query.ts';
import { assetDocuments } from './fill.ts';
import { idsOf } from './offer-rows.ts';

interface Transfer {
  action: ContractAction;
  collection: string;
  from: string;
  to: string;
  ids: bigint[];
  memo: string;
}

interface Selection {
  paging: Paging;
  range: ActionRange;
  ids: bigint[] | undefined;
  accounts: string[] | undefined;
  test(transfer: Transfer): boolean;
}

/** Transfers read at once until the page is full. */
const batch = 100;

async function selectionOf(index: AtomicIndex, query: AtomicQuery): Promise<Selection> {
  const [accounts, senders, recipients] = [query.names('account'), query.names('sender'), query.names('recipient')];
  if (accounts !== undefined && (senders !== undefined || recipients !== undefined))
    throw new AtomicError(400, 'Can not use account and sender or recipient filters at the same time');
  query.oneOf('sort', ['created'], 'created');
  const paging = query.paging();
  const selection: Selection = {
    paging,
    range: await sequenceRange(index, query, paging.descending),
    ids: query.ids('ids', 'transfer_id'),
    accounts: accounts ?? senders ?? recipients,
    test: every([
      ({ from, to }) => accounts === undefined || accounts.includes(from) || accounts.includes(to),
      ({ from }) => senders?.includes(from) ?? true,
      ({ to }) => recipients?.includes(to) ?? true,
      ...contentTests(query),
    ]),
  };
  query.rejectUnread();
  return selection;
}

type Test = (transfer: Transfer) => boolean;

function every(tests: readonly Test[]): Test {
  return (transfer) => tests.every((test) => test(transfer));
}

function contentTests(query: AtomicQuery): Test[] {
  const [memo, part] = [query.text('memo'), query.text('match_memo')?.toLowerCase()];
  const assets = query.ids('asset_id');
  const lists = [query.names('collection_name'), query.names('collection_whitelist')];
  const blacklist = query.names('collection_blacklist');
  return [
    (transfer) => memo === undefined || transfer.memo === memo,
    (transfer) => part === undefined || transfer.memo.toLowerCase().includes(part),
    ({ ids }) => assets === undefined || ids.some((id) => assets.includes(id)),
    ({ collection }) => lists.every((list) => list?.includes(collection) ?? true),
    ({ collection }) => !(blacklist?.includes(collection) ?? false),
  ];
}

/** IDs of transfers are global sequences. */
async function sequenceRange(index: AtomicIndex, query: AtomicQuery, descending: boolean): Promise<ActionRange> {
  const blocks = await blockRange(index, query);
  const [lower, upper] = [query.integer('lower_bound', 0) ?? 0, query.integer('upper_bound', 1)];
  const sequenceOf = async (block: number): Promise<number> =>
    (await index.reader.block(Math.max(block, index.status.firstBlock)))?.firstSequence ?? allActions.to;
  const from = blocks === null ? 0 : await sequenceOf(blocks.from);
  const end = blocks === null || blocks.to > index.head ? allActions.to : (await sequenceOf(blocks.to)) - 1;
  return {
    from: Math.max(from, lower),
    to: Math.min(end, upper === undefined ? allActions.to : upper - 1),
    descending,
  };
}

export async function listTransfers(index: AtomicIndex, query: AtomicQuery): Promise<unknown> {
  const selection = await selectionOf(index, query);
  const { skip, limit } = selection.paging;
  const page = (await selected(index, selection, skip + limit)).slice(skip);
  const assets = await assetDocuments(
    index,
    page.flatMap(({ ids }) => ids),
  );
  return Promise.all(
    page.map(async ({ action, from, to, memo, ids }) => ({
      transfer_id: String(action.sequence),
      contract: assetsContract,
      sender_name: from,
      recipient_name: to,
      memo,
      txid: action.transactionId,
      assets: ids.map(assets),
      ...(await index.at('created', action.block)),
    })),
  );
}

export async function countTransfers(index: AtomicIndex, query: AtomicQuery): Promise<string> {
  const selection = await selectionOf(index, query);
  return String((await selected(index, selection, Number.MAX_SAFE_INTEGER)).length);
}

/** The first `count` transfers that match. Throws AtomicError (400) if the search would read too many actions. */
async function selected(index: AtomicIndex, selection: Selection, count: number): Promise<Transfer[]> {
  const { range, ids, accounts, test } = selection;
  if (range.from > range.to) return [];
  if (ids !== undefined) {
    const actions = await actionsAt(
      index,
      ids.map(Number).sort((a, b) => (range.descending ? b - a : a - b)),
    );
    return transfersOf(actions.filter(({ sequence }) => sequence >= range.from && sequence <= range.to))
      .filter(test)
      .slice(0, count);
  }
  return accounts === undefined
    ? ofContract(index, selection, count)
    : ofAccounts(index, { ...selection, accounts }, count);
}

async function ofContract(index: AtomicIndex, { range, test }: Selection, count: number): Promise<Transfer[]> {
  const place = { contract: assetsContract, action: 'logtransfer' };
  const sequences = await contractSequences(index, place, range, maxExecutions + 1);
  return firstOf(sequences.slice(0, maxExecutions), count, sequences.length > maxExecutions, async (some) =>
    transfersOf(await actionsAt(index, some)).filter(test),
  );
}

/** A transfer is logged in a transaction in which sender and recipient received `transfer` or `acceptoffer`. */
async function ofAccounts(
  index: AtomicIndex,
  { range, accounts, test }: Selection & { accounts: string[] },
  count: number,
): Promise<Transfer[]> {
  const causes = { contract: assetsContract, names: ['transfer', 'acceptoffer'] };
  // The cause comes before the log, so that the lower bound applies to the logs only.
  const searched = { ...range, from: 0 };
  const lists = await Promise.all(accounts.map((account) => accountTransactions(index, account, causes, searched)));
  const transactions = [...new Set(lists.flat())].sort((a, b) => (range.descending ? b - a : a - b));
  return firstOf(transactions, count, false, async (some) => {
    const logs = { contract: assetsContract, names: ['logtransfer'] };
    const actions = await Promise.all(some.map((num) => transactionActions(index, num, logs)));
    const ordered = range.descending ? actions.map((list) => list.toReversed()) : actions;
    const isWithin = ({ sequence }: ContractAction): boolean => sequence >= range.from && sequence <= range.to;
    return transfersOf(ordered.flat().filter(isWithin)).filter(test);
  });
}

/** Reads keys in batches until enough transfers are found. `cut`: there are more keys than were read. */
async function firstOf(
  keys: readonly number[],
  count: number,
  cut: boolean,
  read: (keys: readonly number[]) => Promise<Transfer[]>,
): Promise<Transfer[]> {
  const results: Transfer[] = [];
  for (let at = 0; at < keys.length && results.length < count; at += batch) {
    // oxlint-disable-next-line no-await-in-loop -- the next batch is read only if this one does not fill the page
    results.push(...(await read(keys.slice(at, at + batch))));
  }
  if (cut && results.length < count) throw tooWide('name an account, or narrow it with before and after');
  return results.slice(0, count);
}

function transfersOf(actions: readonly ContractAction[]): Transfer[] {
  return actions
    .filter(({ name }) => name === 'logtransfer')
    .map((action) =>
      reading(() => ({
        action,
        collection: action.data.at('collection_name').text(),
        from: action.data.at('from').text(),
        to: action.data.at('to').text(),
        ids: idsOf(action.data.at('asset_ids')),
        memo: action.data.at('memo').text(),
      })),
    );
}
