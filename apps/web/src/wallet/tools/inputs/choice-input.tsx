import { useId } from 'react';
import { Chip } from '../../../ui/chip.tsx';
import { inputClass } from '../../../ui/text-input.tsx';
import type { FieldInputProps } from './field-input.ts';

interface ChoiceInputProps extends FieldInputProps {
  options: readonly { value: string; label: string; warning: string | null }[];
}

export function ChoiceInput({ name, label, value, options, hint, error, onChange, onLeave }: ChoiceInputProps) {
  const id = useId();
  const chosen = options.find((option) => option.value === value) ?? options[0];
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
        aria-describedby={`${id}-note`}
        value={chosen?.value ?? ''}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      >
        {/* Before the options are known; a blank box looks broken. */}
        {options.length === 0 && <option value="">–</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.warning === null ? option.label : `⚠ ${option.label} · ${option.warning}`}
          </option>
        ))}
      </select>
      <div id={`${id}-note`} className="mt-1 empty:hidden">
        {chosen?.warning != null && <Chip tone="negative">{chosen.warning}</Chip>}
        {error !== null && <span className="text-sm text-negative">{error}</span>}
        {error === null && hint !== undefined && <span className="text-sm text-muted">{hint}</span>}
      </div>
    </div>
  );
}
