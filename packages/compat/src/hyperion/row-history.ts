import { decodeAbi } from '@antescope/codec/abi/binary';
import { abiToJson } from '@antescope/codec/abi/json';
import { slotToTime } from '@antescope/codec/chain/time';
import type { StoredBlock } from '@antescope/index/store/history-store';
import { type ChainIndex, requireComplete } from './chain-index.ts';
import { badParameter, HyperionError, type HyperionQuery } from './query.ts';
import { rowData } from './row-data.ts';
import { following, keyText, parsePosition, preceding } from './row-place.ts';

const pageSize = 1000;

/**
 * Rows of a table in all scopes at a block, 1,000 per page; `next_key` is the cursor of the next page. A page of an older
 * block may hold fewer rows although `next_key` is set: rows that were gone are searched within a time budget.
 */
export async function getTableState(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const [code, table] = [query.requiredName('code'), query.requiredName('table')];
  const block_num = blockOf(index, query, 'block_num');
  const after = query.text('after_key') ?? '';
  query.rejectUnread();
  const last = after === '' ? null : parsePosition(after);
  const from = last === null ? null : following(last);
  const page = await index.reader.rowsOfTable(code, table, { block: block_num, from, limit: pageSize });
  if (page.items.length === 0 && page.next === null && after === '') requireComplete(index);
  const blocks = new Map<number, Promise<StoredBlock | null>>();
  const results = [];
  for (const row of page.items) {
    const { scope, primaryKey, payer, block } = row;
    if (scope === last?.scope && primaryKey === last.primaryKey) continue;
    const pending = blocks.get(block) ?? index.reader.block(block);
    blocks.set(block, pending);
    const stored = await pending;
    // A row of a snapshot is older than the first indexed block.
    const written = stored === null ? {} : { timestamp: slotToTime(stored.slot), block_id: stored.id };
    const data = await rowData(index, row);
    results.push({ scope, primary_key: primaryKey.toString(), payer, block_num: block, ...written, present: 1, data });
  }
  const next_key = page.next === null ? '' : keyText(preceding(page.next));
  return { code, table, block_num, after_key: after, next_key, results };
}

/** ABI of a contract at a block. */
export async function getAbiSnapshot(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const contract = query.requiredName('contract');
  const block = blockOf(index, query, 'block');
  // Hyperion returns the ABI only with `fetch`; its clients always want it.
  query.ignore('fetch');
  query.rejectUnread();
  const [version] = await index.reader.abiVersions(contract, block);
  const packed = version === undefined ? null : await index.reader.abi(contract, version.number);
  if (version === undefined || packed === null || packed.length === 0) {
    requireComplete(index);
    return { present: false, block_num: null, error: `abi not found for ${contract} until block ${block}` };
  }
  return { present: true, block_num: version.number, abi: abiToJson(decodeAbi(packed)) };
}

function blockOf({ status, first }: ChainIndex, query: HyperionQuery, parameter: string): number {
  const text = query.text(parameter);
  if (text === undefined) return status.head.number;
  const block = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(block)) throw badParameter(parameter, 'must be a block number');
  if (block < first || block > status.head.number)
    throw new HyperionError(503, `Block ${block} is outside the indexed blocks ${first} to ${status.head.number}`);
  return block;
}
