import { useId } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { inputClass } from '../../ui/text-input.tsx';
import type { FieldInputProps } from '../../wallet/tools/inputs/field-input.ts';
import { TextInput } from '../../wallet/tools/inputs/text-input.tsx';

interface PermissionInputProps extends FieldInputProps {
  /** Present permissions. */
  names: readonly string[];
  loading: boolean;
  /** A present permission, or '' for a new one. */
  onChoose: (name: string) => void;
}

/** One of the present permissions, or the name of a new one. */
export function PermissionInput({ names, loading, onChoose, ...props }: PermissionInputProps) {
  const strings = useStrings('pages/permissions');
  const id = useId();
  const isNew = !names.includes(props.value);
  return (
    <>
      {(loading || names.length > 0) && (
        <div>
          <label htmlFor={id} className="mb-1 block text-sm text-muted">
            {props.label}
          </label>
          <select
            id={id}
            className={inputClass}
            disabled={loading}
            value={isNew ? '' : props.value}
            aria-describedby={!isNew && props.error !== null ? `${id}-note` : undefined}
            onChange={(event) => onChoose(event.target.value)}
          >
            <option value="">{strings.newPermission}</option>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          {!isNew && props.error !== null && (
            <p id={`${id}-note`} className="mt-1 text-sm text-negative">
              {props.error}
            </p>
          )}
        </div>
      )}
      {isNew && (
        <TextInput
          {...props}
          label={strings.name}
          hint={strings.nameHint}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      )}
    </>
  );
}

interface ParentInputProps extends FieldInputProps {
  names: readonly string[];
  /** The permission exists: its parent cannot change. */
  fixed: boolean;
}

/** Parent of a new permission. */
export function ParentInput({ names, fixed, name, label, value, error, onChange, onLeave }: ParentInputProps) {
  const id = useId();
  if (fixed) return null;
  const options = names.length === 0 ? ['owner', 'active'] : names;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <select
        id={id}
        className={inputClass}
        data-field={name}
        aria-invalid={error !== null}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}
