import { jsonReady } from '../core/json-ready.ts';
import type { ChainSources } from '../chain-sources.ts';
import { getAccountActions } from '../history/account-actions.ts';
import type { ActionRow } from '../history/history-source.ts';
import { listedRows } from '../history/listed-action.ts';
import { afterFailures, data, empty, type Outcome, withoutData } from '../core/outcome.ts';
import type { NftContract } from './nft-asset.ts';
import type { NftEvent } from './nft-event.ts';
import { nftHistory } from './nft-history.ts';

/** Pages of the contract's history that are looked through for one asset, newest first, and how long at most. */
const maxPages = 20;
const pageRows = 100;
const searchMs = 3000;

/**
 * History of an asset: by the services that keep it by asset, else out of the newest actions of its contract
 * in our index. The second
 * is complete only where the search reached the contract's first action; `meta.range` says how far it got.
 */
export async function nftHistoryOf(
  sources: ChainSources,
  asset: { id: string; contract: NftContract },
  page: { skip: number; limit: number },
): Promise<Outcome<NftEvent[]>> {
  const served = await nftHistory(sources.at, asset, page);
  // Only an index reads so many pages in time for a page.
  if (served.state !== 'failed' || sources.at.state === null) return served;
  const searched = await searchActions(sources, asset, page);
  if (searched.state === 'failed') {
    return { ...served, meta: { ...served.meta, failures: [...served.meta.failures, ...searched.meta.failures] } };
  }
  const services = served.meta.failures.filter(({ code }) => code !== 'not-supported');
  return afterFailures(searched, services);
}

async function searchActions(
  sources: ChainSources,
  { id, contract }: { id: string; contract: NftContract },
  { skip, limit }: { skip: number; limit: number },
): Promise<Outcome<NftEvent[]>> {
  const until = Date.now() + searchMs;
  const events: NftEvent[] = [];
  let cursor: string | null = null;
  for (let turn = 1; ; turn += 1) {
    const at = { limit: pageRows, order: 'desc' as const, ...(cursor === null ? {} : { cursor }) };
    // A transfer of many assets is above the limit of lists, so it is searched in full.
    const read = await getAccountActions(sources.at, contract, { contract }, at);
    if (read.state === 'failed') return withoutData(read);
    const rows = read.state === 'data' ? read.data.rows : [];
    events.push(...listedRows(rows.filter((row) => concerns(row.trace.data, id))).map(eventOf));
    cursor = read.state === 'data' ? read.data.next : null;
    const enough = events.length >= skip + limit;
    if (cursor !== null && !enough && turn < maxPages && Date.now() < until) continue;
    const oldest = rows.at(-1)?.blockNumber;
    const { range } = read.meta;
    const cut = cursor !== null && !enough;
    const meta = {
      ...read.meta,
      complete: read.meta.complete && !cut,
      range: cut && oldest !== undefined && range !== null ? { ...range, first: oldest } : range,
    };
    const page = events.slice(skip, skip + limit);
    return page.length === 0 ? empty(meta) : data(page, meta);
  }
}

/** Fields under which the two contracts name the assets of an action. */
const fields = ['asset_id', 'assetid', 'asset_ids', 'assetids'];

function concerns(decoded: unknown, id: string): boolean {
  if (typeof decoded !== 'object' || decoded === null) return false;
  return fields.some((field) => {
    const value: unknown = (decoded as Record<string, unknown>)[field];
    return Array.isArray(value)
      ? value.some((item) => String(item) === id)
      : value !== undefined && String(value) === id;
  });
}

function eventOf({ trace, blockTime, transactionId }: ActionRow): NftEvent {
  const data = jsonReady(trace.data) as Record<string, unknown>;
  const event = { name: trace.name, time: blockTime, transactionId, data };
  return trace.truncated === true ? { ...event, truncated: true } : event;
}
