import { tooWide } from '../atomic-error.ts';
import type { AtomicIndex } from '../atomic-index.ts';
import { rowById } from '../table-rows.ts';
import { assetDocument } from './asset-document.ts';

/** Assets that one response has the documents of. */
const maxAssets = 1000;

/** Documents by asset ID; of an asset that is gone its ID, as in the API. Throws AtomicError (400) if they are too many. */
export async function assetDocuments(index: AtomicIndex, ids: readonly bigint[]): Promise<(id: bigint) => unknown> {
  const distinct = [...new Set(ids)];
  if (distinct.length > maxAssets) throw tooWide(`the page has more than ${maxAssets} assets, lower the limit`);
  const documents = new Map(
    await Promise.all(
      distinct.map(async (id) => {
        const row = await rowById(index, 'assets', id);
        return [id, row === null ? String(id) : await assetDocument(index, row)] as const;
      }),
    ),
  );
  return (id) => documents.get(id) ?? String(id);
}
