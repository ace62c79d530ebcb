import { Moment } from '../../ui/moment.tsx';

/** When something happened, below what happened: on a phone there is no column for it. */
export function NarrowTime({ time }: { time: string }) {
  return (
    <span className="block text-xs text-muted sm:hidden">
      <Moment time={time} />
    </span>
  );
}
