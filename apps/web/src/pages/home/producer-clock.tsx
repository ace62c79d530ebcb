import type { HeadView, ScheduleView } from '@antescope/sources/block/block-view';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { MissedBlocks } from '@antescope/sources/state/producer-rounds';
import { grouped } from '../../ui/amount-text.ts';
import { useLiveHead } from '../../lib/realtime/use-live-head.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { producerColor } from './block-bar.tsx';
import { arcPath } from './ring-shape.ts';
import { useStrings } from '../../i18n/strings.ts';

interface ProducerClockProps {
  schedule: ScheduleView;
  /** Initial head. */
  first: HeadView | null;
  /** Of the last 24 hours; null without an index. */
  missed: Outcome<MissedBlocks> | null;
}

/** The schedule as a dial: who produces, and who follows. The list of producers is its accessible text. */
export function ProducerClock({ schedule, first, missed }: ProducerClockProps) {
  const { head } = useLiveHead(first, 'schedule');
  const producer = head?.producer ?? null;
  const strings = useStrings('pages/home');
  const names = schedule.producers.map((member) => member.name);
  const at = producer === null ? -1 : names.indexOf(producer);
  const next = at === -1 ? undefined : names[(at + 1) % names.length];
  const late = missed?.state === 'data' ? missed.data : null;
  return (
    <figure className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <svg viewBox="-50 -50 100 100" role="img" aria-label={strings.ring} className="w-52 shrink-0 max-sm:w-44">
        {names.map((name, index) => (
          <path
            key={name}
            d={arcPath(index, names.length, name === producer ? 43 : 42)}
            fill="none"
            strokeWidth={name === producer ? 12 : 7}
            stroke={producerColor(name)}
            opacity={name === producer ? 1 : name === next ? 0.75 : 0.35}
          >
            <title>{name}</title>
          </path>
        ))}
        <text y="-1" textAnchor="middle" className="fill-text text-[8px] font-semibold">
          {producer ?? '–'}
        </text>
        <text y="10" textAnchor="middle" className="fill-muted text-[7px] tabular-nums">
          {head === null ? '' : grouped(head.head)}
        </text>
      </svg>
      <figcaption>
        <dl className="grid gap-y-0.5 text-sm">
          <Turn label={strings.producing} name={producer} />
          <Turn label={strings.nextUp} name={next ?? null} />
          {late !== null && (
            <div>
              <dt className="text-xs text-muted">{strings.missed}</dt>
              <dd className={late.missed > 0 ? 'text-warning' : 'text-positive'}>
                {strings.missedOf(grouped(late.missed), grouped(late.slots))}
              </dd>
            </div>
          )}
          <div>
            <dt className="sr-only">{strings.ring}</dt>
            <dd className="pt-1 text-xs text-muted">{strings.schedule(schedule.version)}</dd>
          </div>
        </dl>
      </figcaption>
    </figure>
  );
}

/** As wide as the longest name, so that nothing shifts with the next producer. */
function Turn({ label, name }: { label: string; name: string | null }) {
  return (
    <div className="w-34 pb-1 pointer-coarse:pb-[8px]">
      <dt className="text-xs text-muted">{label}</dt>
      <dd>{name === null ? '–' : <AccountLink name={name} />}</dd>
    </div>
  );
}
