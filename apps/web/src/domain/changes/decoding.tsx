import type { RowState } from '@antescope/sources/state/past-states';
import { useStrings } from '../../i18n/strings.ts';
import { isDecoded } from './changed-fields.ts';

/** How the states of a row were decoded, unless with an ABI of the index or of a node. */
export function Decoding({ before, after }: { before: RowState | null; after: RowState | null }) {
  const strings = useStrings('domain/changes');
  const service = before?.decodedBy ?? after?.decodedBy ?? null;
  const isWhole = isDecoded(before) && isDecoded(after);
  if (isWhole && service === null) return null;
  return (
    <p className="mt-1 text-sm text-muted">
      {isWhole && service !== null ? strings.decodedBy(service) : strings.undecoded}
    </p>
  );
}
