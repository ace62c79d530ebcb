import type { ApplyContext } from '../../contract.ts';
import { check } from '../check.ts';
import { checkName, pack, type AttributeMap } from './attributes.ts';
import { collectionOf, collectionsOf, configOf, type CollectionRow } from './rows.ts';

const highestFee = 0.15;
const week = 7 * 86_400;

interface AuthorSwapRow {
  collection_name: string;
  current_author: string;
  new_author: string;
  /** Seconds since 1970. */
  acceptance_date: number;
}

interface CreateCollection {
  author: string;
  collection_name: string;
  allow_notify: boolean;
  authorized_accounts: string[];
  notify_accounts: string[];
  market_fee: number;
  data: AttributeMap;
}

export function createCollection(ctx: ApplyContext, { data, ...collection }: CreateCollection): void {
  ctx.requireAuth(collection.author);
  const name = collection.collection_name;
  checkCollectionName(ctx, name);
  check(ctx, !collectionsOf(ctx).has(name), 'A collection with this name already exists');
  const notifiesNone = collection.notify_accounts.length === 0;
  check(ctx, collection.allow_notify || notifiesNone, "Can't add notify_accounts if allow_notify is false");
  checkAccounts(ctx, collection.authorized_accounts);
  checkAccounts(ctx, collection.notify_accounts);
  checkFee(ctx, collection.market_fee);
  checkName(ctx, data);
  const serialized_data = pack(ctx, data, configOf(ctx).collection_format);
  collectionsOf(ctx).emplace(collection.author, name, { ...collection, serialized_data });
}

/** Names of twelve characters are free; an account name, or a name with its suffix, needs that account's authority. */
function checkCollectionName(ctx: ApplyContext, name: string): void {
  if (ctx.isAccount(name)) {
    const reason = 'When the collection has the name of an existing account, its authorization is required';
    check(ctx, ctx.hasAuth(name), reason);
    return;
  }
  const suffix = name.slice(name.lastIndexOf('.') + 1);
  if (suffix !== name) {
    const reason = 'When the collection name has a suffix, the suffix authorization is required';
    check(ctx, ctx.hasAuth(suffix), reason);
    return;
  }
  check(ctx, name.length === 12, 'Without special authorization, collection names must be 12 characters long');
}

function checkAccounts(ctx: ApplyContext, accounts: readonly string[]): void {
  for (const account of accounts)
    check(ctx, ctx.isAccount(account), `At least one account does not exist - ${account}`);
  check(ctx, new Set(accounts).size === accounts.length, "You can't add the same account twice");
}

function checkFee(ctx: ApplyContext, fee: number): void {
  check(ctx, fee >= 0 && fee <= highestFee, `The market_fee must be between 0 and ${highestFee}`);
}

/** Modifies a collection with its author's authority. */
function change(
  ctx: ApplyContext,
  name: string,
  make: (row: CollectionRow) => Partial<CollectionRow>,
  payer: 'author' | null = 'author',
): void {
  const row = collectionOf(ctx, name);
  ctx.requireAuth(row.author);
  const changed = make(row);
  collectionsOf(ctx).modify(name, payer === null ? null : row.author, (stored) => {
    Object.assign(stored, changed);
  });
}

export function setData(ctx: ApplyContext, { collection_name, data }: { collection_name: string; data: AttributeMap }) {
  change(ctx, collection_name, () => {
    checkName(ctx, data);
    return { serialized_data: pack(ctx, data, configOf(ctx).collection_format) };
  });
}

interface AddAccount {
  collection_name: string;
  account_to_add: string;
}

interface RemoveAccount {
  collection_name: string;
  account_to_remove: string;
}

export function authorize(ctx: ApplyContext, { collection_name, account_to_add: account }: AddAccount): void {
  change(ctx, collection_name, ({ authorized_accounts: known }) => {
    check(ctx, ctx.isAccount(account), 'The account does not exist');
    check(ctx, !known.includes(account), 'The account is already an authorized account');
    return { authorized_accounts: [...known, account] };
  });
}

export function withdrawAuthority(ctx: ApplyContext, data: RemoveAccount): void {
  const { collection_name, account_to_remove: account } = data;
  change(ctx, collection_name, ({ authorized_accounts: known }) => {
    check(ctx, known.includes(account), 'The account is not an authorized account');
    return { authorized_accounts: known.filter((each) => each !== account) };
  });
}

export function addNotified(ctx: ApplyContext, { collection_name, account_to_add: account }: AddAccount): void {
  change(ctx, collection_name, ({ allow_notify, notify_accounts: known }) => {
    check(ctx, allow_notify, 'Adding notify accounts to this collection is not allowed');
    check(ctx, ctx.isAccount(account), 'The account does not exist');
    check(ctx, !known.includes(account), 'The account is already a notify account');
    return { notify_accounts: [...known, account] };
  });
}

export function removeNotified(ctx: ApplyContext, data: RemoveAccount): void {
  const { collection_name, account_to_remove: account } = data;
  change(ctx, collection_name, ({ notify_accounts: known }) => {
    check(ctx, known.includes(account), 'The account is not a notify account');
    return { notify_accounts: known.filter((each) => each !== account) };
  });
}

export function setMarketFee(
  ctx: ApplyContext,
  { collection_name, market_fee }: { collection_name: string; market_fee: number },
): void {
  change(ctx, collection_name, () => {
    checkFee(ctx, market_fee);
    return { market_fee };
  });
}

export function forbidNotify(ctx: ApplyContext, { collection_name }: { collection_name: string }): void {
  change(ctx, collection_name, ({ notify_accounts, allow_notify }) => {
    check(ctx, notify_accounts.length === 0, 'The collection still has entries in the notify_accounts vector');
    check(ctx, allow_notify, 'allow_notify is already false for this collection');
    return { allow_notify: false };
  });
}

/** Offers the authorship of a collection; accepted at once with owner permission, otherwise after a week. */
export function offerAuthorship(
  ctx: ApplyContext,
  { collection_name, new_author, owner }: { collection_name: string; new_author: string; owner: boolean },
): void {
  const { author } = collectionOf(ctx, collection_name);
  ctx.requireAuth(author, owner ? 'owner' : 'active');
  check(ctx, ctx.isAccount(new_author), 'The new author account does not exist');
  check(ctx, new_author !== author, 'The new author is already the author of this collection');
  const swaps = ctx.table<AuthorSwapRow>('authorswaps');
  check(ctx, !swaps.has(collection_name), 'An author swap for this collection already exists');
  const now = Number(ctx.now / 1_000_000n);
  swaps.emplace(author, collection_name, {
    collection_name,
    current_author: author,
    new_author,
    acceptance_date: owner ? now : now + week,
  });
}

export function acceptAuthorship(ctx: ApplyContext, { collection_name }: { collection_name: string }): void {
  const swap = swapOf(ctx, collection_name);
  ctx.requireAuth(swap.new_author);
  const { author } = collectionOf(ctx, collection_name);
  check(ctx, author === swap.current_author, 'The collection author has changed since the swap was created');
  const due = BigInt(swap.acceptance_date) <= ctx.now / 1_000_000n;
  check(ctx, due, `Can't accept the author swap before ${swap.acceptance_date}`);
  collectionsOf(ctx).modify(collection_name, swap.new_author, (row) => {
    row.author = swap.new_author;
  });
  ctx.table('authorswaps').erase(collection_name);
}

export function rejectAuthorship(ctx: ApplyContext, { collection_name }: { collection_name: string }): void {
  const { current_author, new_author } = swapOf(ctx, collection_name);
  const either = ctx.hasAuth(current_author) || ctx.hasAuth(new_author);
  check(ctx, either, 'Missing authorization of the current or the new author');
  ctx.table('authorswaps').erase(collection_name);
}

function swapOf(ctx: ApplyContext, collection: string): AuthorSwapRow {
  const row = ctx.table<AuthorSwapRow>('authorswaps').get(collection);
  check(ctx, row !== null, 'No author swap exists for this collection');
  return row;
}
