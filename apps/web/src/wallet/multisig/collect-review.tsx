import { collectActions, collectedFrom } from '@antescope/wallet/multisig/collected-actions';
import { levelText, type Session } from '@antescope/wallet/session/session';
import { useEffect, useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useOpen } from '../../ui/use-open.ts';
import type { ReviewPhase, ReviewRequest } from '../transact/review-request.ts';
import { PreviewContent } from '../transact/preview-content.tsx';
import { usePreview } from '../transact/use-preview.ts';
import { MultisigBanner } from './multisig-banner.tsx';
import { useMultisig } from './use-multisig.ts';
import { ReviewNotes } from '../transact/review-notes.tsx';

interface CollectReviewProps {
  session: Session;
  request: ReviewRequest | null;
  loading?: boolean;
  onIncomplete: () => void;
  onPhase?: (phase: ReviewPhase) => void;
}

/** The review in multisig mode: simulated, then added to the collected actions in place of being signed. */
export function CollectReview({ session, request, loading = false, onIncomplete, onPhase }: CollectReviewProps) {
  const strings = useStrings('wallet');
  const open = useOpen();
  const { state, update } = useMultisig();
  const [failed, setFailed] = useState(false);
  const level = state.onBehalfOf ?? session;
  const key = request === null ? null : `${request.key} ${levelText(level)}`;
  const preview = usePreview(key, () => request?.actions({ actor: level.actor, permission: level.permission }) ?? []);
  useEffect(() => onPhase?.('review'), [onPhase]);
  const add = (): void => {
    if (preview.state !== 'ready') return;
    try {
      update((now) => collectActions(now, collectedFrom(preview.draft, level)));
      open('/wallet/msig');
    } catch {
      // Too many actions, or more than the browser stores.
      setFailed(true);
    }
  };
  return (
    <>
      <MultisigBanner />
      <Card title={strings.review.title}>
        <div
          aria-live="polite"
          aria-busy={preview.state === 'working'}
          className="grid min-h-40 grid-cols-1 content-start gap-3"
        >
          {request !== null && <p className="font-semibold wrap-anywhere">{request.title}</p>}
          {request !== null && <ReviewNotes warnings={request.warnings} facts={request.facts ?? []} />}
          <PreviewContent preview={preview} />
        </div>
        <p className="text-sm text-muted">{strings.multisig.preparedFor(levelText(level))}</p>
        <Button
          kind="primary"
          className="w-full"
          data-sign=""
          disabled={loading || (request !== null && preview.state !== 'ready')}
          onClick={request === null ? onIncomplete : add}
        >
          {strings.multisig.add}
        </Button>
        {failed && (
          <p role="alert" className="border-s-2 border-negative ps-3">
            {strings.multisig.full}
          </p>
        )}
      </Card>
    </>
  );
}
