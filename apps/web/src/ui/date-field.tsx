import { useBoot } from '../boot/boot-context.ts';
import { inputClass } from './text-input.tsx';

interface DateFieldProps {
  name: string;
  label: string;
  /** 'YYYY-MM-DD'. */
  value: string | null;
}

/** A day of the chain's life: none before its first one can be chosen. */
export function DateField({ name, label, value }: DateFieldProps) {
  const { startDate } = useBoot().chain;
  return (
    <label className="block w-40">
      <span className="mb-1 block text-sm text-muted">{label}</span>
      <input
        type="date"
        name={name}
        key={value}
        defaultValue={value ?? ''}
        min={startDate ?? undefined}
        className={`${inputClass} text-sm`}
      />
    </label>
  );
}
