import { voteChanges } from '@antescope/wallet/tools/vote';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from './notice.tsx';
import { type PresentVoteState, registeredOf } from './use-present-vote.ts';

interface BallotProps {
  picked: readonly string[];
  present: PresentVoteState;
  /** What is wrong with the picks; null: nothing. */
  fault: string | null;
  onPick: (picks: readonly string[]) => void;
  onRetry: () => void;
}

/** What is picked beside the present vote, and the agreement that a vote confirms. */
export function Ballot({ picked, present, fault, onPick, onRetry }: BallotProps) {
  const strings = useStrings('pages/vote');
  const { chain } = useBoot();
  const most = String(chain.maxVotes);
  const { added, removed } = voteChanges(present.vote?.producers ?? [], picked);
  const changed = present.state === 'ready' && (added.length > 0 || removed.length > 0);
  return (
    <section
      aria-label={strings.sections}
      className="sticky top-0 z-20 border-b border-line bg-bg py-3 max-md:static max-md:pt-0"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="figure" role="status">
          {strings.picked(String(picked.length), most)}
        </span>
        {changed && added.length > 0 && <span className="text-positive">{strings.added(String(added.length))}</span>}
        {changed && removed.length > 0 && (
          <span className="text-negative">{strings.removed(String(removed.length))}</span>
        )}
        {fault !== null && (
          <span role="alert" className="text-negative">
            {fault}
          </span>
        )}
        <span className="ms-auto flex">
          {present.vote !== null && present.vote.producers.length > 0 && (
            <Button kind="quiet" disabled={!changed} onClick={() => onPick(registeredOf(present))}>
              {strings.reset}
            </Button>
          )}
          <Button kind="quiet" disabled={picked.length === 0} onClick={() => onPick([])}>
            {strings.clear}
          </Button>
        </span>
      </div>
      <PresentLine present={present} onRetry={onRetry} />
      <Notice />
    </section>
  );
}

/** The vote that a new one replaces. */
export function PresentLine({ present, onRetry }: { present: PresentVoteState; onRetry: () => void }) {
  const strings = useStrings('pages/vote');
  if (present.state === 'loading') return <p className="mt-1 text-sm text-muted">{strings.presentLoading}</p>;
  if (present.state === 'failed') {
    return (
      <p role="alert" className="mt-1 flex flex-wrap items-center gap-2 text-sm text-negative">
        {strings.presentFailed}
        <Button onClick={onRetry}>{strings.retry}</Button>
      </p>
    );
  }
  if (present.vote === null) return null;
  const { producers, proxy } = present.vote;
  if (proxy !== '') return <p className="mt-1 text-sm text-muted">{strings.proxied(proxy)}</p>;
  const { unregistered } = present;
  // Without a vote the line stays: the table below does not move once that is known.
  return (
    <>
      <p className="mt-1 text-sm text-muted">
        {producers.length === 0 ? '\u00A0' : strings.present(String(producers.length))}
      </p>
      {unregistered.length > 0 && (
        <p className="mt-1 text-sm text-warning">{strings.unregistered(unregistered.join(', '))}</p>
      )}
    </>
  );
}
