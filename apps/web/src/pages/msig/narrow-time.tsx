import { Moment } from '../../ui/moment.tsx';

/** Time below the entry, for phones, where the table has no time column. */
export function NarrowTime({ time }: { time: string }) {
  return (
    <span className="block text-xs text-muted sm:hidden">
      <Moment time={time} />
    </span>
  );
}
