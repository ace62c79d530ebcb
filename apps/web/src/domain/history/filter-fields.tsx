import type { QueryKey } from '@antescope/sources/history/query-terms';
import { useId } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { inputClass } from '../../ui/text-input.tsx';
import { Problems } from './query-line-field.tsx';
import type { FieldTexts, QueryProblem } from './query-state.ts';

interface FilterFieldsProps {
  texts: FieldTexts;
  problems: readonly QueryProblem[];
  onChange: (texts: FieldTexts) => void;
}

/** Typed fields; types, toggles and order are chips. */
export const typedKeys = ['token', 'with', 'memo', 'contract', 'action', 'after', 'before'] as const;
const placeholders: Partial<Record<QueryKey, string>> = {
  with: 'bob',
  contract: 'eosio.token',
  action: 'transfer',
};

/** One input per part of the filter, in sync with the query line. */
export function FilterFields({ texts, problems, onChange }: FilterFieldsProps) {
  const { coreSymbol } = useBoot().chain;
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] items-start gap-3">
      {typedKeys.map((key) => (
        <TypedField
          key={key}
          name={key}
          value={texts[key]}
          placeholder={key === 'token' ? coreSymbol.code : (placeholders[key] ?? '')}
          problems={problems.filter((problem) => problem.key === key)}
          onChange={(value) => onChange({ ...texts, [key]: value })}
        />
      ))}
    </div>
  );
}

interface TypedFieldProps {
  name: (typeof typedKeys)[number];
  value: string;
  placeholder: string;
  problems: readonly QueryProblem[];
  onChange: (value: string) => void;
}

function TypedField({ name, value, placeholder, problems, onChange }: TypedFieldProps) {
  const strings = useStrings('domain/history');
  const { startDate } = useBoot().chain;
  const id = useId();
  // A query line can hold a time of day, a date input cannot.
  const isDay = (name === 'after' || name === 'before') && /^(?:\d{4}-\d\d-\d\d)?$/.test(value);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {strings.keys[name]}
      </label>
      <input
        id={id}
        name={name}
        type={isDay ? 'date' : 'text'}
        {...(isDay ? { min: startDate ?? undefined } : { placeholder })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={problems.length > 0}
        aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        dir={name === 'memo' ? 'auto' : 'ltr'}
        maxLength={256}
        className={`${inputClass} text-sm ${name === 'memo' || isDay ? '' : 'font-mono'}`}
      />
      {problems.length > 0 && <Problems id={`${id}-problems`} problems={problems} />}
    </div>
  );
}
