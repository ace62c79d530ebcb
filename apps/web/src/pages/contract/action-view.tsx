import type { TokenSymbol } from '@antescope/chains/config/chain-config';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Disclosure } from '../../domain/value/disclosure.tsx';
import { TypeBook } from '../../domain/value/type-book.ts';
import { PlainText } from './abi-view.tsx';
import { CopyAs } from '../../domain/copy-as/copy-as.tsx';
import { callsOf, contractLink } from '../../domain/contract/contract-query.ts';
import type { ContractSearch } from '../../domain/contract/contract-search.ts';
import { StructFields, type FormContext } from './form/abi-field.tsx';
import { usualPermission } from '@antescope/wallet/permissions/usual-permission';
import { firstNamed } from './form/first-named.ts';
import type { CheckedForm } from './form/check-form.ts';
import { coerceToType, withValue, type FormValue } from './form/form-value.ts';
import { useChecked } from './form/use-checked.ts';
import type { SelectedAction } from './load.ts';
import { loadPart } from '../../lib/page/load-failure.ts';

// The wallet code is loaded when the action is run.
const ActionRun = lazy(() =>
  loadPart(() => import('./action-run.tsx')).then((module) => ({ default: module.ActionRun })),
);

interface ActionViewProps {
  account: string;
  action: SelectedAction;
  search: ContractSearch;
}

/** Example values based on the core token. */
function examplesOf({ code, precision }: TokenSymbol): FormContext['examples'] {
  const amount = precision === 0 ? '1' : `1.${'0'.repeat(precision)}`;
  return { asset: `${amount} ${code}`, symbol: `${precision},${code}`, symbol_code: code };
}

/** One action: a form for its data, validated as the user types, and a simulation. */
export function ActionView({ account, action, search }: ActionViewProps) {
  const strings = useStrings('pages/contract');
  const { chain } = useBoot();
  const book = useMemo(() => new TypeBook(action.types), [action.types]);
  const [value, setValue] = useState<FormValue>(() => coerceToType(book, action.type, givenData(search.data)));
  const [prefilled] = useState(givenData(search.data) === undefined ? null : value);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempted, setTried] = useState(false);
  const examples = examplesOf(chain.coreSymbol);
  const checked = useChecked(action.types, action.type, value, strings.form.badAsset(examples.asset));
  const errorAt = (path: string): string | undefined =>
    attempted || left.has(path) ? checked?.errors.get(path) : undefined;
  const link = contractLink({ tab: 'Actions', account, action: action.name, data: JSON.stringify(value) });
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="ident text-lg font-semibold">{action.name}</h2>
        <span className="text-sm text-muted">
          {strings.table.structure}{' '}
          <AppLink {...contractLink({ tab: 'ABI', account, type: action.type })} className="ident link">
            {action.type}
          </AppLink>
          {action.result !== null && (
            <>
              {' · '}
              {strings.abi.results} <bdi className="ident">{action.result}</bdi>
            </>
          )}
          {' · '}
          <AppLink {...callsOf(account, action.name)} className="link">
            {strings.facts.calls}
          </AppLink>
        </span>
      </div>
      {action.ricardian !== '' && <PlainText title={strings.abi.ricardian} text={action.ricardian} />}
      <div className="mt-4 grid gap-8 xl:grid-cols-2">
        <form className="grid content-start gap-4" noValidate onSubmit={(event) => event.preventDefault()}>
          {value === prefilled && (
            <p role="note" className="border-s-2 border-warning ps-3 wrap-anywhere">
              {strings.form.fromLink}
            </p>
          )}
          <StructFields
            form={{
              book,
              errorAt,
              onChange: (steps, next) => setValue((now) => withValue(now, steps, next)),
              onLeave: (path) => setLeft((now) => new Set([...now, path])),
              examples,
            }}
            type={action.type}
            value={value}
            steps={[]}
            path={action.type}
          />
          <Packed checked={checked} value={value} link={link} account={account} action={action.name} />
        </form>
        <div className="min-w-0">
          {attempted ? (
            <Suspense fallback={<p className="text-muted">{strings.form.opening}</p>}>
              <ActionRun account={account} action={action.name} value={value} ready={checked?.hex != null} />
            </Suspense>
          ) : (
            <>
              <p className="mb-3 text-muted">{strings.form.explain}</p>
              <Button kind="primary" onClick={() => setTried(true)}>
                {strings.form.run}
              </Button>
            </>
          )}
          {attempted && checked !== null && checked.errors.size > 0 && <ErrorSummary errors={checked.errors} />}
        </div>
      </div>
    </>
  );
}

const maxDataLength = 16_000;

function givenData(text: string | undefined): unknown {
  if (text === undefined || text.length > maxDataLength) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The URL is truncated: the form starts empty.
    return undefined;
  }
}

function ErrorSummary({ errors }: { errors: Map<string, string> }) {
  const strings = useStrings('pages/contract').form;
  return (
    <div role="status" className="mt-4 border-s-2 border-warning ps-3">
      <p className="font-semibold">{strings.invalid(errors.size)}</p>
      <ul className="text-sm">
        {[...errors].slice(0, 8).map(([path, message]) => (
          <li key={path} className="wrap-anywhere">
            <span className="ident whitespace-normal!">{path}</span> <bdi className="text-muted">{message}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PackedProps {
  checked: CheckedForm | null;
  value: FormValue;
  link: { path: string; search: Record<string, string> };
  account: string;
  action: string;
}

/** The data as JSON, as packed bytes, and as a link to the prefilled form. */
function Packed({ checked, value, link, account, action }: PackedProps) {
  const strings = useStrings('pages/contract').form;
  const json = JSON.stringify(value, null, 2);
  const [actor, permission] = firstNamed(value, usualPermission(account, action)).split('@');
  const authorization = actor === undefined || permission === undefined ? [] : [{ actor, permission }];
  return (
    <details className="group border-t border-line pt-1">
      <Disclosure>{strings.data}</Disclosure>
      <div className="grid gap-3 pb-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <AppLink {...link} still className="link">
            {strings.link}
          </AppLink>
          {checked?.hex != null && (
            <CopyAs
              label={strings.copyAs}
              subject={{
                kind: 'actions',
                actions: [{ account, name: action, authorization, data: value }],
                read: null,
              }}
            />
          )}
        </div>
        <div className="relative" dir="ltr">
          <span className="absolute end-2 top-2">
            <CopyButton value={json} />
          </span>
          <pre
            tabIndex={0}
            className="ident max-h-80 overflow-auto rounded-base bg-surface p-3 text-sm whitespace-pre!"
          >
            {json}
          </pre>
        </div>
        {checked?.hex != null && (
          <p>
            <span className="me-2 text-muted">{strings.packed(checked.hex.length / 2)}</span>
            <CopyButton value={checked.hex} />
            <span className="ident block max-h-40 overflow-y-auto text-sm whitespace-normal! wrap-anywhere">
              {checked.hex}
            </span>
          </p>
        )}
      </div>
    </details>
  );
}
