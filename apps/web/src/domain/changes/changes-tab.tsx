import type { BlockChanges } from '@antescope/sources/state/past-states';
import type { Outcome } from '@antescope/sources/core/outcome';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import { ChangeList } from './change-list.tsx';
import { useStrings } from '../../i18n/strings.ts';

export interface ChangesTabProps {
  changes: Outcome<BlockChanges>;
  /** null: the whole block. */
  transactionId?: string | null;
}

/** State changes of a transaction or a whole block. */
export function ChangesTab({ changes, transactionId = null }: ChangesTabProps) {
  const strings = useStrings('domain/changes');
  return (
    <OutcomeView outcome={changes} what={strings.what} empty={strings.none}>
      {(data, meta) => (
        <div className="relative">
          <span className="absolute end-0 top-0">
            <SourceMark meta={meta} />
          </span>
          <ChangeList changes={data} transactionId={transactionId} />
        </div>
      )}
    </OutcomeView>
  );
}
