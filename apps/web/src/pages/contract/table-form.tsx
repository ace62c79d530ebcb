import { useState, type FormEvent } from 'react';
import { boundFault, keyTypes } from '@antescope/sources/contract/key-bound';
import type { KeyType, TableIndex } from '@antescope/sources/table/table-definition';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Field, inputClass } from '../../ui/text-input.tsx';
import { Disclosure } from '../../domain/value/disclosure.tsx';
import { contractLink, scopeParameter } from '../../domain/contract/contract-query.ts';
import type { ContractSearch } from '../../domain/contract/contract-search.ts';
import type { SelectedTable } from './load.ts';
import { fetchIndexes } from './fetch-indexes.ts';
import { useOpen } from '../../ui/use-open.ts';

interface FormValues {
  scope: string;
  limit: string;
  lower: string;
  upper: string;
  index: string;
  key: string;
  reverse: boolean;
  payer: boolean;
  at: string;
}

const positions = ['2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** Table query. A native form whose fields are the search parameters. */
export function TableForm({
  account,
  table,
  search,
}: {
  account: string;
  table: SelectedTable;
  search: ContractSearch;
}) {
  const strings = useStrings('pages/contract').table;
  const { base } = useBoot();
  const open = useOpen();
  const { query } = table;
  const [values, setValues] = useState<FormValues>({
    scope: scopeParameter(query.scope),
    limit: String(query.limit),
    lower: query.lower ?? '',
    upper: query.upper ?? '',
    index: query.index,
    key: query.keyType ?? '',
    reverse: query.reverse,
    payer: query.showPayer,
    at: query.at ?? '',
  });
  const [indexes, setIndexes] = useState<(TableIndex & { name?: string })[]>(table.indexes);
  const change = (part: Partial<FormValues>): void => setValues({ ...values, ...part });
  const type = (values.key === '' ? null : values.key) as KeyType | null;
  const errorOf = (bound: string): string | null => {
    const error = bound.trim() === '' ? null : boundFault(type, bound.trim());
    return error === null ? null : strings.faults[error];
  };
  const errors = { lower: errorOf(values.lower), upper: errorOf(values.upper) };
  const load = (event: FormEvent): void => {
    event.preventDefault();
    if (errors.lower !== null || errors.upper !== null) return;
    const { reverse, payer, ...texts } = values;
    const link = contractLink({
      tab: 'Tables',
      account,
      table: table.name,
      ...texts,
      index: values.index === '1' ? undefined : values.index,
      reverse: reverse ? '1' : undefined,
      payer: payer ? '1' : undefined,
      view: search.view,
    });
    open(link.path, { search: link.search, still: true });
  };
  const chooseIndex = (index: string): void => {
    const match = indexes.find(({ position }) => position === index);
    change({ index, key: index === '1' ? '' : (match?.keyType ?? (values.key === '' ? 'i64' : values.key)) });
  };
  const bounded =
    query.lower !== null ||
    query.upper !== null ||
    query.index !== '1' ||
    query.reverse ||
    query.showPayer ||
    query.at !== null;
  return (
    <form action={`${base}/contract`} onSubmit={load} className="mt-3">
      <input type="hidden" name="tab" value="Tables" />
      <input type="hidden" name="account" value={account} />
      <input type="hidden" name="table" value={table.name} />
      <div className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-end gap-3">
        <Field
          name="scope"
          label={strings.scope}
          value={values.scope}
          placeholder={strings.scopeHint}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          onChange={(event) => change({ scope: event.target.value })}
        />
        <Field
          name="limit"
          label={strings.limit}
          type="number"
          min={1}
          max={1000}
          value={values.limit}
          dir="ltr"
          onChange={(event) => change({ limit: event.target.value })}
        />
        <Button type="submit" kind="primary">
          {strings.load}
        </Button>
      </div>
      <details className="group mt-2" open={bounded}>
        <Disclosure>{strings.bounds}</Disclosure>
        <div className="grid gap-3 pt-1 sm:grid-cols-2 xl:grid-cols-4">
          <Choice
            name="index"
            label={strings.index}
            value={values.index}
            onChange={chooseIndex}
            options={[
              ['1', strings.primary],
              ...positions.map((position): [string, string] => [
                position,
                indexName(position, indexes, strings.position),
              ]),
            ]}
          />
          <Choice
            name="key"
            label={strings.keyType}
            value={values.key}
            onChange={(key) => change({ key })}
            options={[
              ...(values.index === '1' ? [['', strings.anyKey] as [string, string]] : []),
              ...keyTypes
                .filter((each) => values.index !== '1' || each === 'i64' || each === 'name')
                .map((each): [string, string] => [each, each]),
            ]}
          />
          {(['lower', 'upper'] as const).map((end) => (
            <Field
              key={end}
              name={end}
              label={strings[end]}
              value={values[end]}
              error={errors[end]}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              dir="ltr"
              onChange={(event) => change({ [end]: event.target.value })}
            />
          ))}
        </div>
        {table.indexed && (
          <Field
            name="at"
            label={strings.at}
            hint={strings.atHint}
            value={values.at}
            placeholder="2026-11-20 12:00"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            className="max-w-sm pt-3"
            onChange={(event) => change({ at: event.target.value })}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 pt-2">
          <Check
            name="reverse"
            label={strings.reverse}
            checked={values.reverse}
            onChange={(reverse) => change({ reverse })}
          />
          <Check name="payer" label={strings.payer} checked={values.payer} onChange={(payer) => change({ payer })} />
          <DetectIndexes
            detect={() => fetchIndexes(base, { code: account, table: table.name, scope: query.scope })}
            onDetected={(indexes) =>
              setIndexes(
                indexes.map((each) => ({
                  ...table.indexes.find(({ position }) => position === each.position),
                  ...each,
                })),
              )
            }
          />
        </div>
      </details>
    </form>
  );
}

function indexName(
  position: string,
  indexes: (TableIndex & { name?: string })[],
  plain: (position: string) => string,
): string {
  const match = indexes.find((each) => each.position === position);
  if (match === undefined) return plain(position);
  return `${position}: ${match.name ?? ''} ${match.keyType}`;
}

/** ABIs do not name secondary indexes, so they are detected by querying the node. */
function DetectIndexes({
  detect,
  onDetected,
}: {
  detect: () => Promise<TableIndex[]>;
  onDetected: (indexes: TableIndex[]) => void;
}) {
  const strings = useStrings('pages/contract').table;
  const [state, setState] = useState<'idle' | 'asking' | 'failed' | number>('idle');
  const run = (): void => {
    setState('asking');
    const show = (indexes: TableIndex[]): void => {
      setState(indexes.length);
      onDetected(indexes);
    };
    detect().then(show, () => setState('failed'));
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <Button kind="quiet" disabled={state === 'asking'} onClick={run}>
        {strings.find}
      </Button>
      <output className="text-sm text-muted">
        {state === 'asking' && strings.finding}
        {state === 'failed' && strings.findFailed}
        {typeof state === 'number' && strings.found(state)}
      </output>
    </span>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: [value: string, text: string][];
  onChange: (value: string) => void;
}

function Choice({ name, label, value, options, onChange }: ChoiceProps) {
  return (
    <label className="block">
      <span className="mb-1 block text-sm text-muted">{label}</span>
      <select name={name} className={inputClass} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CheckProps {
  name: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Check({ name, label, checked, onChange }: CheckProps) {
  return (
    <label className="inline-flex min-h-9 cursor-pointer items-center gap-2 pointer-coarse:min-h-tap">
      <input
        type="checkbox"
        name={name}
        value="1"
        className="size-4 accent-(--accent)"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
