import type { TransactionSummary } from '@antescope/sources/transaction/transaction-view';
import { PlannedAction } from '../../domain/action/planned/planned-action.tsx';
import { ValueSheet } from '../../domain/value/value-sheet.tsx';
import { useStrings } from '../../i18n/strings.ts';
import { Facts } from '../../ui/facts.tsx';
import { PermissionChip } from '../../ui/identifier/permission-chip.tsx';

/** Actions that run when the delay of their transaction is over. */
export function DeferredActions({ actions }: { actions: TransactionSummary['actions'] }) {
  const strings = useStrings('pages/transaction');
  return (
    <ol className="grid gap-4">
      {actions.map((action, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- actions of a transaction never reorder
        <li key={index} className="card min-w-0 px-4 py-2">
          <p className="py-1 wrap-anywhere">
            <PlannedAction action={action} />
          </p>
          <Facts
            facts={[
              {
                label: strings.authorization,
                value: (
                  <span className="flex flex-wrap gap-2">
                    {action.authorization.map(({ actor, permission }) => (
                      <PermissionChip key={`${actor}@${permission}`} actor={actor} permission={permission} />
                    ))}
                  </span>
                ),
              },
              {
                label: strings.data,
                // Accounts in adjacent rows are touch targets of 24 pixels.
                value: (
                  <div className="leading-7">
                    <ValueSheet value={action.data} />
                  </div>
                ),
              },
            ]}
          />
        </li>
      ))}
    </ol>
  );
}
