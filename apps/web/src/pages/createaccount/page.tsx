import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/text-input.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { checkAccount, createActions, type AccountField, type NewAccount, suggested } from './account-input.ts';
import { loadPart } from '../../lib/page/load-failure.ts';

export const screen = defineScreen({
  strings: 'pages/createaccount',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: CreateAccountPage,
});

// The wallet's code comes when a person wants to act.
const ActPanel = lazy(() =>
  loadPart(() => import('../../wallet/act-panel.tsx')).then((module) => ({ default: module.ActPanel })),
);

const order: readonly AccountField[] = ['name', 'owner', 'active', 'ram', 'cpu', 'net'];

/** A new account that the connected one makes and pays for. */
function CreateAccountPage() {
  const strings = useStrings('pages/createaccount');
  const { chain } = useBoot();
  const { code, precision } = chain.systemToken ?? chain.coreSymbol;
  const [typed, setTyped] = useState(suggested);
  const [shown, setShown] = useState(false);
  const [asked, setAsked] = useState<NewAccount | null>(null);
  const checked = checkAccount(typed, { code, precision }, strings);
  const faults = shown && !checked.ok ? checked.faults : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setShown(true);
    setAsked(checked.ok ? checked.account : null);
  };
  return (
    <>
      <h1 className="text-2xl font-semibold">{strings.title}</h1>
      <p className="mt-2 max-w-prose text-muted">{strings.about}</p>
      <form onSubmit={submit} noValidate className="grid max-w-xl gap-4 py-4">
        {order.map((field) => (
          <Field
            key={field}
            label={labelOf(field, strings, code)}
            hint={hintOf(field, strings)}
            error={faults[field] ?? null}
            value={typed[field]}
            inputMode={field === 'ram' || field === 'cpu' || field === 'net' ? 'decimal' : 'text'}
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
            {checked.ok ? strings.act(checked.account.name) : strings.actPlain}
          </Button>
        ) : (
          <Suspense fallback={null}>
            <ActPanel
              label={strings.act(asked.name)}
              actionsKey={JSON.stringify(asked)}
              actions={({ actor, permission }) =>
                createActions(asked, {
                  actor,
                  permission,
                  system: chain.systemAccounts.system,
                  nameField: chain.contractVariants.newAccountField,
                })
              }
            />
          </Suspense>
        )}
      </form>
    </>
  );
}

function labelOf(field: AccountField, strings: StringFolders['pages/createaccount'], symbol: string): string {
  return field === 'cpu' || field === 'net' ? strings[field](symbol) : strings[field];
}

function hintOf(field: AccountField, strings: StringFolders['pages/createaccount']): string | undefined {
  if (field === 'name') return strings.nameHint;
  if (field === 'active') return strings.activeHint;
  return field === 'ram' ? strings.ramHint : undefined;
}
