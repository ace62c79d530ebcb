import { ByteReader } from '@antescope/codec/bytes/cursor';
import { nameToU64 } from '@antescope/codec/chain/name';
import { type AtomicIndex, assetsContract, reading } from '../atomic-index.ts';
import { firstBlock } from '../first-block.ts';
import { type AssetHead, assetHead } from './asset-head.ts';

/** Rows of a block among which the assets minted in it are looked for. */
const maxTouched = 5000;

/** Block that minted an asset: the first one after which the contract's counter is beyond the ID. null: unknown. */
export function mintedBlock(index: AtomicIndex, { id, block }: AssetHead & { block: number }): Promise<number | null> {
  return index.keptBlock(`asset ${id}`, () =>
    firstBlock(index, { to: block }, async (at) => (await counterAt(index, at)) > id),
  );
}

/** ID of the next asset after a block: the first field of `config`. */
function counterAt(index: AtomicIndex, block: number): Promise<bigint> {
  return index.once(`counter ${block}`, async () => {
    const row = await index.row(assetsContract, assetsContract, 'config', nameToU64('config'), block);
    return row === null || row.value.length < 8 ? 0n : new ByteReader(row.value).u64();
  });
}

/** Number of an asset within its template, 1 for the first one minted; 0 without a template or if it is unknown. */
export async function templateMint(index: AtomicIndex, asset: AssetHead & { block: number }): Promise<number> {
  if (asset.template === null) return 0;
  const minted = await mintedBlock(index, asset);
  if (minted === null) return 0;
  const number = await index.keptBlock(`mint ${asset.id}`, () => mintNumber(index, asset, minted));
  return number ?? 0;
}

/** null if assets of the template are minted in the same block, and not all of them are found. */
async function mintNumber(index: AtomicIndex, asset: AssetHead, minted: number): Promise<number | null> {
  const [before, after] = await Promise.all([issuedAt(index, asset, minted - 1), issuedAt(index, asset, minted)]);
  if (after === before + 1) return after;
  const [low, high] = await Promise.all([counterAt(index, minted - 1), counterAt(index, minted)]);
  const touched = await index.once(`touched ${minted}`, () =>
    index.reader.touchedRows(minted, [assetsContract], maxTouched),
  );
  const siblings = new Set<bigint>();
  for (const { table, after: row } of touched) {
    if (table !== 'assets' || row === null || row.primaryKey < low || row.primaryKey >= high) continue;
    if (assetHead(row).template === asset.template) siblings.add(row.primaryKey);
  }
  if (siblings.size !== after - before) return null;
  return before + [...siblings].filter((id) => id <= asset.id).length;
}

async function issuedAt(index: AtomicIndex, { collection, template }: AssetHead, block: number): Promise<number> {
  return index.once(`issued ${collection} ${template} ${block}`, async () => {
    const row = await index.row(assetsContract, collection, 'templates', BigInt(template ?? 0), block);
    if (row === null) return 0;
    const fields = await index.decode(row);
    return reading(() => fields.at('issued_supply').number());
  });
}
