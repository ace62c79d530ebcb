import type { ProposedAction, ProposedTransaction } from '@antescope/sources/msig/proposal-view';
import { Chip } from '../../../ui/chip.tsx';
import { PermissionChip } from '../../../ui/identifier/permission-chip.tsx';
import { PlannedAction } from '../../../domain/action/planned/planned-action.tsx';
import { Disclosure } from '../../../domain/value/disclosure.tsx';
import { ValueSheet } from '../../../domain/value/value-sheet.tsx';
import { useStrings } from '../../../i18n/strings.ts';

/** The proposed actions as sentences, with authorization and data, and nested actions below. */
export function ProposedActions({ transaction }: { transaction: ProposedTransaction }) {
  const strings = useStrings('pages/msig');
  const { contextFree, actions } = transaction;
  if (contextFree.length + actions.length === 0) return <p className="py-3 text-muted">{strings.noActions}</p>;
  return (
    <>
      {contextFree.length > 0 && (
        <div className="pt-2">
          <Chip>{strings.contextFree}</Chip>
          <Actions actions={contextFree} />
        </div>
      )}
      <Actions actions={actions} />
    </>
  );
}

function Actions({ actions }: { actions: ProposedAction[] }) {
  const strings = useStrings('pages/msig');
  return (
    <ol>
      {actions.map((action, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- actions of a transaction never reorder
        <li key={index} className="border-b border-line py-2.5">
          <div className="overflow-y-clip wrap-anywhere">
            <PlannedAction action={action} />
          </div>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="text-muted">{strings.action.authorization}</span>
            {action.authorization.map(({ actor, permission }) => (
              <PermissionChip key={`${actor}@${permission}`} actor={actor} permission={permission} />
            ))}
          </div>
          <details className="group">
            <Disclosure small>
              <span className="inline-flex min-h-7 flex-wrap items-center gap-x-3 text-sm">
                <bdi className="ident">
                  {action.contract}::{action.name}
                </bdi>
                {strings.action.data}
              </span>
            </Disclosure>
            <div className="ps-4 pb-1">
              {action.undecoded === null ? (
                <ValueSheet value={action.data} />
              ) : (
                <p className="ident max-h-64 overflow-y-auto wrap-anywhere whitespace-normal!">{action.hex}</p>
              )}
            </div>
          </details>
          {action.inner.length > 0 && (
            <div className="mt-1 border-s-2 border-line ps-4">
              <p className="text-sm text-muted">{strings.action.carries}</p>
              <Actions actions={action.inner} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
