import { Plus, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/text-input.tsx';
import type { TypeBook } from '../../../domain/value/type-book.ts';
import { blank, type FormValue } from './form-value.ts';
import { useStrings } from '../../../i18n/strings.ts';

/** Shared state of all fields of a form. */
export interface FormContext {
  book: TypeBook;
  /** Visible error message of a path. */
  errorAt: (path: string) => string | undefined;
  onChange: (steps: readonly (string | number)[], next: FormValue | undefined) => void;
  onLeave: (path: string) => void;
  /** Example amount and symbols of the core token. */
  examples: Readonly<Record<'asset' | 'symbol' | 'symbol_code', string>>;
}

interface AbiFieldProps {
  form: FormContext;
  name: string;
  type: string;
  value: FormValue;
  steps: readonly (string | number)[];
  /** Path in the codec's notation. */
  path: string;
}

/** Inputs for a value of any ABI type, including nested ones. */
export function AbiField(props: AbiFieldProps) {
  const { form, type, value } = props;
  const shape = form.book.shapeOf(type);
  switch (shape.kind) {
    case 'leaf':
      if (shape.type === 'bool') return <FlagField {...props} checked={value === true} />;
      if (shape.type === 'extended_asset') return <ExtendedAssetField {...props} />;
      return <TextField {...props} leaf={shape.type} />;
    case 'unknown':
      return <TextField {...props} leaf={type} />;
    case 'optional':
      return <OptionalField {...props} of={shape.of} />;
    case 'array':
      return <ListField {...props} of={shape.of} fixed={shape.size !== null} />;
    case 'variant':
      return <VariantField {...props} types={shape.types} />;
    case 'struct':
      return (
        <Group name={props.name} type={type}>
          <StructFields {...props} />
        </Group>
      );
  }
}

export function StructFields({ form, type, value, steps, path }: Omit<AbiFieldProps, 'name'>) {
  const strings = useStrings('pages/contract').form;
  const shape = form.book.shapeOf(type);
  if (shape.kind !== 'struct') return null;
  const record = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  if (shape.fields.length === 0) return <p className="text-muted">{strings.noFields}</p>;
  // Binary extensions come last: each requires all before it.
  const absent = shape.fields.find((field) => field.extension && !Object.hasOwn(record, field.name));
  return (
    <>
      {shape.fields.map((field) => {
        const at = [...steps, field.name];
        if (!Object.hasOwn(record, field.name)) {
          if (field !== absent) return null;
          return (
            <AddButton
              key={field.name}
              label={strings.add(field.name)}
              onClick={() => form.onChange(at, blank(form.book, field.type))}
            />
          );
        }
        return (
          <Removable
            key={field.name}
            label={strings.remove(field.name)}
            onRemove={field.extension ? () => form.onChange(at, undefined) : null}
          >
            <AbiField
              form={form}
              name={field.name}
              type={field.type}
              value={record[field.name] ?? null}
              steps={at}
              path={`${path}.${field.name}`}
            />
          </Removable>
        );
      })}
    </>
  );
}

const examples: Record<string, string> = {
  time_point: '2030-01-31T12:00:00.000',
  time_point_sec: '2030-01-31T12:00:00',
  block_timestamp_type: '2030-01-31T12:00:00.000',
  public_key: 'PUB_K1_…',
  signature: 'SIG_K1_…',
  checksum160: '40 × 0–9 a–f',
  checksum256: '64 × 0–9 a–f',
  checksum512: '128 × 0–9 a–f',
  bytes: '0–9 a–f',
};

function TextField({ form, name, type, value, steps, path, leaf }: AbiFieldProps & { leaf: string }) {
  const id = useId();
  const error = form.errorAt(path);
  const shared = {
    id,
    value: typeof value === 'string' ? value : '',
    dir: leaf === 'string' ? ('auto' as const) : ('ltr' as const),
    autoCapitalize: 'none',
    autoComplete: 'off',
    spellCheck: leaf === 'string',
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-note`,
    placeholder: { ...examples, ...form.examples }[leaf] ?? '',
    onBlur: () => form.onLeave(path),
  };
  const long = leaf === 'string' || leaf === 'bytes';
  return (
    <div>
      <Label id={id} name={name} type={type} />
      {long ? (
        <textarea
          {...shared}
          rows={1}
          className={`${inputClass} field-sizing-content h-auto! min-h-9 py-1.5`}
          onChange={(event) => form.onChange(steps, event.target.value)}
        />
      ) : (
        <input
          {...shared}
          className={inputClass}
          onChange={(event) => form.onChange(steps, event.target.value.trim())}
        />
      )}
      {error !== undefined && (
        <p id={`${id}-note`} className="mt-1 text-sm text-negative wrap-anywhere">
          <bdi>{error}</bdi> <span className="ident whitespace-normal! text-muted">{path}</span>
        </p>
      )}
    </div>
  );
}

function Label({ id, name, type }: { id: string; name: string; type: string }) {
  return (
    <label htmlFor={id} className="mb-1 flex flex-wrap items-baseline gap-x-2 text-sm">
      <bdi>{name}</bdi> <bdi className="ident text-muted">{type}</bdi>
    </label>
  );
}

function FlagField({ form, name, type, steps, checked }: AbiFieldProps & { checked: boolean }) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2 text-sm pointer-coarse:min-h-tap">
      <input
        type="checkbox"
        className="size-4 accent-(--accent)"
        checked={checked}
        onChange={(event) => form.onChange(steps, event.target.checked)}
      />
      <bdi>{name}</bdi> <bdi className="ident text-muted">{type}</bdi>
    </label>
  );
}

function ExtendedAssetField(props: AbiFieldProps) {
  const { value, steps, path } = props;
  const record = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  return (
    <Group name={props.name} type={props.type}>
      {(
        [
          ['quantity', 'asset'],
          ['contract', 'name'],
        ] as const
      ).map(([name, type]) => (
        <TextField
          key={name}
          {...props}
          name={name}
          type={type}
          leaf={type}
          value={record[name] ?? ''}
          steps={[...steps, name]}
          path={`${path}.${name}`}
        />
      ))}
    </Group>
  );
}

function OptionalField({ of, ...props }: AbiFieldProps & { of: string }) {
  const strings = useStrings('pages/contract').form;
  const { form, name, value, steps } = props;
  if (value === null) {
    return (
      <AddButton
        label={strings.add(name)}
        hint={props.type}
        onClick={() => form.onChange(steps, blank(form.book, of))}
      />
    );
  }
  return (
    <Removable label={strings.remove(name)} onRemove={() => form.onChange(steps, null)}>
      <AbiField {...props} type={of} />
    </Removable>
  );
}

function ListField({ of, fixed, ...props }: AbiFieldProps & { of: string; fixed: boolean }) {
  const strings = useStrings('pages/contract').form;
  const { form, name, steps, path } = props;
  const items = Array.isArray(props.value) ? props.value : [];
  const error = form.errorAt(path);
  return (
    <Group name={name} type={props.type}>
      {items.map((item, index) => (
        <Removable
          // oxlint-disable-next-line react/no-array-index-key -- list items have no identity but their index
          key={index}
          label={strings.remove(`${name}[${index}]`)}
          onRemove={fixed ? null : () => form.onChange([...steps, index], undefined)}
        >
          <AbiField
            form={form}
            name={`${name}[${index}]`}
            type={of}
            value={item}
            steps={[...steps, index]}
            path={`${path}[${index}]`}
          />
        </Removable>
      ))}
      {!fixed && (
        <AddButton
          label={strings.addItem(name)}
          onClick={() => form.onChange([...steps, items.length], blank(form.book, of))}
        />
      )}
      {error !== undefined && <p className="text-sm text-negative">{error}</p>}
    </Group>
  );
}

function VariantField({ types, ...props }: AbiFieldProps & { types: string[] }) {
  const strings = useStrings('pages/contract').form;
  const { form, name, value, steps, path } = props;
  const [chosen, inner] = Array.isArray(value) ? [String(value[0]), value[1] ?? null] : [types[0] ?? '', null];
  return (
    <Group name={name} type={props.type}>
      <label className="block text-sm">
        <span className="mb-1 block text-muted">{strings.oneOf}</span>
        <select
          className={inputClass}
          value={chosen}
          dir="ltr"
          onChange={(event) => form.onChange(steps, [event.target.value, blank(form.book, event.target.value)])}
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </select>
      </label>
      <AbiField form={form} name={name} type={chosen} value={inner} steps={[...steps, 1]} path={`${path}.${chosen}`} />
    </Group>
  );
}

function Group({ name, type, children }: { name: string; type: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 flex flex-wrap items-baseline gap-x-2 text-sm">
        <bdi>{name}</bdi> <bdi className="ident text-muted">{type}</bdi>
      </legend>
      <div className="grid gap-3 border-s-2 border-line ps-3">{children}</div>
    </fieldset>
  );
}

function Removable({
  label,
  onRemove,
  children,
}: {
  label: string;
  onRemove: (() => void) | null;
  children: ReactNode;
}) {
  if (onRemove === null) return <>{children}</>;
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1">{children}</div>
      <Button kind="quiet" square aria-label={label} title={label} className="mt-5" onClick={onRemove}>
        <X size={16} aria-hidden />
      </Button>
    </div>
  );
}

function AddButton({ label, hint, onClick }: { label: string; hint?: string; onClick: () => void }) {
  return (
    <div>
      <Button kind="quiet" className="-ms-3" onClick={onClick}>
        <Plus size={16} aria-hidden />
        <bdi>{label}</bdi>
        {hint !== undefined && <bdi className="ident text-sm text-muted">{hint}</bdi>}
      </Button>
    </div>
  );
}
