import { type ReactNode, useState } from 'react';
import { ConnectCard } from '../tools/connect-card.tsx';
import { WalletDialog } from './wallet-dialog.tsx';

/** In place of content that needs an account: what it is about, and connecting beside it. */
export function ConnectFirst({ children }: { children: ReactNode }) {
  const [connecting, setConnecting] = useState(false);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
      <ConnectCard prompted={false} onConnect={() => setConnecting(true)} />
      <div className="min-w-0 lg:-order-1">{children}</div>
      {connecting && <WalletDialog onClose={() => setConnecting(false)} />}
    </div>
  );
}
