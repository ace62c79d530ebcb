import type { FieldInputProps } from '../../../wallet/tools/inputs/field-input.ts';

/** Removing a contract takes a choice of its own: an upload without files never does. */
export function RemovalInput({ name, label, value, error, onChange, onLeave }: FieldInputProps) {
  return (
    <div>
      <label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-tap">
        <input
          type="checkbox"
          data-field={name}
          className="size-4 accent-(--accent)"
          checked={value === 'yes'}
          aria-invalid={error !== null}
          onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
          onBlur={onLeave}
        />
        {label}
      </label>
      {error !== null && <p className="text-sm text-negative">{error}</p>}
    </div>
  );
}
