import { levelText } from '@antescope/wallet/session/session';
import { useWallet } from '../session/use-wallet.ts';
import { WalletDialog } from '../session/wallet-dialog.tsx';
import { ActReview } from '../transact/act-review.tsx';
import type { ReviewPhase, ReviewRequest } from '../transact/review-request.ts';
import { ConnectCard } from './connect-card.tsx';

interface ToolReviewProps {
  request: ReviewRequest | null;
  loading: boolean;
  again: string;
  connecting: boolean;
  prompted: boolean;
  neverCollected: boolean;
  onConnecting: (connecting: boolean) => void;
  onIncomplete: () => void;
  onPhase: (phase: ReviewPhase) => void;
  onAgain: () => void;
  onSettled?: (block: number) => void;
}

/** The review of a tool for the connected account; connects one in place. */
export function ToolReview({ connecting, onConnecting, prompted, request, ...review }: ToolReviewProps) {
  const { session } = useWallet();
  return (
    <>
      {session === null ? (
        <ConnectCard prompted={prompted} onConnect={() => onConnecting(true)} />
      ) : (
        <ActReview
          // Another account is another act: nothing of the last one's review or receipt stays.
          key={`${levelText(session)} ${session.provider}`}
          session={session}
          request={request === null ? null : { ...request, key: `${request.key} ${levelText(session)}` }}
          {...review}
        />
      )}
      {connecting && <WalletDialog onClose={() => onConnecting(false)} />}
    </>
  );
}
