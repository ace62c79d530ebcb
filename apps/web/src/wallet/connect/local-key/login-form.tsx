import type { LocalKeyProvider } from '@antescope/wallet/providers/local-key/provider';
import { levelText, type PermissionLevel } from '@antescope/wallet/session/session';
import { WalletError } from '@antescope/wallet/wallet-error';
import { useState, type FormEvent } from 'react';
import { useMessages } from '../../../i18n/messages-context.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/text-input.tsx';
import { errorText } from '../../error-text.ts';
import type { LoginProps } from '../../session/connect-part.tsx';
import { ChooseLevel } from './choose-level.tsx';

/** Two steps: the key, then which of its accounts acts and whether the key is stored. */
export function LocalKeyLoginForm({
  provider,
  session,
  onConnected,
  onBack,
}: LoginProps & { provider: LocalKeyProvider }) {
  const strings = useStrings('wallet/connect/local-key');
  const walletStrings = useStrings('wallet');
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
      setError(badKey ? badPrivateKey : errorText(failure, walletStrings));
    }
  };

  const connect = async (level: PermissionLevel, passphrase: string): Promise<void> => {
    setError(null);
    try {
      onConnected(await provider.login({ privateKey: privateKey.trim(), level, passphrase }));
    } catch (failure) {
      setError(errorText(failure, walletStrings));
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
      {session !== null && <p className="mb-2">{strings.notStored(levelText(session))}</p>}
      <p className="mb-4 text-sm text-muted">{strings.hint}</p>
      <Field
        label={strings.privateKey}
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
          {strings.find}
        </Button>
        {onBack !== undefined && <Button onClick={onBack}>{walletStrings.back}</Button>}
      </div>
    </form>
  );
}
