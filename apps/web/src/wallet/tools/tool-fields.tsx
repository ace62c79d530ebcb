import type { Tool } from '@antescope/wallet/tools/define-tool';
import type { Field, ToolContext } from '@antescope/wallet/tools/field';
import { Fragment, type ReactNode } from 'react';
import { AccountInput } from './inputs/account-input.tsx';
import { AmountInput } from './inputs/amount-input.tsx';
import { ChoiceInput } from './inputs/choice-input.tsx';
import type { FieldInputProps } from './inputs/field-input.ts';
import { TextInput } from './inputs/text-input.tsx';
import type { ToolFormHandle } from './tool-form-handle.ts';
import { phraseText, type ToolText } from './tool-text.ts';

interface ToolFieldsProps<Facts> {
  tool: Tool<Facts>;
  text: ToolText;
  context: ToolContext<Facts>;
  form: ToolFormHandle;
  /** Shown as the hint of its field. */
  estimate: { field: string; text: string } | null;
  inputs?: OwnInputs;
  onLeave: (field: string) => void;
}

/** Inputs of a page's own, by field, in place of those of the field's kind. */
export type OwnInputs = Readonly<Record<string, (props: FieldInputProps, form: ToolFormHandle) => ReactNode>>;

/** The inputs of a tool that the chain has, in the order of its definition. */
export function ToolFields<Facts>({ tool, text, context, form, estimate, inputs, onLeave }: ToolFieldsProps<Facts>) {
  const shown = Object.entries(tool.fields).filter(([, field]) => field.isShown?.(context.chain) ?? true);
  return shown.map(([name, field]) => {
    const hint = estimate?.field === name ? estimate.text : text.fields[name]?.hint;
    const props: FieldInputProps = {
      name,
      label: text.fields[name]?.label ?? name,
      value: form.input[name] ?? '',
      hint,
      error: form.faultOf(name),
      onChange: (next) => form.set(name, next),
      onLeave: () => onLeave(name),
    };
    const own = inputs?.[name];
    if (own !== undefined) return <Fragment key={name}>{own(props, form)}</Fragment>;
    return <FieldInput key={name} field={field} text={text} context={context} form={form} props={props} />;
  });
}

/** Accounts, keys and lists of names are written from left to right and have no capitals to correct. */
const ltrText = { autoCapitalize: 'none', spellCheck: false, dir: 'ltr' } as const;

interface FieldInputOf<Facts> {
  field: Field<unknown, Facts>;
  text: ToolText;
  context: ToolContext<Facts>;
  form: ToolFormHandle;
  props: FieldInputProps;
}

function FieldInput<Facts>({ field, text, context, form, props }: FieldInputOf<Facts>) {
  switch (field.kind) {
    case 'amount':
      return <AmountInput {...props} inputMode="decimal" available={field.available?.(context, form.input) ?? null} />;
    case 'choice': {
      const options = (field.options?.(context) ?? []).map(({ text: value, label, warning }) => ({
        value,
        label,
        warning: warning === undefined ? null : phraseText(text.notes, warning),
      }));
      return <ChoiceInput {...props} options={options} />;
    }
    case 'integer':
      return <AmountInput {...props} inputMode="numeric" available={field.available?.(context, form.input) ?? null} />;
    case 'account':
      if (field.account !== undefined) return <AccountInput {...props} recipient={field.account === 'recipient'} />;
      return <TextInput {...props} {...ltrText} />;
    case 'text':
      return <TextInput {...props} />;
    default:
      return <TextInput {...props} {...ltrText} />;
  }
}
