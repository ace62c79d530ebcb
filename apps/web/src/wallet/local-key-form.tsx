import type { LocalKeyProvider } from '@antescope/wallet/providers/local-key/provider';
import type { PermissionLevel } from '@antescope/wallet/providers/provider';
import { WalletError } from '@antescope/wallet/wallet-error';
import { useState, type FormEvent } from 'react';
import { useMessages } from '../i18n/messages-context.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/text-input.tsx';
import { errorText } from './error-text.ts';
import { useWallet } from './use-wallet.ts';
import { useWalletWords } from './words.ts';

/** Two steps: the key, then which of its accounts acts and whether the key is kept. */
export function LocalKeyForm({ onBack, onDone }: { onBack: () => void; onDone: () => void }) {
  const words = useWalletWords();
  const { badPrivateKey } = useMessages().search;
  const { wallet } = useWallet();
  const [privateKey, setPrivateKey] = useState('');
  const [levels, setLevels] = useState<PermissionLevel[] | null>(null);
  const [error, setError] = useState<string | null>(null);

  const find = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setError(null);
    try {
      const provider = (await wallet.provider('local-key')) as LocalKeyProvider;
      setLevels(await provider.accountsOf(privateKey.trim()));
    } catch (failure) {
      setError(
        failure instanceof WalletError && failure.code === 'bad-key' ? badPrivateKey : errorText(failure, words),
      );
    }
  };

  const connect = async (level: PermissionLevel, passphrase: string): Promise<void> => {
    setError(null);
    try {
      const provider = (await wallet.provider('local-key')) as LocalKeyProvider;
      wallet.connected(await provider.login({ privateKey: privateKey.trim(), level, passphrase }));
      onDone();
    } catch (failure) {
      setError(errorText(failure, words));
    }
  };

  if (levels !== null)
    return <ChooseLevel levels={levels} error={error} onBack={() => setLevels(null)} onConnect={connect} />;
  return (
    <form onSubmit={(event) => void find(event)}>
      <p className="mb-4 text-sm text-muted">{words.localKeyHint}</p>
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
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    </form>
  );
}

interface ChooseLevelProps {
  levels: PermissionLevel[];
  error: string | null;
  onBack: () => void;
  onConnect: (level: PermissionLevel, passphrase: string) => Promise<void>;
}

function ChooseLevel({ levels, error, onBack, onConnect }: ChooseLevelProps) {
  const words = useWalletWords();
  const first = levels.find(({ permission }) => permission === 'active') ?? levels[0]!;
  const [chosen, setChosen] = useState(first);
  const [passphrase, setPassphrase] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setBusy(true);
    void onConnect(chosen, passphrase).finally(() => setBusy(false));
  };
  return (
    <form onSubmit={submit}>
      <fieldset className="mb-4">
        <legend className="mb-1 text-sm text-muted">{words.choose}</legend>
        <div className="max-h-56 overflow-y-auto">
          {levels.map((level) => {
            const text = `${level.actor}@${level.permission}`;
            return (
              <label key={text} className="flex h-9 items-center gap-2 pointer-coarse:h-11">
                <input type="radio" name="level" checked={level === chosen} onChange={() => setChosen(level)} />
                <span className="ident">{text}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <Field
        label={words.passphrase}
        hint={words.passphraseHint}
        type="password"
        autoComplete="new-password"
        value={passphrase}
        error={error}
        onChange={(event) => setPassphrase(event.target.value)}
      />
      <div className="mt-4 flex gap-2">
        <Button type="submit" kind="primary" disabled={busy}>
          {words.connectAs(`${chosen.actor}@${chosen.permission}`)}
        </Button>
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    </form>
  );
}
