import type { InputHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';

export const inputClass =
  'h-10 w-full min-w-0 rounded-base border border-line-strong bg-bg px-3 text-base pointer-coarse:h-tap focus:border-accent focus:outline-none focus:ring-1 focus:ring-accent aria-invalid:border-negative disabled:opacity-60';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: ReactNode;
  error?: string | null;
}

/** A labeled text field; its error is announced and linked to the field. */
export function Field({ label, hint, error = null, className = '', ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <input
        id={id}
        className={inputClass}
        aria-invalid={error !== null}
        aria-describedby={error !== null || hint !== undefined ? `${id}-note` : undefined}
        {...rest}
      />
      {(error !== null || hint !== undefined) && (
        <p id={`${id}-note`} className={`mt-1 text-sm ${error === null ? 'text-muted' : 'text-negative'}`}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
