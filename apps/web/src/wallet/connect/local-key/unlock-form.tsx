import type { LocalKeyProvider } from '@antescope/wallet/providers/local-key/provider';
import { levelText } from '@antescope/wallet/session/session';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/text-input.tsx';
import { errorText } from '../../error-text.ts';
import type { InteractionProps } from '../../session/connect-part.tsx';
import { useStrings } from '../../../i18n/strings.ts';

/** Asks for the passphrase of an encrypted key; every page load locks it. */
export function UnlockForm({ provider, session, onDone }: InteractionProps & { provider: LocalKeyProvider }) {
  const strings = useStrings('wallet/connect/local-key');
  const walletStrings = useStrings('wallet');
  const [passphrase, setPassphrase] = useState('');
  const [error, setError] = useState<string | null>(null);
  const unlock = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await provider.unlock(session, passphrase);
      onDone();
    } catch (failure) {
      setError(errorText(failure, walletStrings));
    }
  };
  return (
    <form onSubmit={(event) => void unlock(event)}>
      <p className="mb-4 text-muted">{strings.locked(levelText(session))}</p>
      <Field
        label={strings.passphrase}
        type="password"
        autoComplete="current-password"
        value={passphrase}
        error={error}
        onChange={(event) => setPassphrase(event.target.value)}
      />
      <Button type="submit" kind="primary" className="mt-4">
        {strings.unlock}
      </Button>
    </form>
  );
}
