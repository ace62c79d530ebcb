import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { usePageWords } from '../../i18n/page-words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/text-input.tsx';
import { checkAccount, createActions, type AccountField, type NewAccount, suggested } from './account-input.ts';
import { createAccountWords } from './words.ts';
import type { CreateAccountWords } from './words/en.ts';
import { loadPart } from '../../lib/page/load-failure.ts';

// The wallet's code comes when a person wants to act.
const ActPanel = lazy(() =>
  loadPart(() => import('../../wallet/act-panel.tsx')).then((module) => ({ default: module.ActPanel })),
);

const order: readonly AccountField[] = ['name', 'owner', 'active', 'ram', 'cpu', 'net'];

/** A new account that the connected one makes and pays for. */
export function CreateAccountPage() {
  const words = usePageWords(createAccountWords);
  const { chain } = useBoot();
  const { code, precision } = chain.systemToken ?? chain.coreSymbol;
  const [typed, setTyped] = useState(suggested);
  const [shown, setShown] = useState(false);
  const [asked, setAsked] = useState<NewAccount | null>(null);
  const checked = checkAccount(typed, { code, precision }, words);
  const faults = shown && !checked.ok ? checked.faults : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setShown(true);
    setAsked(checked.ok ? checked.account : null);
  };
  return (
    <>
      <h1 className="text-2xl font-semibold">{words.title}</h1>
      <p className="mt-2 max-w-prose text-muted">{words.about}</p>
      <form onSubmit={submit} noValidate className="grid max-w-xl gap-4 py-4">
        {order.map((field) => (
          <Field
            key={field}
            label={labelOf(field, words, code)}
            hint={hintOf(field, words)}
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
            {checked.ok ? words.act(checked.account.name) : words.actPlain}
          </Button>
        ) : (
          <Suspense fallback={null}>
            <ActPanel
              label={words.act(asked.name)}
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

function labelOf(field: AccountField, words: CreateAccountWords, symbol: string): string {
  return field === 'cpu' || field === 'net' ? words[field](symbol) : words[field];
}

function hintOf(field: AccountField, words: CreateAccountWords): string | undefined {
  if (field === 'name') return words.nameHint;
  if (field === 'active') return words.activeHint;
  return field === 'ram' ? words.ramHint : undefined;
}
