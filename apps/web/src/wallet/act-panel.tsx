import type { Session } from '@antescope/wallet/providers/provider';
import type { ActionInput } from '@antescope/wallet/transact/draft';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { UnlockForm } from './unlock-form.tsx';
import { useAct } from './use-act.ts';
import { useWallet } from './use-wallet.ts';
import { WalletDialog } from './wallet-dialog.tsx';
import { useWalletWords } from './words.ts';

export interface ActPanelProps {
  /** Says what the button does: 'Vote for 3 producers'. */
  label: string;
  /** Changes exactly when the actions do; null: there is nothing to do yet. */
  actionsKey: string | null;
  actions: (session: Session) => readonly ActionInput[];
}

/** Any act that is not a form of its own: connect, what it would change, one button that does it, and what became of it. */
export function ActPanel(props: ActPanelProps) {
  const words = useWalletWords();
  const { session } = useWallet();
  const [connecting, setConnecting] = useState(false);
  if (session !== null) return <Acting key={`${session.actor}@${session.permission}`} session={session} {...props} />;
  return (
    <>
      <Button kind="primary" onClick={() => setConnecting(true)}>
        {words.connect}
      </Button>
      {connecting && <WalletDialog onClose={() => setConnecting(false)} />}
    </>
  );
}

function Acting({ session, label, actionsKey, actions }: ActPanelProps & { session: Session }) {
  const words = useWalletWords();
  const act = useAct(session, actionsKey, () => actions(session));
  const { sending, preview } = act;
  const sent = sending.state === 'sent' ? sending.draft : null;
  return (
    <div className="grid gap-4">
      {sent === null ? (
        <Button kind="primary" disabled={sending.state === 'signing' || preview.state !== 'ready'} onClick={act.send}>
          {sending.state === 'signing' ? words.progress.signing : label}
        </Button>
      ) : (
        <>
          <ProgressPanel draft={sent} />
          <Button onClick={act.again}>{words.transfer.again}</Button>
        </>
      )}
      {act.error !== null && (
        <p role="alert" className="border-s-2 border-negative ps-3 wrap-anywhere">
          {act.error}
        </p>
      )}
      <PreviewPanel preview={sent === null ? preview : { state: 'ready', draft: sent }} signed={sent !== null} />
      {act.locked && <UnlockForm session={session} onClose={act.unlocked} />}
    </div>
  );
}
