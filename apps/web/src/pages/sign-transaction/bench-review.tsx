import { placeholderActor } from '@antescope/codec/signing-request/request';
import { levelText } from '@antescope/wallet/session/session';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useWallet } from '../../wallet/session/use-wallet.ts';
import { WalletDialog } from '../../wallet/session/wallet-dialog.tsx';
import { ActReview } from '../../wallet/transact/act-review.tsx';
import { PreviewContent } from '../../wallet/transact/preview-content.tsx';
import type { ReviewPhase, ReviewRequest } from '../../wallet/transact/review-request.ts';
import { usePreview } from '../../wallet/transact/use-preview.ts';
import { ReviewNotes } from '../../wallet/transact/review-notes.tsx';

interface BenchReviewProps {
  /** null: an action has a fault. */
  request: ReviewRequest | null;
  onIncomplete: () => void;
  onPhase: (phase: ReviewPhase) => void;
  onAgain: () => void;
}

/** The review that signs for the connected account; without one, the simulation alone. */
export function BenchReview({ request, onIncomplete, onPhase, onAgain }: BenchReviewProps) {
  const strings = useStrings('pages/sign-transaction');
  const { session } = useWallet();
  const [connecting, setConnecting] = useState(false);
  return (
    <>
      {session === null ? (
        <Simulation request={request} onConnect={() => setConnecting(true)} />
      ) : (
        <ActReview
          // Another account is another act: nothing of the last one's review or receipt stays.
          key={`${levelText(session)} ${session.provider}`}
          session={session}
          request={request === null ? null : { ...request, key: `${request.key} ${levelText(session)}` }}
          again={strings.again}
          onIncomplete={onIncomplete}
          onPhase={onPhase}
          onAgain={onAgain}
        />
      )}
      {connecting && <WalletDialog onClose={() => setConnecting(false)} />}
    </>
  );
}

/** Any transaction can be simulated without an account, except one that leaves its signer open. */
function Simulation({ request, onConnect }: { request: ReviewRequest | null; onConnect: () => void }) {
  const { review } = useStrings('wallet');
  const tools = useStrings('wallet/tools');
  const open = request?.key.includes(placeholderActor) === true;
  const preview = usePreview(request === null || open ? null : request.key, () =>
    request === null ? [] : request.actions({ actor: '', permission: '' }),
  );
  return (
    <Card title={review.title}>
      {!open && (
        <div aria-live="polite" aria-busy={preview.state === 'working'} className="grid content-start gap-3">
          {request !== null && <ReviewNotes warnings={request.warnings} />}
          <PreviewContent preview={preview} />
        </div>
      )}
      <p className="text-muted">{tools.connectToSign}</p>
      <Button kind="primary" className="w-full" aria-haspopup="dialog" onClick={onConnect}>
        {tools.connect}
      </Button>
    </Card>
  );
}
