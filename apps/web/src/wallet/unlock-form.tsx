import type { LocalKeyProvider } from '@antescope/wallet/providers/local-key/provider';
import type { Session } from '@antescope/wallet/providers/provider';
import { useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/text-input.tsx';
import { errorText } from './error-text.ts';
import { useWallet } from './use-wallet.ts';
import { useWalletWords } from './words.ts';

/** Asks for the passphrase of a key that was kept; after a reload it is locked until then. */
export function UnlockForm({ session, onClose }: { session: Session; onClose: () => void }) {
  const words = useWalletWords();
  const { wallet } = useWallet();
  const [passphrase, setPassphrase] = useState('');
  const [error, setError] = useState<string | null>(null);
  const unlock = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      const provider = (await wallet.provider(session.provider)) as LocalKeyProvider;
      await provider.unlock(session, passphrase);
      onClose();
    } catch (failure) {
      setError(errorText(failure, words));
    }
  };
  return (
    <Dialog open onClose={onClose} title={words.unlock}>
      <form onSubmit={(event) => void unlock(event)}>
        <p className="mb-4 text-muted">{words.unlockText(`${session.actor}@${session.permission}`)}</p>
        <Field
          label={words.passphrase}
          type="password"
          autoComplete="current-password"
          value={passphrase}
          error={error}
          onChange={(event) => setPassphrase(event.target.value)}
        />
        <Button type="submit" kind="primary" className="mt-4">
          {words.unlock}
        </Button>
      </form>
    </Dialog>
  );
}
