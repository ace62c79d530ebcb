import { useState, type FormEvent } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { KeyTexts } from './key-texts.tsx';
import type { KeyFault, KeyTexts as Texts } from './key-tools.ts';
import { SecretField } from './secret-field.tsx';
import { ToolFailure } from './tool-failure.tsx';
import { useKeyTool } from './use-key-tool.ts';

interface KeyFormProps {
  /** Strings of the form. */
  form: 'format' | 'ethereum';
  tool: 'formatsOf' | 'ofEthereum';
}

/** One key in, its other formats out. */
export function KeyForm({ form, tool }: KeyFormProps) {
  const strings = useStrings('pages/utilities');
  const { title, text, field, submit } = strings.forms[form];
  const { chain } = useBoot();
  const [key, setKey] = useState('');
  const { result, failure, run, clear } = useKeyTool<Texts | KeyFault>();
  const convert = (event: FormEvent): void => {
    event.preventDefault();
    run((tools) => tools[tool](key, chain.keyPrefix));
  };
  const type = (value: string): void => {
    setKey(value);
    clear();
  };
  return (
    <Card title={title}>
      <p className="text-sm text-muted">{text}</p>
      <form onSubmit={convert} className="grid gap-4">
        <SecretField label={field} value={key} onChange={type} />
        <div>
          <Button type="submit" kind="primary" disabled={key === ''}>
            {submit}
          </Button>
        </div>
      </form>
      <ToolFailure text={failure} />
      <div aria-live="polite">
        <KeyTexts result={result} />
      </div>
    </Card>
  );
}
