import { Field } from '../../ui/text-input.tsx';

interface SecretFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A field for a private key: masked, and not remembered by the browser. */
export function SecretField({ label, value, onChange }: SecretFieldProps) {
  return (
    <Field
      label={label}
      type="password"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
