import type { RexPool } from '@antescope/sources/table/tables/rex';
import { lazy, Suspense, useId, useState, type FormEvent } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/text-input.tsx';
import { useSavedUsers } from '../../wallet/saved-users.ts';
import { rexActions, type RexAct, type RexActName } from './rex-actions.ts';
import { rexEstimate } from './rex-estimate.ts';
import { checkRex, fieldsOf, type RexField } from './rex-input.ts';
import { useOwnStake } from './use-own-stake.ts';
import { loadPart } from '../../lib/page/load-failure.ts';

// The wallet's code comes when a person wants to act.
const ActPanel = lazy(() =>
  loadPart(() => import('../../wallet/act-panel.tsx')).then((module) => ({ default: module.ActPanel })),
);

interface RexFormProps {
  /** `button` says what the button does where the choice's own words do not. */
  acts: readonly { act: RexActName; label: string; button?: string }[];
  /** What the choice between the acts is called. */
  choice: string;
  /** The pool that estimates follow from; null where it is not known. */
  pool: RexPool | null;
}

/** One of several acts, its fields, and the act with what it would change. */
export function RexForm({ acts, choice, pool }: RexFormProps) {
  const strings = useStrings('pages/rex');
  const { chain } = useBoot();
  const { code, precision } = chain.systemToken ?? chain.coreSymbol;
  const stake = useOwnStake(useSavedUsers(chain.chainId ?? '').actor);
  const [act, setAct] = useState(acts[0]!.act);
  const [typed, setTyped] = useState<Partial<Record<RexField, string>>>({});
  const [shown, setShown] = useState(false);
  const [asked, setAsked] = useState<RexAct | null>(null);
  const checked = checkRex(act, typed, { symbol: { code, precision }, stake, strings });
  const estimate = rexEstimate(act, typed, { pool, symbol: { code, precision }, strings });
  const faults = shown && 'faults' in checked ? checked.faults : {};

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setShown(true);
    setAsked('act' in checked ? checked.act : null);
  };
  const chosen = acts.find((each) => each.act === act)!;
  const label = chosen.button ?? chosen.label;
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-4 py-4">
      {acts.length > 1 && (
        <Choice
          label={choice}
          acts={acts}
          chosen={act}
          onChoose={(next) => {
            setAct(next);
            setAsked(null);
            setShown(false);
          }}
        />
      )}
      {fieldsOf[act].map((field) => (
        <Field
          key={field}
          label={fieldLabel(field, strings, code)}
          value={typed[field] ?? ''}
          error={faults[field] ?? null}
          hint={estimate?.field === field ? estimate.text : undefined}
          inputMode={field === 'receiver' ? 'text' : 'decimal'}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          onChange={(event) => {
            setTyped({ ...typed, [field]: event.target.value });
            setAsked(null);
          }}
        />
      ))}
      {asked === null ? (
        <Button type="submit" kind="primary">
          {label}
        </Button>
      ) : (
        <Suspense fallback={null}>
          <ActPanel
            label={label}
            actionsKey={JSON.stringify(asked)}
            actions={({ actor, permission }) =>
              rexActions(asked, { actor, permission, system: chain.systemAccounts.system })
            }
          />
        </Suspense>
      )}
    </form>
  );
}

function fieldLabel(field: RexField, strings: StringFolders['pages/rex'], symbol: string): string {
  switch (field) {
    case 'rex':
      return strings.rexAmount;
    case 'receiver':
      return strings.receiver;
    case 'loan':
      return strings.loan;
    default:
      return strings[field](symbol);
  }
}

interface ChoiceProps {
  label: string;
  acts: RexFormProps['acts'];
  chosen: RexActName;
  onChoose: (act: RexActName) => void;
}

function Choice({ label, acts, chosen, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm text-muted">{label}</legend>
      {acts.map(({ act, label: text }) => (
        <label key={act} className="flex min-h-8 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name={name}
            className="size-4 accent-(--accent)"
            checked={act === chosen}
            onChange={() => onChoose(act)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
