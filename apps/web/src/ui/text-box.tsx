import { type ReactNode, useId } from 'react';
import { inputClass } from './text-input.tsx';

interface TextBoxProps {
  label: string;
  /** Of the field in a form of the wallet, which focuses it if there is a fault. */
  name?: string;
  value: string;
  rows: number;
  hint?: string;
  error: ReactNode | null;
  onChange: (text: string) => void;
  onBlur?: () => void;
}

/** A labeled field for code of several lines, left to right; its error is announced and linked to it. */
export function TextBox({ label, name, value, rows, hint, error, onChange, onBlur }: TextBoxProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        data-field={name}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        className={`${inputClass} ident h-auto! max-h-96 py-2 whitespace-pre-wrap! wrap-anywhere`}
        value={value}
        aria-invalid={error !== null}
        aria-describedby={error !== null || hint !== undefined ? `${id}-note` : undefined}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== null ? (
        <p id={`${id}-note`} role="alert" className="mt-1 text-sm text-negative wrap-anywhere">
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p id={`${id}-note`} className="mt-1 text-sm text-muted">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
