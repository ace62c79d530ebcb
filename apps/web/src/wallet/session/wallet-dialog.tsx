import type { ProviderInfo } from '@antescope/wallet/providers/provider';
import type { Session } from '@antescope/wallet/session/session';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { ConnectForm } from './connect-form.tsx';
import { DiscontinuedWallets } from './discontinued-wallets.tsx';
import { ProviderList } from './provider-list.tsx';
import { useWallet } from './use-wallet.ts';
import { useStrings } from '../../i18n/strings.ts';

interface WalletDialogProps {
  onClose: () => void;
  onConnected?: (session: Session) => void;
}

/** Connects an account: the wallets of the chain, then the chosen one's own form. */
export function WalletDialog({ onClose, onConnected }: WalletDialogProps) {
  const strings = useStrings('wallet');
  const { wallet } = useWallet();
  const [chosen, setChosen] = useState<ProviderInfo | null>(null);
  const connected = (session: Session): void => {
    wallet.connected(session);
    onConnected?.(session);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={strings.connect}>
      {chosen === null ? (
        <>
          <ProviderList providers={wallet.providers} onChoose={setChosen} />
          <DiscontinuedWallets wallets={wallet.discontinued} />
        </>
      ) : (
        <ConnectForm id={chosen.id} session={null} onConnected={connected} onBack={() => setChosen(null)} />
      )}
    </Dialog>
  );
}
