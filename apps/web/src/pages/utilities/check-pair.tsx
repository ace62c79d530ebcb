import { useState, type FormEvent } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/text-input.tsx';
import { SecretField } from './secret-field.tsx';
import { ToolFailure } from './tool-failure.tsx';
import { useKeyTool } from './use-key-tool.ts';

type Verdict = ReturnType<(typeof import('./key-tools.ts'))['checkedPair']>;

/** Whether a private key belongs to a public key. */
export function CheckPair() {
  const strings = useStrings('pages/utilities');
  const [publicKey, setPublicKey] = useState('');
  const [privateKey, setPrivateKey] = useState('');
  const { result, failure, run, clear } = useKeyTool<Verdict>();
  const check = (event: FormEvent): void => {
    event.preventDefault();
    run((tools) => tools.checkedPair(publicKey, privateKey));
  };
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    clear();
  };
  return (
    <Card title={strings.check}>
      <form onSubmit={check} className="grid gap-4">
        <Field
          label={strings.publicKey}
          value={publicKey}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => typed(setPublicKey)(event.target.value)}
        />
        <SecretField label={strings.privateKey} value={privateKey} onChange={typed(setPrivateKey)} />
        <div>
          <Button type="submit" kind="primary" disabled={publicKey === '' || privateKey === ''}>
            {strings.checkNow}
          </Button>
        </div>
      </form>
      <ToolFailure text={failure} />
      {result !== null && (
        <p role="status" className={result === 'Valid Key Pair' ? 'text-positive' : 'text-negative'}>
          {strings.verdicts[result]}
        </p>
      )}
    </Card>
  );
}
