/** Props that the inputs of all kinds of fields share. */
export interface FieldInputProps {
  name: string;
  label: string;
  value: string;
  hint: string | undefined;
  error: string | null;
  onChange: (text: string) => void;
  onLeave: () => void;
}
