import type { ProviderEntry } from '@antescope/wallet/providers/registry';
import { useState } from 'react';
import { Chip } from '../ui/chip.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LocalKeyForm } from './local-key-form.tsx';
import { useWallet } from './use-wallet.ts';
import { useWalletWords } from './words.ts';

/** How to connect an account: the providers of the chain, each with its own steps. */
export function WalletDialog({ onClose }: { onClose: () => void }) {
  const words = useWalletWords();
  const { wallet } = useWallet();
  const [chosen, setChosen] = useState<ProviderEntry | null>(null);
  return (
    <Dialog open onClose={onClose} title={words.connect}>
      {chosen === null && <Providers providers={wallet.providers} onChoose={setChosen} />}
      {chosen?.id === 'local-key' && <LocalKeyForm onBack={() => setChosen(null)} onDone={onClose} />}
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
