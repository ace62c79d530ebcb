import type { PermissionLevel } from '@antescope/codec/chain/transaction';
import { levelText, parseLevel, type Session } from '@antescope/wallet/session/session';
import { useState, type FormEvent } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { errorText } from '../../error-text.ts';
import type { LoginProps } from '../../session/connect-part.tsx';
import { LevelField } from './level-field.tsx';

type LevelLoginFormProps = LoginProps & {
  login: (level: PermissionLevel) => Promise<Session>;
  texts: { about: string; level: string; badLevel: string; connect: string };
};

/** Connects an account by its name, without a proof. */
export function LevelLoginForm({ login, texts, session, onConnected, onBack }: LevelLoginFormProps) {
  const walletStrings = useStrings('wallet');
  const [text, setText] = useState(session === null ? '' : levelText(session));
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const level = parseLevel(text.trim().toLowerCase());
    setError(level === null ? texts.badLevel : null);
    if (level === null) return;
    login(level)
      .then(onConnected)
      .catch((failure: unknown) => setError(errorText(failure, walletStrings)));
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="text-sm text-muted">{texts.about}</p>
      <LevelField label={texts.level} error={error} value={text} onChange={setText} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" disabled={text.trim() === ''}>
          {texts.connect}
        </Button>
        {onBack !== undefined && <Button onClick={onBack}>{walletStrings.back}</Button>}
      </div>
    </form>
  );
}
