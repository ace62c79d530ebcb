import { fromHex } from '@antescope/codec/bytes/bytes';
import { unpackTransaction } from '@antescope/codec/chain/transaction';
import { PreviewContent } from './preview-content.tsx';
import { usePreview } from './use-preview.ts';

/** Effects of a packed transaction if it was executed now: its actions with a new header, simulated by the node. */
export function PackedEffects({ packed }: { packed: string }) {
  const preview = usePreview(packed, () => unpackTransaction(fromHex(packed)).actions);
  return (
    <div aria-live="polite" aria-busy={preview.state === 'working'} className="grid gap-3 py-3">
      <PreviewContent preview={preview} actions={false} />
    </div>
  );
}
