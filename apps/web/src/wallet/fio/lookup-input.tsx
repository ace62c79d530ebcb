import { useEffect } from 'react';
import type { FieldInputProps } from '../tools/inputs/field-input.ts';
import { TextInput } from '../tools/inputs/text-input.tsx';

/** A name that is looked up while it is typed. */
export function LookupInput({ watch, ...props }: FieldInputProps & { watch: (text: string) => void }) {
  const { value } = props;
  useEffect(() => watch(value), [value, watch]);
  return <TextInput {...props} autoCapitalize="none" spellCheck={false} dir="ltr" />;
}
