import { setImmediate as turn } from 'node:timers/promises';
import { slotToTime } from '@antescope/codec/chain/time';
import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { toHex } from '@antescope/codec/bytes/bytes';
import type { StoredRow } from '@antescope/index/store/history-store';
import { type ListPage, readPages, type RowPosition } from '@antescope/index/store/list-page';
import { type ChainIndex, requireComplete } from './chain-index.ts';
import { badParameter, type HyperionQuery } from './query.ts';
import { following, keyOf, keyText, parsePosition, preceding, scopeOf } from './row-place.ts';

/** Rows decoded before other requests are served. */
const rowsPerTurn = 50;

/** Rows of a table now, of one scope or of all, in an order of the store. `next_key` is empty after the last. */
export async function getTableRows(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const [contract, table] = [query.requiredName('contract'), query.requiredName('table')];
  const scopeText = query.text('scope');
  const keyOfRow = query.text('primary_key');
  const after = query.text('after_key');
  const limit = query.limit(50, 1000);
  const skip = query.skip();
  query.rejectUnread();
  const scope = scopeText === undefined ? null : scopeOf(scopeText);
  if (keyOfRow !== undefined && scope === null) throw badParameter('primary_key', 'needs a scope');
  const place = { contract, table, scope };
  const page =
    keyOfRow === undefined
      ? await pageOf(index, place, { after, limit: skip + limit })
      : await oneRow(index, place, keyOf(keyOfRow));
  if (page.items.length === 0 && page.next === null && after === undefined) requireComplete(index);
  return {
    contract,
    table,
    rows_count: page.items.length,
    rows: await documentsOf(index, page.items.slice(skip)),
    next_key: page.next === null ? '' : keyText(preceding(page.next)),
  };
}

interface Place {
  contract: string;
  table: string;
  /** null: all scopes. */
  scope: string | null;
}

async function oneRow(
  { reader, status }: ChainIndex,
  { contract, table, scope }: Place,
  key: bigint,
): Promise<ListPage<StoredRow, RowPosition>> {
  const row = await reader.row(contract, scope ?? '', table, key, status.head.number);
  return { items: row === null ? [] : [row], next: null };
}

async function pageOf(
  { reader, status }: ChainIndex,
  { contract, table, scope }: Place,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ListPage<StoredRow, RowPosition>> {
  const last = after === undefined ? null : parsePosition(after);
  if (last !== null && scope !== null && last.scope !== scope) throw badParameter('after_key', 'is of another scope');
  const block = status.head.number;
  const start = last === null ? null : following(last);
  let left = limit;
  const { items, next } = await readPages<StoredRow, RowPosition>(async (next) => {
    const from = next ?? start;
    const page =
      scope === null
        ? await reader.rowsOfTable(contract, table, { block, from, limit: left })
        : await rowsOfScope(reader, { contract, table, scope }, { block, from: from?.primaryKey ?? 0n, limit: left });
    left -= page.items.length;
    return page;
  }, limit);
  // The last key of a scope has none after it, so that the page begins with its row again.
  const isAgain = last !== null && items[0]?.scope === last.scope && items[0].primaryKey === last.primaryKey;
  return { items: isAgain ? items.slice(1) : items, next };
}

async function rowsOfScope(
  reader: ChainIndex['reader'],
  { contract, table, scope }: { contract: string; table: string; scope: string },
  query: { block: number; from: bigint; limit: number },
): Promise<ListPage<StoredRow, RowPosition>> {
  const { items, next } = await reader.rows(contract, scope, table, query);
  return { items, next: next === null ? null : { scope, primaryKey: next } };
}

/** Fields of the row beside those of its place; `@data` is hex if the ABI cannot decode it. */
async function documentsOf(
  { reader, abis }: ChainIndex,
  rows: readonly StoredRow[],
): Promise<Record<string, unknown>[]> {
  const numbers = [...new Set(rows.map(({ block }) => block))];
  const blocks = new Map(
    await Promise.all(numbers.map(async (number) => [number, await reader.block(number)] as const)),
  );
  const rowAbis = abis.forRows(Math.max(0, ...numbers));
  const documents = [];
  for (const [at, { code, scope, table, primaryKey, payer, value, block }] of rows.entries()) {
    if (at % rowsPerTurn === rowsPerTurn - 1) await turn();
    const text = await rowAbis.rowJson(code, table, value, block);
    const fields = text === null ? { '@data': toHex(value) } : (parseJsonExact(text) as Record<string, unknown>);
    // A row of a snapshot is older than the first indexed block.
    const stored = blocks.get(block) ?? null;
    const written = stored === null ? {} : { '@block_id': stored.id, '@block_time': slotToTime(stored.slot) };
    const key = primaryKey.toString();
    documents.push({ ...fields, '@pk': key, '@scope': scope, '@payer': payer, '@block_num': block, ...written });
  }
  return documents;
}
