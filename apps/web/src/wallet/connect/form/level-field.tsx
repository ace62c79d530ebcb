import { Field } from '../../../ui/text-input.tsx';

interface LevelFieldProps {
  label: string;
  hint?: string;
  error: string | null;
  value: string;
  onChange: (text: string) => void;
}

/** An account with its permission. */
export function LevelField({ onChange, ...props }: LevelFieldProps) {
  return (
    <Field
      {...props}
      placeholder="alice@active"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
