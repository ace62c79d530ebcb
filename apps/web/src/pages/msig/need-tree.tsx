import type { AuthorityNeed, NeedStatus } from '@antescope/sources/msig/authority-need';
import { useMessages } from '../../i18n/messages-context.ts';
import { usePageWords } from '../../i18n/page-words.ts';
import { spanText } from '../../lib/time/time-text.ts';
import { PermissionChip } from '../../ui/identifier/permission-chip.tsx';
import { msigWords } from './words.ts';

const marks: Record<NeedStatus, [mark: string, tone: string]> = {
  satisfied: ['✓', 'text-positive'],
  reachable: ['○', 'text-muted'],
  impossible: ['✕', 'text-negative'],
  unknown: ['?', 'text-warning'],
};

/** The permissions a proposal needs, and what each is made of: satisfied, still possible, or out of reach. */
export function NeedTree({ needs }: { needs: AuthorityNeed[] }) {
  return (
    <ul>
      {needs.map((need) => (
        <li key={`${need.actor}@${need.permission}`} className="py-1">
          <Need need={need} />
        </li>
      ))}
    </ul>
  );
}

function Need({ need }: { need: AuthorityNeed }) {
  const words = usePageWords(msigWords);
  const { time } = useMessages();
  const [mark, tone] = marks[need.status];
  const missing = need.threshold === null ? 0 : Math.max(0, need.threshold - need.approvedWeight);
  return (
    <>
      <div className="flex items-baseline gap-x-2 py-0.5">
        <span className={`w-4 shrink-0 text-center ${tone}`} title={words.needStatus[need.status]}>
          <span aria-hidden>{mark}</span>
          <span className="sr-only">{words.needStatus[need.status]}</span>
        </span>
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
          <PermissionChip actor={need.actor} permission={need.permission} />
          {need.weight > 1 && <span className="text-sm text-muted">{words.need.weight(need.weight)}</span>}
          {need.by !== 'authority' && (
            <span className="text-sm text-muted">
              {need.status === 'unknown' ? words.needStatus.unknown : words.need[need.by]}
            </span>
          )}
          {need.threshold !== null && (
            <span className="text-sm">
              {words.need.weights(need.approvedWeight, need.threshold)}
              {missing > 0 && <span className="text-muted"> · {words.need.missing(missing)}</span>}
              {missing > 0 && need.requestedWeight > 0 && (
                <span className="text-muted"> · {words.need.requested(need.requestedWeight)}</span>
              )}
            </span>
          )}
        </div>
      </div>
      {need.status === 'impossible' && need.by === 'authority' && (
        <p className="ps-6 text-sm text-negative">{words.needStatus.impossible}</p>
      )}
      {(need.parts.length > 0 || need.keys.length > 0 || need.waits.length > 0) && (
        <div className="ms-2 border-s border-line ps-4">
          {need.parts.length > 0 && <NeedTree needs={need.parts} />}
          {need.keys.length > 0 && <p className="text-sm text-muted">{words.need.keys(need.keys.length)}</p>}
          {need.waits.map((wait) => (
            <p key={wait.seconds} className="text-sm text-muted">
              {words.need.wait(spanText(wait.seconds, time.span))} ·{' '}
              {wait.served ? words.need.served : words.need.notServed}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
