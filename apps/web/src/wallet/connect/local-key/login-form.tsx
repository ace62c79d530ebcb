import type { LocalKeyProvider } from '@antescope/wallet/providers/local-key/provider';
import { levelText, type PermissionLevel } from '@antescope/wallet/session/session';
import { WalletError } from '@antescope/wallet/wallet-error';
import { useState, type FormEvent } from 'react';
import { useMessages } from '../../../i18n/messages-context.ts';
import { usePageWords } from '../../../i18n/page-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/text-input.tsx';
import { errorText } from '../../error-text.ts';
import type { LoginProps } from '../../session/connect-part.tsx';
import { useWalletWords } from '../../words.ts';
import { ChooseLevel } from './choose-level.tsx';
import { localKeyWords } from './words.ts';

/** Two steps: the key, then which of its accounts acts and whether the key is stored. */
export function LocalKeyLoginForm({
  provider,
  session,
  onConnected,
  onBack,
}: LoginProps & { provider: LocalKeyProvider }) {
  const words = usePageWords(localKeyWords);
  const walletWords = useWalletWords();
  const { badPrivateKey } = useMessages().search;
  const [privateKey, setPrivateKey] = useState('');
  const [levels, setLevels] = useState<PermissionLevel[] | null>(null);
  const [error, setError] = useState<string | null>(null);

  const find = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setError(null);
    try {
      setLevels(await provider.accountsOf(privateKey.trim()));
    } catch (failure) {
      const badKey = failure instanceof WalletError && failure.code === 'bad-key';
      setError(badKey ? badPrivateKey : errorText(failure, walletWords));
    }
  };

  const connect = async (level: PermissionLevel, passphrase: string): Promise<void> => {
    setError(null);
    try {
      onConnected(await provider.login({ privateKey: privateKey.trim(), level, passphrase }));
    } catch (failure) {
      setError(errorText(failure, walletWords));
    }
  };

  if (levels !== null) {
    return (
      <ChooseLevel
        levels={levels}
        preferred={session}
        error={error}
        onBack={() => setLevels(null)}
        onConnect={connect}
      />
    );
  }
  return (
    <form onSubmit={(event) => void find(event)}>
      {session !== null && <p className="mb-2">{words.notStored(levelText(session))}</p>}
      <p className="mb-4 text-sm text-muted">{words.hint}</p>
      <Field
        label={words.privateKey}
        type="password"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        value={privateKey}
        error={error}
        onChange={(event) => setPrivateKey(event.target.value)}
      />
      <div className="mt-4 flex gap-2">
        <Button type="submit" kind="primary" disabled={privateKey.trim() === ''}>
          {words.find}
        </Button>
        {onBack !== undefined && <Button onClick={onBack}>{walletWords.back}</Button>}
      </div>
    </form>
  );
}
