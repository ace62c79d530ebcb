import type { AuthorityNeed, NeedStatus } from '@antescope/sources/msig/authority-need';
import { ApprovalBar } from '../../../domain/proposal/approval-bar.tsx';
import { useMessages } from '../../../i18n/messages-context.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { spanText } from '../../../lib/time/time-text.ts';
import { PermissionChip } from '../../../ui/identifier/permission-chip.tsx';

const marks: Record<NeedStatus, [mark: string, tone: string]> = {
  satisfied: ['✓', 'text-positive'],
  reachable: ['○', 'text-muted'],
  impossible: ['✕', 'text-negative'],
  unknown: ['?', 'text-warning'],
};

/** The permissions that a proposal requires, as a tree: satisfied, still possible, or unreachable. */
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
  const strings = useStrings('pages/msig');
  const { time } = useMessages();
  const [mark, tone] = marks[need.status];
  return (
    <>
      <div className="flex items-baseline gap-x-2 py-0.5">
        <span className={`w-4 shrink-0 text-center ${tone}`} title={strings.needStatus[need.status]}>
          <span aria-hidden>{mark}</span>
          <span className="sr-only">{strings.needStatus[need.status]}</span>
        </span>
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
          <PermissionChip actor={need.actor} permission={need.permission} />
          {need.weight > 1 && <span className="text-sm text-muted">{strings.need.weight(need.weight)}</span>}
          {need.by !== 'authority' && (
            <span className="text-sm text-muted">
              {need.status === 'unknown' ? strings.needStatus.unknown : strings.need[need.by]}
            </span>
          )}
          {need.threshold !== null && (
            <span className="text-sm">{strings.need.weights(need.approvedWeight, need.threshold)}</span>
          )}
        </div>
      </div>
      {need.threshold !== null && (
        <div className="my-1 ps-6">
          <ApprovalBar
            approved={need.approvedWeight}
            needed={need.threshold}
            state={need.status === 'satisfied' ? 'complete' : need.status === 'impossible' ? 'closed' : 'open'}
          />
        </div>
      )}
      {need.status === 'impossible' && need.by === 'authority' && (
        <p className="ps-6 text-sm text-negative">{strings.needStatus.impossible}</p>
      )}
      {(need.parts.length > 0 || need.keys.length > 0 || need.waits.length > 0) && (
        <div className="ms-2 border-s border-line ps-4">
          {need.parts.length > 0 && <NeedTree needs={need.parts} />}
          {need.keys.length > 0 && <p className="text-sm text-muted">{strings.need.keys(need.keys.length)}</p>}
          {need.waits.map((waitPart) => (
            <p key={waitPart.seconds} className="text-sm text-muted">
              {strings.need.wait(spanText(waitPart.seconds, time.span))} ·{' '}
              {waitPart.served ? strings.need.served : strings.need.notServed}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
