import type { ScheduleView } from '@antescope/sources/block/block-view';
import { grouped } from '../../ui/amount-text.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { arcPath } from './ring-shape.ts';
import { useStrings } from '../../i18n/strings.ts';

interface ProducerRingProps {
  schedule: ScheduleView;
  producer: string | null;
  head: number | null;
}

/** The schedule as a ring with the current and the next producer. The list next to it is the accessible text. */
export function ProducerRing({ schedule, producer, head }: ProducerRingProps) {
  const strings = useStrings('pages/home');
  const names = schedule.producers.map((member) => member.name);
  const at = producer === null ? -1 : names.indexOf(producer);
  const next = at === -1 ? undefined : names[(at + 1) % names.length];
  return (
    <figure className="flex items-center gap-6 py-4">
      <svg width="144" height="144" viewBox="-50 -50 100 100" role="img" aria-label={strings.ring} className="shrink-0">
        {names.map((name, index) => (
          <path
            key={name}
            d={arcPath(index, names.length, 44)}
            fill="none"
            strokeWidth={name === producer ? 9 : 5}
            className={name === producer ? 'stroke-accent' : name === next ? 'stroke-muted' : 'stroke-line-strong'}
          >
            <title>{name}</title>
          </path>
        ))}
        <text y="-2" textAnchor="middle" className="fill-text font-mono text-[9px]">
          {producer ?? '–'}
        </text>
        <text y="11" textAnchor="middle" className="fill-muted text-[8px] tabular-nums">
          {head === null ? '' : grouped(head)}
        </text>
      </svg>
      <figcaption className="grid gap-1">
        {producer !== null && (
          <span>
            <span className="block text-sm text-muted">{strings.producing}</span>
            <AccountLink name={producer} />
          </span>
        )}
        {next !== undefined && next !== producer && (
          <span>
            <span className="block text-sm text-muted">{strings.nextUp}</span>
            <AccountLink name={next} />
          </span>
        )}
        <span className="text-sm text-muted">{strings.schedule(schedule.version)}</span>
      </figcaption>
    </figure>
  );
}
