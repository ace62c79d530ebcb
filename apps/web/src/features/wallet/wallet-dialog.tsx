import type { ProviderEntry } from '@antescope/wallet/provider/provider-registry';
import type { Session } from '@antescope/wallet/provider/wallet-provider';
import { useState } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Glyph } from '../../ui/identifier/glyph.tsx';
import { LocalKeyForm } from './local-key-form.tsx';
import { useWallet } from './use-wallet.ts';
import { useWalletWords } from './words.ts';

/** Entry of the wallet's code, loaded when somebody asks for it: who is connected, and how to connect. */
export function WalletDialog({ onClose }: { onClose: () => void }) {
  const words = useWalletWords();
  const { users, wallet } = useWallet();
  const [chosen, setChosen] = useState<ProviderEntry | null>(null);
  const [adding, setAdding] = useState(users.length === 0);
  return (
    <Dialog open onClose={onClose} title={adding ? words.connect : words.users}>
      {!adding && <Users onAdd={() => setAdding(true)} onClose={onClose} onEmpty={() => setAdding(true)} />}
      {adding && chosen === null && <Providers providers={wallet.providers} onChoose={setChosen} />}
      {adding && chosen?.id === 'local-key' && <LocalKeyForm onBack={() => setChosen(null)} onDone={onClose} />}
    </Dialog>
  );
}

function Providers({
  providers,
  onChoose,
}: {
  providers: readonly ProviderEntry[];
  onChoose: (entry: ProviderEntry) => void;
}) {
  const words = useWalletWords();
  if (providers.length === 0) return <p className="text-muted">{words.noProviders}</p>;
  return (
    <ul>
      {providers.map((entry) => (
        <li key={entry.id} className="border-b border-line last:border-b-0">
          <button
            type="button"
            className="flex h-12 w-full items-center justify-between rounded-base px-2 hover:bg-surface focus-visible:-outline-offset-2"
            onClick={() => onChoose(entry)}
          >
            {words.localKey}
            {entry.localOnly && <Chip tone="warning">{words.localKeyMark}</Chip>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Users({ onAdd, onClose, onEmpty }: { onAdd: () => void; onClose: () => void; onEmpty: () => void }) {
  const words = useWalletWords();
  const { users, session, wallet } = useWallet();
  const disconnect = async (user: Session): Promise<void> => {
    await wallet.disconnect(user);
    if (wallet.state().users.length === 0) onEmpty();
  };
  return (
    <>
      <ul className="mb-4">
        {users.map((user) => {
          const level = `${user.actor}@${user.permission}`;
          const current = session !== null && session.actor === user.actor && session.permission === user.permission;
          return (
            <li key={level} className="flex h-12 items-center gap-2 border-b border-line">
              <button
                type="button"
                className="flex min-w-0 flex-1 items-center gap-2 rounded-base py-2 text-start hover:text-accent"
                aria-pressed={current}
                onClick={() => wallet.select(user)}
              >
                <Glyph name={user.actor} />
                <span className={`ident ${current ? 'font-medium' : ''}`}>{level}</span>
              </button>
              <Button kind="quiet" onClick={() => void disconnect(user)} aria-label={`${words.disconnect} ${level}`}>
                {words.disconnect}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        <span onClickCapture={onClose}>
          <AppLink path="/wallet/transfer" className={buttonClass('primary')}>
            {words.send}
          </AppLink>
        </span>
        {session !== null && (
          <span onClickCapture={onClose}>
            <AppLink path={`/account/${session.actor}`} className={buttonClass()}>
              {words.account}
            </AppLink>
          </span>
        )}
        <Button onClick={onAdd}>{words.add}</Button>
      </div>
    </>
  );
}
