import type { CommandLineProvider } from '@antescope/wallet/providers/command-line/provider';
import { levelText, parseLevel } from '@antescope/wallet/session/session';
import { useState, type FormEvent } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { errorText } from '../../error-text.ts';
import type { LoginProps } from '../../session/connect-part.tsx';
import { LevelField } from '../form/level-field.tsx';

/** Connects an account by its name: the key is proven by the first signature. */
export function LevelForm({ provider, session, onConnected, onBack }: LoginProps & { provider: CommandLineProvider }) {
  const strings = useStrings('wallet/connect/command-line');
  const walletStrings = useStrings('wallet');
  const [text, setText] = useState(session === null ? '' : levelText(session));
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const level = parseLevel(text.trim().toLowerCase());
    setError(level === null ? strings.badLevel : null);
    if (level === null) return;
    provider
      .login(level)
      .then(onConnected)
      .catch((failure: unknown) => setError(errorText(failure, walletStrings)));
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="text-sm text-muted">{strings.about(provider.commandLine.program)}</p>
      <LevelField label={strings.level} error={error} value={text} onChange={setText} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" disabled={text.trim() === ''}>
          {strings.connect}
        </Button>
        {onBack !== undefined && <Button onClick={onBack}>{walletStrings.back}</Button>}
      </div>
    </form>
  );
}
