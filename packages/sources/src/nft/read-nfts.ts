import { because } from '../core/failure-reason.ts';
import type { Field } from '../core/fields.ts';
import { type GetOptions, getJson, HttpError, httpFailure } from '../core/get-json.ts';
import { data, empty, type Failure, failed, type Meta, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readTable } from '../table/read-table.ts';
import { readAtomicAsset } from './atomic-api.ts';
import { atomicOfOwner } from './atomic-chain.ts';
import type { NftAsset, NftContract } from './nft-asset.ts';
import { readSimpleAsset, simpleAsset, simpleAssets } from './simple-asset.ts';

/** Maximum assets in one list of an owner. */
export const mostAssets = 1000;
const serviceWaitMs = 4000;
/** Ids of simpleassets start here; those of atomicassets lie far below. */
const firstSimpleId = 100_000_000_000_000n;

/**
 * Assets of an owner under both standards: by the chain's services where they are configured, else by its own tables.
 * A standard that could not be read leaves the outcome incomplete; both failing is a failure.
 */
export async function ownedNfts(
  at: SourceContext,
  owner: string,
  options: GetOptions = {},
): Promise<Outcome<NftAsset[]>> {
  const reads = await Promise.all([ownedAtomic(at, owner, options), ownedSimple(at, owner, options)]);
  return together(reads);
}

async function ownedAtomic(at: SourceContext, owner: string, options: GetOptions): Promise<Outcome<NftAsset[]>> {
  const { atomic } = at.chain.nftApi;
  const query = `owner=${encodeURIComponent(owner)}&page=1&limit=${mostAssets}`;
  const served = await byService(atomic, `/atomicassets/v1/assets?${query}`, 'atomic-api', options, (answer) =>
    readAll(atomicBody(answer).items(), (asset) => readAtomicAsset(asset, at.chain.ipfsGateway)),
  );
  if (served !== null && served.state !== 'failed') return served;
  const own = await atomicOfOwner(at, owner, { most: mostAssets });
  return withFailures(own, served?.meta.failures ?? []);
}

async function ownedSimple(at: SourceContext, owner: string, options: GetOptions): Promise<Outcome<NftAsset[]>> {
  const { simple } = at.chain.nftApi;
  const query = `owner=${encodeURIComponent(owner)}&page=1&limit=${mostAssets}&sortField=assetId&sortOrder=asc`;
  const served = await byService(simple, `/v1/assets/search?${query}`, 'simple-api', options, (answer) =>
    readAll(answer.at('results').items(), (asset) => readSimpleAsset(asset, at.chain.ipfsGateway)),
  );
  if (served !== null && served.state !== 'failed') return served;
  const rows = await readTable(at, simpleAssets, owner, { most: mostAssets });
  return withFailures(simpleOutcome(at, rows), served?.meta.failures ?? []);
}

/**
 * One asset by its id, under the standard that the id's size suggests first. Without a service the owner has to be known,
 * from `owner` or our index: the chain keeps assets by owner.
 */
export async function nftById(
  at: SourceContext,
  id: string,
  { owner, ...options }: GetOptions & { owner?: string } = {},
): Promise<Outcome<NftAsset>> {
  if (!/^\d{1,20}$/.test(id)) return empty(meta({ source: 'input' }));
  const standards: NftContract[] = ['atomicassets', 'simpleassets'];
  if (BigInt(id) >= firstSimpleId) standards.reverse();
  const failures: Failure[] = [];
  let nothing: Meta | null = null;
  for (const standard of standards) {
    const read = await oneOf(at, standard, id, owner, options);
    if (read.state === 'data')
      return { ...read, meta: { ...read.meta, failures: [...failures, ...read.meta.failures] } };
    if (read.state === 'empty') nothing ??= read.meta;
    else failures.push(...read.meta.failures);
  }
  return failures.length > 0 || nothing === null ? failed(failures) : empty(nothing);
}

async function oneOf(
  at: SourceContext,
  standard: NftContract,
  id: string,
  hint: string | undefined,
  options: GetOptions,
): Promise<Outcome<NftAsset>> {
  const gateway = at.chain.ipfsGateway;
  const served =
    standard === 'atomicassets'
      ? await byService(at.chain.nftApi.atomic, `/atomicassets/v1/assets/${id}`, 'atomic-api', options, (answer) => [
          readAtomicAsset(atomicBody(answer), gateway),
        ])
      : await byService(at.chain.nftApi.simple, `/v1/assets/${id}`, 'simple-api', options, (answer) => [
          readSimpleAsset(answer, gateway),
        ]);
  if (served !== null && served.state !== 'failed') return first(served);
  const failures = served?.meta.failures ?? [];
  const table = standard === 'atomicassets' ? 'assets' : 'sassets';
  const indexed = at.state === null ? null : await at.state.scopeOfRow(standard, table, BigInt(id));
  const owner = indexed?.state === 'data' ? indexed.data : hint;
  if (owner === undefined) {
    if (indexed?.state === 'empty') return { ...indexed, meta: { ...indexed.meta, failures } };
    const message = `Without a service or an index the owner of an asset of ${standard} is not known`;
    return failed([...failures, ...(indexed?.meta.failures ?? []), notSupported(message)]);
  }
  const read =
    standard === 'atomicassets'
      ? await atomicOfOwner(at, owner, { id, most: 1 })
      : simpleOutcome(at, await readTable(at, simpleAssets, owner, { lower: id, upper: id, most: 1 }));
  return first(withFailures(read, failures));
}

function simpleOutcome(at: SourceContext, rows: Outcome<Parameters<typeof simpleAsset>[0][]>): Outcome<NftAsset[]> {
  const asset = (row: Parameters<typeof simpleAsset>[0]) =>
    simpleAsset(row, { mint: null, editionSize: null }, at.chain.ipfsGateway);
  if (rows.state === 'data') return { ...rows, data: rows.data.map(asset) };
  if (rows.state === 'empty') return rows;
  return { ...rows, stale: rows.stale?.map(asset) ?? null };
}

/** null where no service is configured. A 404, or 416 of the AtomicAssets API, says that there is no such asset. */
async function byService(
  base: string | null,
  path: string,
  source: string,
  options: GetOptions,
  read: (answer: Field) => NftAsset[],
): Promise<Outcome<NftAsset[]> | null> {
  if (base === null) return null;
  const url = base.replace(/\/+$/, '');
  try {
    const { value, elapsedMs } = await getJson(new URL(url + path), { timeoutMs: serviceWaitMs, ...options });
    const assets = read(value);
    const known = meta({ source, endpoint: url, elapsedMs, time: new Date().toISOString() });
    return assets.length === 0 ? empty(known) : data(assets, { ...known, complete: assets.length < mostAssets });
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 416))
      return empty(meta({ source, endpoint: url, time: new Date().toISOString() }));
    return failed([httpFailure(error, source, url)]);
  }
}

/** {success, data}: an answer of 200 can still say no. */
function atomicBody(answer: Field): Field {
  if (!answer.at('success').flag()) throw new Error(answer.at('message').textOr('The service refused'));
  return answer.at('data');
}

function readAll(items: Field[], read: (item: Field) => NftAsset): NftAsset[] {
  return items.slice(0, mostAssets).map(read);
}

function together(reads: Outcome<NftAsset[]>[]): Outcome<NftAsset[]> {
  const assets = reads.flatMap((read) =>
    read.state === 'data' ? read.data : read.state === 'failed' ? (read.stale ?? []) : [],
  );
  const failures = reads.flatMap((read) => read.meta.failures.filter(({ code }) => code !== 'no-table'));
  const broken = reads.filter((read) => read.state === 'failed');
  if (broken.length === reads.length) return failed(failures, assets.length > 0 ? assets : null);
  const whole = reads.find((read) => read.state === 'data') ?? reads.find((read) => read.state === 'empty')!;
  const complete = broken.length === 0 && reads.every((read) => read.meta.complete);
  const known = { ...whole.meta, complete, failures };
  // Half of it unread is not the same as having none.
  if (assets.length === 0) return broken.length > 0 ? failed(failures) : empty(known);
  return data(assets, known);
}

function first(read: Outcome<NftAsset[]>): Outcome<NftAsset> {
  if (read.state === 'data') return { ...read, data: read.data[0]!, meta: { ...read.meta, complete: true } };
  return read.state === 'empty' ? read : { ...read, stale: read.stale?.[0] ?? null };
}

function withFailures<T>(read: Outcome<T>, failures: Failure[]): Outcome<T> {
  return { ...read, meta: { ...read.meta, failures: [...failures, ...read.meta.failures] } };
}

function notSupported(message: string): Failure {
  return { source: 'node', endpoint: null, code: 'not-supported', message, reason: because('no-service') };
}
