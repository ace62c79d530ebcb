import { jsonTextOf } from '@antescope/wallet/pasted/json-text';
import { transactionJsonOf } from '@antescope/wallet/pasted/outputs';
import { levelText, type Session } from '@antescope/wallet/session/session';
import type { Draft } from '@antescope/wallet/transact/draft';
import { useEffect } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { Card } from '../../ui/card.tsx';
import { MultisigSwitch } from '../multisig/multisig-switch.tsx';
import { TransactionOutputs } from '../outputs/transaction-outputs.tsx';
import { PreviewContent } from './preview-content.tsx';
import type { ReviewPhase, ReviewRequest } from './review-request.ts';
import { usePreview } from './use-preview.ts';
import { ReviewNotes } from './review-notes.tsx';

interface WatchReviewProps {
  session: Session;
  request: ReviewRequest | null;
  /** Offers multisig mode. */
  collectable: boolean;
  onPhase?: (phase: ReviewPhase) => void;
}

/** The review for an account without keys: simulated, and exported in place of being signed. */
export function WatchReview({ session, request, collectable, onPhase }: WatchReviewProps) {
  const strings = useStrings('wallet').review;
  const preview = usePreview(request?.key ?? null, () => request?.actions(session) ?? []);
  useEffect(() => onPhase?.('review'), [onPhase]);
  return (
    <Card title={strings.title} aside={collectable && request !== null && <MultisigSwitch small />}>
      <div
        aria-live="polite"
        aria-busy={preview.state === 'working'}
        className="grid min-h-40 grid-cols-1 content-start gap-3"
      >
        {request !== null && <p className="font-semibold wrap-anywhere">{request.title}</p>}
        {request !== null && <ReviewNotes warnings={request.warnings} facts={request.facts ?? []} />}
        <PreviewContent preview={preview} warned={(request?.warnings.length ?? 0) > 0} />
      </div>
      <p className="text-sm text-muted">{strings.watched(levelText(session))}</p>
      {request !== null && preview.state === 'ready' && <DraftOutputs draft={preview.draft} />}
    </Card>
  );
}

function DraftOutputs({ draft: { inputs, transaction } }: { draft: Draft }) {
  if (transaction === null) return null;
  const rows = inputs.map(({ data }) => ({ data: data instanceof Uint8Array ? '' : jsonTextOf(data) }));
  return (
    <TransactionOutputs
      actions={transaction.actions}
      transaction={transaction}
      json={() => transactionJsonOf(transaction, rows)}
      tied
    />
  );
}
