import { u64ToName } from '@antescope/codec/chain/name';
import { notFound } from '../atomic-error.ts';
import { type AtomicIndex, assetsContract } from '../atomic-index.ts';
import { createdBlocks } from '../first-block.ts';
import { type BlockRange, blockRange, isWithin } from '../bounds.ts';
import { compareBy, pageOf } from '../ordered.ts';
import type { AtomicQuery, Paging } from '../query.ts';
import { scopeRows } from '../table-rows.ts';
import { type Collection, collectionDocument, collectionOf } from './collection.ts';

interface Selection {
  paging: Paging;
  sort: 'created' | 'collection_name';
  range: BlockRange | null;
  names: string[] | undefined;
  test(collection: Collection): boolean;
}

async function selectionOf(index: AtomicIndex, query: AtomicQuery): Promise<Selection> {
  const paging = query.paging();
  const sort = query.oneOf('sort', ['created', 'collection_name'], 'created');
  const range = await blockRange(index, query);
  const tests = [...accountTests(query), ...nameTests(query)];
  const names = query.names('ids') ?? query.names('collection_name') ?? query.names('collection_whitelist');
  query.rejectUnread();
  return { paging, sort, range, names, test: (collection) => tests.every((test) => test(collection)) };
}

type Test = (collection: Collection) => boolean;

function accountTests(query: AtomicQuery): Test[] {
  const [authors, authorized, notified] = [
    query.names('author'),
    query.name('authorized_account'),
    query.name('notify_account'),
  ];
  const tests: Test[] = [];
  if (authors !== undefined) tests.push(({ author }) => authors.includes(author));
  if (authorized !== undefined) tests.push((collection) => collection.authorized.includes(authorized));
  if (notified !== undefined) tests.push((collection) => collection.notified.includes(notified));
  return tests;
}

function nameTests(query: AtomicQuery): Test[] {
  const lists = ['ids', 'collection_name', 'collection_whitelist'].map((name) => query.names(name));
  const named = lists.filter((list) => list !== undefined);
  const blacklist = query.names('collection_blacklist');
  const match = query.name('match');
  const [lower, upper] = [query.name('lower_bound'), query.name('upper_bound')];
  return [
    ({ name }) => named.every((list) => list.includes(name)),
    ({ name }) => !(blacklist?.includes(name) ?? false),
    ({ name }) => match === undefined || name.includes(match),
    ({ name }) => (lower === undefined || name >= lower) && (upper === undefined || name < upper),
  ];
}

async function selected(index: AtomicIndex, { test, sort, paging, range, names }: Selection): Promise<Collection[]> {
  const all = await Promise.all((names ?? (await allNames(index))).map((name) => collectionOf(index, name)));
  const tested = all.filter((collection) => collection !== null).filter(test);
  if (sort === 'created' || range !== null) return inCreationOrder(index, tested, { range, sort, paging });
  return tested.sort(compareBy(({ name }: Collection) => name, paging.descending));
}

async function allNames(index: AtomicIndex): Promise<string[]> {
  const rows = await scopeRows(index, assetsContract, assetsContract, 'collections');
  return rows.map(({ primaryKey }) => u64ToName(primaryKey));
}

async function inCreationOrder(
  index: AtomicIndex,
  collections: Collection[],
  { range, sort, paging }: Pick<Selection, 'range' | 'sort' | 'paging'>,
): Promise<Collection[]> {
  const created = await createdBlocks(index, collections);
  const isCreated = (collection: Collection): boolean =>
    range === null || isWithin(range, created.get(collection) ?? 0);
  const byName = compareBy(({ name }: Collection) => name, sort === 'collection_name' && paging.descending);
  const byCreation = compareBy((collection: Collection) => created.get(collection) ?? null, paging.descending);
  return collections.filter(isCreated).sort((a, b) => (sort === 'created' ? byCreation(a, b) : 0) || byName(a, b));
}

export async function listCollections(index: AtomicIndex, query: AtomicQuery): Promise<unknown> {
  const selection = await selectionOf(index, query);
  const page = pageOf(await selected(index, selection), selection.paging);
  return Promise.all(page.map((collection) => collectionDocument(index, collection)));
}

export async function countCollections(index: AtomicIndex, query: AtomicQuery): Promise<string> {
  return String((await selected(index, await selectionOf(index, query))).length);
}

export async function oneCollection(index: AtomicIndex, name: string): Promise<unknown> {
  const collection = await collectionOf(index, name);
  if (collection === null) throw notFound('Collection');
  return collectionDocument(index, collection);
}
