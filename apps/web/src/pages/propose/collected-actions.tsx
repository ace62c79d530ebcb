import {
  changeLevel,
  type CollectedAction,
  moveEarlier,
  removeAction,
} from '@antescope/wallet/multisig/collected-actions';
import { levelText, parseLevel } from '@antescope/wallet/session/session';
import { ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PlannedAction } from '../../domain/action/planned/planned-action.tsx';
import { Disclosure } from '../../domain/value/disclosure.tsx';
import { ValueSheet } from '../../domain/value/value-sheet.tsx';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/text-input.tsx';
import { useMultisig } from '../../wallet/multisig/use-multisig.ts';
import { ActionPermissions } from '../../wallet/transact/action-permissions.tsx';

/** The actions of the proposal in their order, each with the permission that it needs. */
export function CollectedActions({ error }: { error: string | null }) {
  const strings = useStrings('pages/propose');
  const { multisigActions } = useMultisig().state;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm text-muted">{strings.fields.actions.label}</legend>
      {multisigActions.length === 0 ? (
        <p data-field="actions" tabIndex={-1} className="rounded-base border border-dashed border-line-strong p-4">
          {strings.none}{' '}
          <AppLink path="/wallet/transfer" className="link underline">
            {strings.transfer}
          </AppLink>
        </p>
      ) : (
        <ol className="grid gap-3">
          {multisigActions.map((action, index) => (
            <Collected key={`${index} ${action.data} ${levelText(action.level)}`} action={action} at={index} />
          ))}
        </ol>
      )}
      {error !== null && <p className="mt-1 text-sm text-negative">{error}</p>}
    </fieldset>
  );
}

function Collected({ action, at }: { action: CollectedAction; at: number }) {
  const strings = useStrings('pages/propose');
  const { update } = useMultisig();
  const { account, name, decoded } = action;
  const number = String(at + 1);
  return (
    <li className="min-w-0 rounded-base border border-line p-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1 wrap-anywhere">
          <PlannedAction action={{ contract: account, name, authorization: [], data: decoded }} />
        </div>
        {at > 0 && (
          <Button
            square
            kind="quiet"
            aria-label={strings.earlier(number)}
            onClick={() => update((now) => moveEarlier(now, at))}
          >
            <ArrowUp size={16} aria-hidden />
          </Button>
        )}
        <Button
          square
          kind="quiet"
          aria-label={strings.remove(number)}
          onClick={() => update((now) => removeAction(now, at))}
        >
          <Trash2 size={16} aria-hidden />
        </Button>
      </div>
      <LevelInput action={action} at={at} />
      <ActionPermissions
        action={{ account, name, data: decoded }}
        level={action.level}
        onChoose={(level) => update((now) => changeLevel(now, at, level))}
      />
      <details className="group mt-1">
        <Disclosure small>
          <bdi className="ident text-sm">
            {account}::{name}
          </bdi>
        </Disclosure>
        <div className="ps-4 pb-1 text-sm">
          <ValueSheet value={decoded} />
        </div>
      </details>
    </li>
  );
}

/** The permission that authorizes the action; stored when the field is left. */
function LevelInput({ action: { level }, at }: { action: CollectedAction; at: number }) {
  const strings = useStrings('pages/propose');
  const { update } = useMultisig();
  const [text, setText] = useState(levelText(level));
  const parsed = parseLevel(text);
  return (
    <Field
      className="mt-2"
      label={strings.authorizedBy}
      error={parsed === null ? strings.levelInvalid : null}
      value={text}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      onChange={({ target }) => setText(target.value)}
      onBlur={() =>
        parsed !== null && levelText(parsed) !== levelText(level) && update((now) => changeLevel(now, at, parsed))
      }
    />
  );
}
