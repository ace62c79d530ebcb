import { badCursor } from '../core/bad-cursor.ts';
import { BadAnswerError, Field } from '../core/fields.ts';
import { failureReason } from '../core/failure-reason.ts';
import { afterFailures, data, failed, type Failure, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { atomicApi, atomicAssetsOfCollection } from '../services/atomic-api/atomic-api.ts';
import { assetsOf } from './atomic-chain.ts';
import { atomicAssets, type AtomicRow } from './atomic-tables.ts';
import type { NftAsset } from './nft-asset.ts';

export interface CollectionAssets {
  assets: NftAsset[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
}

/** Bytes of the ID before the collection in a row of `assets`. */
const collectionAt = 8;
const maxPage = 10_000;

/**
 * Assets of a collection: by the chain's service, newest first, else by searching the rows of all owners in our index. A
 * search that ends early returns fewer assets, even none, with a cursor.
 */
export async function collectionAssets(
  at: SourceContext,
  collection: string,
  page: { cursor: string | null; limit: number },
): Promise<Outcome<CollectionAssets>> {
  const served = atomicApi.isConfigured(at.chain) ? await ofService(at, collection, page) : null;
  if (served !== null && served.state !== 'failed') return served;
  const failures = served?.meta.failures ?? [];
  if (at.state === null) return failed([...failures, withoutIndex()]);
  return afterFailures(await ofIndex(at, at.state, collection, page), failures);
}

async function ofService(
  at: SourceContext,
  collection: string,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<Outcome<CollectionAssets>> {
  const number = Number(cursor ?? '1');
  if (!/^\d{1,5}$/.test(cursor ?? '1') || number < 1 || number > maxPage)
    return failed([badCursor('service', cursor ?? '')]);
  const { ipfsGateway } = at.chain;
  const read = await atomicAssetsOfCollection(at, collection, { page: number, limit, ipfsGateway });
  if (read.state !== 'data') return withoutData(read);
  const next = read.data.length < limit || number === maxPage ? null : String(number + 1);
  return data({ assets: read.data, next }, read.meta);
}

async function ofIndex(
  at: SourceContext,
  state: NonNullable<SourceContext['state']>,
  collection: string,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<Outcome<CollectionAssets>> {
  const found = await state.rowsWithName(
    { code: 'atomicassets', table: 'assets', name: collection, offset: collectionAt },
    { limit, ...(cursor === null ? {} : { cursor }) },
  );
  if (found.state !== 'data') return withoutData(found);
  const rows = found.data.map(({ scope, row }) => ({ owner: scope, row: rowOf(row) }));
  const readable = rows.filter((one): one is { owner: string; row: AtomicRow } => one.row !== null);
  const { assets, failures } = await assetsOf(at, readable);
  const { next, ...meta } = found.meta;
  const whole = failures.length === 0 && readable.length === rows.length && meta.complete;
  return data({ assets, next: next ?? null }, { ...meta, complete: whole, failures: [...meta.failures, ...failures] });
}

/** null for a row of another shape. */
function rowOf(row: unknown): AtomicRow | null {
  try {
    return atomicAssets.read(new Field(row));
  } catch (error) {
    if (error instanceof BadAnswerError) return null;
    throw error;
  }
}

function withoutIndex(): Failure {
  const message = 'The assets of a collection require a service or an index';
  return { source: 'index', endpoint: null, code: 'not-supported', message, reason: failureReason('no-service') };
}
