import type { WatchOnlyProvider } from '@antescope/wallet/providers/watch-only/provider';
import { levelText, parseLevel } from '@antescope/wallet/session/session';
import { useState, type FormEvent } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { errorText } from '../../error-text.ts';
import type { LoginProps } from '../../session/connect-part.tsx';
import { LevelField } from '../form/level-field.tsx';

/** Any account by its name. */
export function WatchForm({ provider, session, onConnected, onBack }: LoginProps & { provider: WatchOnlyProvider }) {
  const strings = useStrings('wallet/connect/watch-only');
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
      <p className="text-sm text-muted">{strings.about}</p>
      <LevelField label={strings.level} error={error} value={text} onChange={setText} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" disabled={text.trim() === ''}>
          {strings.watch}
        </Button>
        {onBack !== undefined && <Button onClick={onBack}>{walletStrings.back}</Button>}
      </div>
    </form>
  );
}
