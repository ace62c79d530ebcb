import type { StoredRow } from '@antescope/index/store/history-store';
import { notFound, tooWide } from '../atomic-error.ts';
import { type AtomicIndex, assetsContract } from '../atomic-index.ts';
import { logsOf } from '../logs.ts';
import type { AtomicQuery } from '../query.ts';
import { rowById } from '../table-rows.ts';
import { burnedAsset } from './burned-assets.ts';
import { receivedBlock } from './asset-document.ts';

/** Versions of an asset's row with one owner, and owners. */
const maxVersions = 500;
const maxOwners = 100;

/** Mint, changes of the data, backing and burn of an asset: each wrote its row, with the owner that it had then. */
export function assetLogs(index: AtomicIndex, query: AtomicQuery, id: bigint): Promise<unknown> {
  return logsOf(index, query, async () => ({
    contract: assetsContract,
    names: ['logmint', 'logburnasset', 'logbackasset', 'logsetdata'],
    about: { asset_id: String(id) },
    blocks: await blocksOf(index, id),
  }));
}

async function blocksOf(index: AtomicIndex, id: bigint): Promise<number[]> {
  const present = await rowById(index, 'assets', id);
  const burned = present === null ? await burnedAsset(index, id) : null;
  let row = present ?? burned?.row ?? null;
  if (row === null) throw notFound('Asset');
  const blocks = burned === null ? [] : [burned.block];
  for (let owners = 0; row !== null; owners++) {
    if (owners >= maxOwners) throw tooWide('it changed hands too often');
    const versions = await index.changes.rowVersions(row, { before: row.block + 1, limit: maxVersions });
    if (versions.length >= maxVersions) throw tooWide(`it changed ${maxVersions} times or more`);
    blocks.push(...versions.map(({ block }) => block));
    const received = await receivedBlock(index, row);
    row = received === null ? null : await rowBefore(index, id, received);
  }
  return blocks;
}

/** The row before a block, with the owner of that time; null before the mint. */
async function rowBefore(index: AtomicIndex, id: bigint, block: number): Promise<StoredRow | null> {
  if (block <= index.first) return null;
  const query = { block: block - 1, from: null, limit: 1 };
  const [scope] = (await index.reader.scopesOfRow(assetsContract, 'assets', id, query)).items;
  return scope === undefined ? null : index.row(assetsContract, scope, 'assets', id, block - 1);
}
