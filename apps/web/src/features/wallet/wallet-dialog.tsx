import { useMessages } from '../../i18n/messages-context.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** Entry of the wallet's code, loaded when somebody asks for it. */
export function WalletDialog({ onClose }: { onClose: () => void }) {
  const { wallet } = useMessages();
  return (
    <Dialog open onClose={onClose} title={wallet.connect}>
      <p className="text-muted">{wallet.noProviders}</p>
    </Dialog>
  );
}
