import { useMessages } from '../../i18n/messages-context.ts';
import type { Direction } from './direction.ts';

const colors: Record<Direction, string> = {
  in: 'bg-positive/12 text-positive',
  out: 'bg-warning/12 text-warning',
  self: 'bg-raised text-muted',
};

/** IN, OUT or SELF, from the account's view. */
export function DirectionMark({ direction }: { direction: Direction }) {
  const { account: strings } = useMessages();
  return (
    <span
      className={`inline-flex h-5.5 min-w-10 items-center justify-center rounded-[6px] px-1.5 text-xs font-semibold whitespace-nowrap ${colors[direction]}`}
    >
      {strings.direction[direction]}
    </span>
  );
}
