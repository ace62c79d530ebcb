import { usePreferences } from '../lib/boot/preferences.ts';
import { useMessages } from '../i18n/messages-context.ts';
import { useAge } from '../lib/time/clock.ts';
import { absoluteTime, shortTime } from '../lib/time/time-text.ts';
import { useBoot } from '../lib/boot/boot-context.ts';

interface MomentProps {
  /** ISO with Z. */
  time: string;
  /**
   * 'age' for lists (short, fixed width), 'relative' for sentences, 'full' for details: absolute with the age in
   * parentheses.
   */
  show?: 'age' | 'relative' | 'full' | 'absolute';
}

/**
 * A point in time. The server renders it as absolute UTC; the browser replaces it with an age of the same width, with
 * the absolute time on hover, in UTC or the local time zone, as preferred. Absolute times omit the zone and show the
 * chain's notation on hover.
 */
export function Moment({ time, show = 'age' }: MomentProps) {
  const age = useAge(time);
  const { time: words } = useMessages();
  const { preferences } = usePreferences();
  const { locale } = useBoot();
  const absolute = absoluteTime(time, preferences.utc || age === null, locale);
  const ageText = age === null ? null : show === 'age' ? words.age(age) : words.relative(age);
  if (show === 'absolute') {
    return (
      <time dateTime={time} title={time}>
        <bdi dir="ltr" className="whitespace-nowrap">
          {absolute}
        </bdi>
      </time>
    );
  }
  if (show === 'relative') {
    return (
      <time dateTime={time} title={absolute}>
        {/* About as short as what replaces it. */}
        {ageText ?? shortTime(time, locale)}
      </time>
    );
  }
  if (show === 'full') {
    return (
      <time dateTime={time} title={time}>
        {/* On a phone the zone may wrap: next to a label the column can be narrower than the text. */}
        <bdi dir="ltr" className="sm:whitespace-nowrap">
          {absolute}
        </bdi>
        {ageText !== null && (
          <>
            {' '}
            <span className="whitespace-nowrap text-muted">{ageText}</span>
          </>
        )}
      </time>
    );
  }
  return (
    <time
      dateTime={time}
      title={absolute}
      className="inline-block w-28 whitespace-nowrap tabular-nums text-muted"
      data-age={ageText === null ? undefined : ''}
    >
      {/* Smaller font: the width is measured for ages. */}
      {ageText ?? <span className="figure text-sm">{shortTime(time, locale)}</span>}
    </time>
  );
}
