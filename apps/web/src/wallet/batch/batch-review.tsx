import type { BatchRow } from '@antescope/wallet/batch/batch-run';
import { actionsPerTransaction } from '@antescope/wallet/batch/batch-run';
import type { PermissionLevel, Session } from '@antescope/wallet/session/session';
import { levelText } from '@antescope/wallet/session/session';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useWallet } from '../session/use-wallet.ts';
import { WalletDialog } from '../session/wallet-dialog.tsx';
import { ConnectCard } from '../tools/connect-card.tsx';
import { ChangedReview } from '../transact/changed-review.tsx';
import { InteractionDialog } from '../transact/interaction-dialog.tsx';
import { useMultisig } from '../multisig/use-multisig.ts';
import { BatchProgress } from './batch-progress.tsx';
import { useBatch } from './use-batch.ts';
import { ReviewNotes } from '../transact/review-notes.tsx';

/** A list that can be sent. */
export interface BatchRequest {
  title: string;
  warnings: readonly string[];
  /** Why it cannot be sent; null: it can. */
  fault: string | null;
  /** Lines that are left out. */
  skipped: number;
  rows: (level: PermissionLevel) => readonly BatchRow[];
  count: number;
}

interface BatchReviewProps {
  /** null: there is no valid line. */
  request: BatchRequest | null;
  connecting: boolean;
  onConnecting: (connecting: boolean) => void;
  onSent: () => void;
}

/** The review of a list for the connected account, and its progress. */
export function BatchReview({ connecting, onConnecting, ...review }: BatchReviewProps) {
  const { session } = useWallet();
  return (
    <>
      {session === null ? (
        <ConnectCard prompted={false} onConnect={() => onConnecting(true)} />
      ) : (
        // The stored run is the account's.
        <OwnReview key={`${levelText(session)} ${session.provider}`} session={session} {...review} />
      )}
      {connecting && <WalletDialog onClose={() => onConnecting(false)} />}
    </>
  );
}

function OwnReview({ session, request, onSent }: Pick<BatchReviewProps, 'request' | 'onSent'> & { session: Session }) {
  const batch = useBatch(session);
  const { question, run } = batch;
  if (question?.step === 'changed') return <ChangedReview draft={question.draft} onDecide={question.decide} />;
  return (
    <>
      {run === null ? (
        <NewList
          request={request}
          error={batch.error}
          onSend={({ title, rows }) => {
            batch.start(title, rows(session));
            onSent();
          }}
        />
      ) : (
        <BatchProgress batch={batch} run={run} session={session} />
      )}
      {question?.step === 'interaction' && <InteractionDialog open={question.open} />}
    </>
  );
}

interface NewListProps {
  request: BatchRequest | null;
  error: string | null;
  onSend: (request: BatchRequest) => void;
}

function NewList({ request, error, onSend }: NewListProps) {
  const strings = useStrings('wallet/batch');
  const { multisigMode } = useMultisig().state;
  const fault = request?.fault ?? error;
  return (
    <Card title={strings.review}>
      {request === null ? (
        <p className="text-muted">{strings.empty}</p>
      ) : (
        <>
          <p className="font-semibold wrap-anywhere">{request.title}</p>
          <ReviewNotes warnings={request.warnings} />
          {request.skipped > 0 && <p className="text-warning">{strings.skipped(request.skipped)}</p>}
          <p>{strings.transactions(Math.ceil(request.count / actionsPerTransaction))}</p>
          <p className="text-sm text-muted">
            {strings.signEach} {strings.stored}
          </p>
        </>
      )}
      {multisigMode && <p className="text-sm text-warning">{strings.notCollected}</p>}
      {fault !== null && (
        <p role="alert" className="border-s-2 border-negative ps-3 wrap-anywhere">
          {fault}
        </p>
      )}
      <Button
        kind="primary"
        className="w-full"
        disabled={request === null || request.fault !== null}
        onClick={() => request !== null && onSend(request)}
      >
        {strings.send}
      </Button>
    </Card>
  );
}
