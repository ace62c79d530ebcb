import type { StoredRow } from '@antescope/index/store/history-store';
import { actionsAt, allActions, contractSequences, maxExecutions } from '../actions.ts';
import { tooWide } from '../atomic-error.ts';
import { type AtomicIndex, assetsContract, reading } from '../atomic-index.ts';

export interface BurnedAsset {
  /** Its last row. */
  row: StoredRow;
  /** Account that burned it. */
  account: string;
  block: number;
}

/** All burned assets, newest first. Throws AtomicError (400) if there are too many. */
export function burnedAssets(index: AtomicIndex): Promise<BurnedAsset[]> {
  return index.once('burned assets', async () => {
    const place = { contract: assetsContract, action: 'logburnasset' };
    const sequences = await contractSequences(index, place, allActions, maxExecutions + 1);
    if (sequences.length > maxExecutions) throw tooWide(`more than ${maxExecutions} assets were burned`);
    const actions = await actionsAt(index, sequences);
    const burned = await Promise.all(
      actions.map(async ({ data, block }) => {
        const [account, id] = reading(() => [data.at('asset_owner').text(), data.at('asset_id').bigint()] as const);
        const row = await index.row(assetsContract, account, 'assets', id, block - 1);
        // Minted or received in the same block: no block ended with the row.
        return row === null ? null : { row, account, block };
      }),
    );
    return burned.filter((asset) => asset !== null);
  });
}

/** null: the asset is not burned. */
export async function burnedAsset(index: AtomicIndex, id: bigint): Promise<BurnedAsset | null> {
  return (await burnedAssets(index)).find(({ row }) => row.primaryKey === id) ?? null;
}
