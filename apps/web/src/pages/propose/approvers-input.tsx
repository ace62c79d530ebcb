import type { Approver } from '@antescope/wallet/multisig/approver-reach';
import { requestApprovals } from '@antescope/wallet/multisig/collected-actions';
import { levelText, parseLevel, type PermissionLevel } from '@antescope/wallet/session/session';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { useMultisig } from '../../wallet/multisig/use-multisig.ts';
import type { FieldInputProps } from '../../wallet/tools/inputs/field-input.ts';
import { TextInput } from '../../wallet/tools/inputs/text-input.tsx';

interface ApproversInputProps extends FieldInputProps {
  /** Permissions that the actions need; null: not known. */
  needed: readonly PermissionLevel[] | null;
  /** What can be expected of the listed permissions; null: not known. */
  approvers: readonly Approver[] | null;
  failed: boolean;
  onRetry: () => void;
}

/** Whose approval is requested: from the authorities of the actions, unless the list is edited. */
export function ApproversInput({ needed, approvers, failed, onRetry, ...field }: ApproversInputProps) {
  const strings = useStrings('pages/propose');
  const { state, update } = useMultisig();
  const [typed, setTyped] = useState('');
  const levels = state.multisigRequested ?? needed ?? [];
  const set = (next: readonly PermissionLevel[] | null): void => update((now) => requestApprovals(now, next));
  const added = parseLevel(typed);
  const add = (): void => {
    if (added === null) return;
    set([...levels, added]);
    setTyped('');
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm text-muted">{field.label}</legend>
      {levels.length > 0 && (
        <ul className="mb-2 grid gap-2">
          {levels.map((level, at) => (
            <li
              key={levelText(level)}
              className="flex min-w-0 items-center gap-x-3 rounded-base border border-line ps-3"
            >
              <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
                <bdi className="ident text-sm wrap-anywhere whitespace-normal!">{levelText(level)}</bdi>
                <ReachText approver={approvers?.find((each) => levelText(each.level) === levelText(level))} />
              </div>
              <Button
                square
                kind="quiet"
                aria-label={strings.removeApprover(levelText(level))}
                onClick={() => set(levels.filter((_level, index) => index !== at))}
              >
                <X size={16} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextInput
            {...field}
            label={strings.addApprover}
            value={typed}
            error={typed !== '' && added === null ? strings.levelInvalid : field.error}
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            onChange={setTyped}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed === '') return;
              event.preventDefault();
              add();
            }}
          />
        </div>
        {typed !== '' && added !== null && (
          <Button className="h-10 pointer-coarse:h-tap" onClick={add}>
            {strings.add}
          </Button>
        )}
      </div>
      {failed && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-sm text-negative">
          {strings.approversFailed}
          <Button onClick={onRetry}>{strings.retry}</Button>
        </p>
      )}
      {state.multisigRequested !== null && (
        <Button className="mt-2" onClick={() => set(null)}>
          {strings.suggest}
        </Button>
      )}
    </fieldset>
  );
}

const unreachable: readonly Approver['kind'][] = ['producers', 'unsatisfiable', 'missing'];

/** Why the approval can be expected, or not. */
function ReachText({ approver }: { approver: Approver | undefined }) {
  const { reach } = useStrings('pages/propose');
  if (approver === undefined) return null;
  const { kind, last } = approver;
  const text = kind === 'active' || kind === 'idle' ? reach[kind](last) : reach[kind];
  return <span className={`text-sm ${unreachable.includes(kind) ? 'text-warning' : 'text-muted'}`}>{text}</span>;
}
