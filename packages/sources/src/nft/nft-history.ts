import { failureReason } from '../core/failure-reason.ts';
import { jsonReady } from '../core/json-ready.ts';
import type { Field } from '../core/fields.ts';
import { askBackend, type BackendRequest } from '../services/backend/backend-client.ts';
import type { GetOptions } from '../core/get-json.ts';
import { failed, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { NftContract } from './nft-asset.ts';

/** One thing that happened to an asset. */
export interface NftEvent {
  /** 'transfer', 'mint', … as the source names it. */
  name: string;
  time: string | null;
  transactionId: string | null;
  /** What else the source tells, JSON-ready. */
  data: Record<string, unknown>;
}

interface HistoryPage {
  skip: number;
  limit: number;
}

/**
 * History of an asset by the chain's backend (nft?type=getNftHistory), else by the AtomicAssets API's logs. Neither a
 * node nor our index keeps it by asset: then the outcome is a failure 'not-supported'.
 */
export async function nftHistory(
  at: SourceContext,
  asset: { id: string; contract: NftContract },
  { skip, limit }: HistoryPage,
  options: GetOptions = {},
): Promise<Outcome<NftEvent[]>> {
  const { backend } = at.chain;
  const { atomic } = at.chain.nftApi;
  if (backend !== null) {
    const query = { type: 'getNftHistory', network: at.chain.key, id: asset.id, skip, limit };
    return ask(backend, { segments: 'nft', query }, options, (answer) => answer);
  }
  if (atomic !== null && asset.contract === 'atomicassets') {
    const query = { page: Math.floor(skip / limit) + 1, limit, order: 'desc' };
    const segments = ['atomicassets', 'v1', 'assets', asset.id, 'logs'];
    // Its envelope has no `meta`: the rows are a member of the answer.
    return ask(atomic, { segments, query }, options, (answer) => answer.at('data'));
  }
  const message = 'No service that keeps the history of assets is configured';
  return failed([
    { source: 'nft-history', endpoint: null, code: 'not-supported', message, reason: failureReason('no-service') },
  ]);
}

async function ask(
  base: string,
  request: BackendRequest,
  options: GetOptions,
  rows: (answer: Field) => Field,
): Promise<Outcome<NftEvent[]>> {
  const bounds = { timeoutMs: 4000, maxBytes: 4_000_000, ...options };
  const read = await askBackend(base, request, (answer) => rows(answer).items().map(readEvent), bounds);
  if (read.state === 'failed') {
    const failures = read.meta.failures.map((failure) => ({ ...failure, source: 'nft-history' }));
    return { ...read, meta: { ...read.meta, failures } };
  }
  return { ...read, meta: { ...read.meta, source: 'nft-history' } };
}

/** Field names differ between services; what is not known by name stays in `data`. */
function readEvent(row: Field): NftEvent {
  const text = (...names: string[]) => {
    const found = names.map((name) => row.at(name)).find((field) => typeof field.value === 'string');
    return found === undefined ? null : found.text();
  };
  const name = text('name', 'type', 'action') ?? row.fail('an event with a name');
  const details = row.at('data');
  return {
    name,
    time: timeOf(row),
    transactionId: text('txid', 'trx_id', 'transaction_id', 'transactionId'),
    data: details.isObject ? (jsonReady(details.value) as Record<string, unknown>) : {},
  };
}

/** Milliseconds since 1970 or an ISO text. */
function timeOf(row: Field): string | null {
  for (const name of ['created_at_time', 'timestamp', 'block_time', 'time']) {
    const field = row.at(name);
    if (field.missing) continue;
    const ms = /^\d+$/.test(String(field.value)) ? Number(field.value) : Date.parse(field.time());
    return Number.isFinite(ms) && ms < 8.64e15 ? new Date(ms).toISOString() : null;
  }
  return null;
}
