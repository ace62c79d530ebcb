import type { ReactNode } from 'react';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { PermissionStep, StepPage } from '@antescope/sources/state/change-steps';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { spanText } from '../../lib/time/time-text.ts';
import { accountPath } from '../../ui/identifier/account-link.tsx';
import { KeyLink } from '../../ui/identifier/key-link.tsx';
import { PermissionChip } from '../../ui/identifier/permission-chip.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { memberChanges, type Member, type MemberChange } from './authority-changes.ts';
import { ChangedField } from './changed-field.tsx';
import { changedFields } from './changed-fields.ts';
import { StepList } from './step-list.tsx';

export interface PermissionHistoryProps {
  name: string;
  /** null: all permissions. */
  permission: string | null;
  below: number | null;
  steps: Outcome<StepPage<PermissionStep>>;
}

/** History of an account's permissions. */
export function PermissionHistory({ name, permission, below, steps }: PermissionHistoryProps) {
  const strings = useStrings('domain/changes').steps;
  const what = permission === null ? strings.whatPermissions(name) : strings.whatPermission(`${name}@${permission}`);
  return (
    <OutcomeView outcome={steps} what={what} empty={strings.noPermission}>
      {(page, meta) => (
        <StepList
          label={what}
          page={page}
          meta={meta}
          stepKey={(step) => `${step.block} ${step.permission}`}
          about={(step) => <PermissionChip actor={name} permission={step.permission} />}
          linkOf={(block) => ({
            path: accountPath(name),
            search: {
              tab: 'past',
              view: 'permissions',
              ...(permission === null ? {} : { permission }),
              ...(block === null ? {} : { below: block.toString() }),
            },
          })}
          older={below !== null}
        >
          {(step) => <Change step={step} />}
        </StepList>
      )}
    </OutcomeView>
  );
}

function Change({ step: { before, after } }: { step: PermissionStep }) {
  const strings = useStrings('domain/changes');
  const both = before !== null && after !== null;
  const settings = (state: PermissionStep['after']) =>
    state === null
      ? null
      : { [strings.steps.threshold]: state.authority.threshold, [strings.steps.parent]: state.parent };
  const fields = changedFields(settings(before), settings(after)).filter(
    (field) => both || (field.before ?? field.after) !== null,
  );
  const members = memberChanges(before?.authority ?? null, after?.authority ?? null, false);
  return (
    <>
      {fields.length + members.length === 0 && <p className="text-sm text-muted">{strings.same}</p>}
      <dl>
        {fields.map((field) => (
          <ChangedField key={field.field} {...field} both={both} />
        ))}
      </dl>
      <ul>
        {members.map((change) => (
          <MemberLine key={change.id} change={change} marked={both} />
        ))}
      </ul>
    </>
  );
}

/** A present or former member of the authority; `marked` highlights that it was added or removed. */
function MemberLine({ change: { member, before, after }, marked }: { change: MemberChange; marked: boolean }) {
  const strings = useStrings('domain/changes');
  const { account, time } = useMessages();
  const sign = before === null ? '+' : after === null ? '−' : '→';
  return (
    <li className="flex min-h-7 flex-wrap items-center gap-x-3">
      {marked && (
        <span
          aria-hidden
          className={`w-4 text-center font-semibold ${before === null ? 'text-positive' : after === null ? 'text-negative' : 'text-muted'}`}
        >
          {sign}
        </span>
      )}
      {marked && sign !== '→' && (
        <span className="sr-only">{sign === '+' ? strings.steps.added : strings.steps.removed}</span>
      )}
      <span className={after === null && marked ? 'line-through decoration-line-strong' : ''}>{drawn(member)}</span>
      <span className="text-sm text-muted">
        {before !== null && after !== null && before !== after
          ? `${account.weight(before)} → ${account.weight(after)}`
          : account.weight(after ?? before ?? 0)}
      </span>
    </li>
  );

  function drawn(of: Member): ReactNode {
    if (of.kind === 'key') return <KeyLink value={of.key} />;
    if (of.kind === 'account') return <PermissionChip actor={of.actor} permission={of.permission} />;
    return <bdi>{account.waits(spanText(of.seconds, time.span))}</bdi>;
  }
}
