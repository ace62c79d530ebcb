import type { AriaAttributes, InputHTMLAttributes } from 'react';
import { Field } from '../../../ui/text-input.tsx';
import type { FieldInputProps } from './field-input.ts';

type TextInputProps = FieldInputProps &
  AriaAttributes &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'inputMode' | 'dir' | 'autoCapitalize' | 'spellCheck' | 'role' | 'onKeyDown'
  >;

export function TextInput({ name, hint, onChange, onLeave, ...rest }: TextInputProps) {
  return (
    <Field
      data-field={name}
      autoComplete="off"
      hint={hint}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      {...rest}
    />
  );
}
