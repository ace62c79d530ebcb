import { levelText, type Session, type SessionState } from '@antescope/wallet/session/session';
import { providerById } from '@antescope/wallet/providers/registry';
import { wouldFail } from '@antescope/wallet/transact/insufficient-permissions';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { loadPart } from '../../lib/page/load-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { providerStrings } from '../session/provider-strings.ts';
import { FreeCpuSwitch } from '../free-cpu/free-cpu-switch.tsx';
import { CollectReview } from '../multisig/collect-review.tsx';
import { MultisigSwitch } from '../multisig/multisig-switch.tsx';
import { useMultisig } from '../multisig/use-multisig.ts';
import { useWallet } from '../session/use-wallet.ts';
import { ChangedReview } from './changed-review.tsx';
import { InteractionDialog } from './interaction-dialog.tsx';
import { PermissionPicker } from './permission-picker.tsx';
import { PreviewContent } from './preview-content.tsx';
import { Receipt } from './receipt.tsx';
import { ResourceLink } from './resource-link.tsx';
import type { ReviewPhase, ReviewRequest } from './review-request.ts';
import { type Act, useAct } from './use-act.ts';
import { useStrings } from '../../i18n/strings.ts';
import { ReviewNotes } from './review-notes.tsx';

const WatchReview = lazy(() =>
  loadPart(() => import('./watch-review.tsx')).then((module) => ({ default: module.WatchReview })),
);

interface ActReviewProps {
  session: Session;
  /** null: the form is not complete. */
  request: ReviewRequest | null;
  /** What the form needs of the account is being read. */
  loading?: boolean;
  /** 'New transfer' */
  again: string;
  /** The person wants to sign an incomplete form: show what is missing. */
  onIncomplete: () => void;
  onPhase?: (phase: ReviewPhase) => void;
  /** The transaction is in a block. */
  onSettled?: (block: number) => void;
  /** The person starts the next act. */
  onAgain?: () => void;
  /** Signed in multisig mode, too, instead of being collected for a proposal. */
  neverCollected?: boolean;
}

/** The review of an act: to be signed, or in multisig mode to be added to a proposal. */
export function ActReview({ neverCollected = false, onPhase, ...props }: ActReviewProps) {
  const { multisigMode } = useMultisig().state;
  const { chain } = useBoot();
  const collectable = !neverCollected && !chain.features.handles;
  const [phase, setPhase] = useState<ReviewPhase>('review');
  const onChange = useCallback(
    (next: ReviewPhase) => {
      setPhase(next);
      onPhase?.(next);
    },
    [onPhase],
  );
  // The mode can be changed in another tab: what is being signed, and its receipt, stay.
  if (collectable && multisigMode && phase === 'review') return <CollectReview {...props} onPhase={onChange} />;
  if (providerById(props.session.provider)?.signs === false) {
    return (
      <Suspense>
        <WatchReview session={props.session} request={props.request} collectable={collectable} onPhase={onChange} />
      </Suspense>
    );
  }
  return <SignReview {...props} collectable={collectable} onPhase={onChange} />;
}

/** The review of an act and the one button that signs it; then its receipt. Render it outside of any form. */
function SignReview({
  session,
  request,
  loading = false,
  collectable,
  again,
  onIncomplete,
  onPhase,
  onSettled,
  onAgain,
}: Omit<ActReviewProps, 'neverCollected'> & { collectable: boolean }) {
  const act = useAct(session, request === null ? null : { ...request, actions: () => request.actions(session) });
  const { step } = act;
  const phase =
    step.step === 'review' ? 'review' : step.step === 'sent' || step.step === 'unconfirmed' ? 'sent' : 'busy';
  useEffect(() => onPhase?.(phase), [phase, onPhase]);
  if (step.step === 'sent' || step.step === 'unconfirmed') {
    return (
      <Card>
        <Receipt
          draft={step.draft}
          actor={session.actor}
          title={step.title}
          again={again}
          onSettled={(block) => onSettled?.(block)}
          onAgain={() => {
            act.restart();
            onAgain?.();
          }}
          {...(step.step === 'unconfirmed' ? { onSendAgain: act.sendAgain } : {})}
        />
      </Card>
    );
  }
  return (
    <>
      {step.step === 'changed' ? (
        <ChangedReview draft={step.draft} onDecide={step.decide} />
      ) : (
        <Review
          session={session}
          request={request}
          loading={loading}
          collectable={collectable}
          act={act}
          onSign={act.send}
          onIncomplete={onIncomplete}
        />
      )}
      {step.step === 'interaction' && <InteractionDialog open={step.open} />}
    </>
  );
}

interface ReviewProps {
  session: Session;
  request: ReviewRequest | null;
  loading: boolean;
  /** Offers multisig mode. */
  collectable: boolean;
  act: Act;
  onSign: () => void;
  onIncomplete: () => void;
}

function Review({ session, request, loading, collectable, act, onSign, onIncomplete }: ReviewProps) {
  const strings = useStrings('wallet').review;
  const idle = act.step.step === 'review';
  return (
    <Card title={strings.title} aside={collectable && idle && request !== null && <MultisigSwitch small />}>
      <div
        aria-live="polite"
        aria-busy={act.preview.state === 'working'}
        className="grid min-h-40 grid-cols-1 content-start gap-3"
      >
        {request !== null && <p className="font-semibold wrap-anywhere">{request.title}</p>}
        {request !== null && <ReviewNotes warnings={request.warnings} facts={request.facts ?? []} />}
        <PreviewContent preview={act.preview} warned={(request?.warnings.length ?? 0) > 0} />
      </div>
      <Signer session={session} />
      <SignButton
        key={request?.key ?? ''}
        act={act}
        loading={loading}
        onClick={request === null ? onIncomplete : onSign}
        complete={request !== null}
      />
      {act.error !== null && (
        <div role="alert" className="border-s-2 border-negative ps-3">
          <p className="wrap-anywhere">{act.error}</p>
          <ResourceLink failure={act.error} billed={session.actor} />
        </div>
      )}
      {act.step.step === 'review' && act.step.heldUntil !== null && (
        <p className="border-s-2 border-warning ps-3">{strings.held(`${act.step.heldUntil.slice(11, 16)} UTC`)}</p>
      )}
      {act.step.step === 'review' && act.step.included !== null && (
        <p role="status" className="border-s-2 border-positive ps-3 wrap-anywhere">
          {strings.included(act.step.included)}
        </p>
      )}
      {/* These arrive late: above the button, or one above another control, they would move it from under the pointer. */}
      <FreeCpuSwitch session={session} disabled={!idle || act.preview.state === 'working'} />
      {act.preview.state === 'ready' && (
        <PermissionPicker session={session} draft={act.preview.draft} disabled={!idle} />
      )}
      <ReconnectNote session={session} />
    </Card>
  );
}

/** Who signs with what. */
function Signer({ session }: { session: Session }) {
  const strings = useStrings('wallet');
  const info = providerById(session.provider);
  const name = info === undefined ? session.provider : providerStrings(strings, info).name;
  return <p className="text-sm text-muted">{strings.review.signer(levelText(session), name)}</p>;
}

/** Shown where signing takes connecting again. */
function ReconnectNote({ session }: { session: Session }) {
  const strings = useStrings('wallet').review;
  const { wallet } = useWallet();
  const [state, setState] = useState<SessionState>('ready');
  useEffect(() => {
    let current = true;
    wallet.sessionState(session).then(
      (found) => current && setState(found),
      // The provider's code could not be loaded: signing shows that error.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wallet, session]);
  return state === 'reconnect' && <p className="text-sm text-warning">{strings.reconnect}</p>;
}

interface SignButtonProps {
  act: Act;
  loading: boolean;
  complete: boolean;
  onClick: () => void;
}

/** Signing what would fail takes a second, different act: allowing it. */
function SignButton({ act, loading, complete, onClick }: SignButtonProps) {
  const strings = useStrings('wallet').review;
  const [allowed, setAllowed] = useState(false);
  const { preview, step } = act;
  const fails = preview.state === 'ready' && wouldFail(preview.draft);
  const signing = step.step !== 'review';
  const ready = preview.state === 'ready' && (!fails || allowed);
  return (
    <>
      <Button
        kind="primary"
        className="w-full"
        data-sign=""
        disabled={signing || loading || (complete && !ready)}
        onClick={onClick}
      >
        {signing ? strings.signing : fails && !allowed ? strings.fails : strings.sign}
      </Button>
      {fails && !signing && (
        <label className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-tap">
          <input
            type="checkbox"
            className="size-4 accent-(--accent)"
            checked={allowed}
            onChange={(event) => setAllowed(event.target.checked)}
          />
          {strings.allow}
        </label>
      )}
    </>
  );
}
