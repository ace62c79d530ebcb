import { useStrings } from '../../i18n/strings.ts';
import { Chip } from '../../ui/chip.tsx';
import { Moment } from '../../ui/moment.tsx';

/** Time of expiration, marked after it has passed; `now` is the time of the reading, null `expires`: never. */
export function Expiry({ expires, now }: { expires: string | null; now: string }) {
  const strings = useStrings('domain/fio');
  if (expires === null) return <span className="text-muted">{strings.never}</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Moment time={expires} show="absolute" />
      {expires <= now && <Chip tone="negative">{strings.expired}</Chip>}
    </span>
  );
}
