import { failureReason } from '../core/failure-reason.ts';
import {
  afterFailures,
  data,
  empty,
  failed,
  type Failure,
  firstItem,
  lastValue,
  mapOutcome,
  type Meta,
  meta,
  type Outcome,
} from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readTable } from '../table/read-table.ts';
import { atomicApi, atomicAsset, atomicAssetsOf } from '../services/atomic-api/atomic-api.ts';
import { simpleApi, simpleAssetById, simpleAssetsOf } from '../services/simple-api/simple-api.ts';
import { atomicOfOwner } from './atomic-chain.ts';
import type { NftAsset, NftContract } from './nft-asset.ts';
import { simpleAsset, simpleAssets } from './simple-asset.ts';

/** Maximum assets in one list of an owner. */
export const maxAssets = 1000;
/** IDs of simpleassets start here; IDs of atomicassets are far below. */
const firstSimpleId = 100_000_000_000_000n;

/**
 * Assets of an owner under both standards, `max` of each: by the chain's services, else by its tables. A standard that could not be read
 * leaves the outcome incomplete; both failing is a failure.
 */
export async function ownedNfts(
  at: SourceContext,
  owner: string,
  { max = maxAssets }: { max?: number } = {},
): Promise<Outcome<NftAsset[]>> {
  return together(await Promise.all([ownedAtomic(at, owner, max), ownedSimple(at, owner, max)]));
}

async function ownedAtomic(at: SourceContext, owner: string, max: number): Promise<Outcome<NftAsset[]>> {
  const { ipfsGateway } = at.chain;
  const served = atomicApi.isConfigured(at.chain)
    ? upTo(max, await atomicAssetsOf(at, owner, { limit: max, ipfsGateway }))
    : null;
  if (served !== null && served.state !== 'failed') return served;
  return afterFailures(await atomicOfOwner(at, owner, { most: max }), served?.meta.failures ?? []);
}

async function ownedSimple(at: SourceContext, owner: string, max: number): Promise<Outcome<NftAsset[]>> {
  const { ipfsGateway } = at.chain;
  const served = simpleApi.isConfigured(at.chain)
    ? upTo(max, await simpleAssetsOf(at, owner, { limit: max, ipfsGateway }))
    : null;
  if (served !== null && served.state !== 'failed') return served;
  const rows = await readTable(at, simpleAssets, owner, { limit: max });
  return afterFailures(simpleOutcome(at, rows), served?.meta.failures ?? []);
}

/** A list that is as long as was requested may have been cut. */
function upTo(limit: number, outcome: Outcome<NftAsset[]>): Outcome<NftAsset[]> {
  if (outcome.state !== 'data') return outcome;
  return { ...outcome, meta: { ...outcome.meta, complete: outcome.data.length < limit } };
}

/**
 * One asset by its ID, under the standard that the size of the ID suggests first. Without a service the owner has to be
 * known, from `owner` or our index: the chain keeps assets by owner.
 */
export async function nftById(
  at: SourceContext,
  id: string,
  { owner }: { owner?: string } = {},
): Promise<Outcome<NftAsset>> {
  if (!/^\d{1,20}$/.test(id)) return empty(meta({ source: 'input' }));
  const standards: NftContract[] = ['atomicassets', 'simpleassets'];
  if (BigInt(id) >= firstSimpleId) standards.reverse();
  const failures: Failure[] = [];
  let nothing: Meta | null = null;
  for (const standard of standards) {
    const read = await oneOf(at, standard, id, owner);
    if (read.state === 'data') return afterFailures(read, failures);
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
): Promise<Outcome<NftAsset>> {
  const served = await servedAsset(at, standard, id);
  if (served !== null && served.state !== 'failed') return served;
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
      : simpleOutcome(at, await readTable(at, simpleAssets, owner, { lower: id, upper: id, limit: 1 }));
  return firstItem(afterFailures(read, failures));
}

/** null if no service is configured. */
async function servedAsset(at: SourceContext, standard: NftContract, id: string): Promise<Outcome<NftAsset> | null> {
  const { chain } = at;
  const { ipfsGateway } = chain;
  if (standard === 'atomicassets') return atomicApi.isConfigured(chain) ? atomicAsset(at, id, { ipfsGateway }) : null;
  return simpleApi.isConfigured(chain) ? simpleAssetById(at, id, { ipfsGateway }) : null;
}

function simpleOutcome(at: SourceContext, rows: Outcome<Parameters<typeof simpleAsset>[0][]>): Outcome<NftAsset[]> {
  const asset = (row: Parameters<typeof simpleAsset>[0]) =>
    simpleAsset(row, { mint: null, editionSize: null }, at.chain.ipfsGateway);
  return mapOutcome(rows, (found) => found.map(asset));
}

function together(reads: Outcome<NftAsset[]>[]): Outcome<NftAsset[]> {
  const assets = reads.flatMap((read) => lastValue(read) ?? []);
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

function notSupported(message: string): Failure {
  return { source: 'node', endpoint: null, code: 'not-supported', message, reason: failureReason('no-service') };
}
