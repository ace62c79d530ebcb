import type { Locale } from '@antescope/web-contract/locale';
import { dayText } from '../../lib/time/time-text.ts';

const hourMs = 3_600_000;

/** UTC times, in ms, that an axis names: hours, quarters of a day, or days; at most eight, none where a label has no room. */
export function timeTicks(from: number, to: number, locale: Locale): { share: number; text: string }[] {
  const days = (to - from) / hourMs / 24;
  const step = hourMs * (days < 0.3 ? 1 : days < 2 ? 6 : 24 * Math.ceil(days / 5));
  const ticks = [];
  for (let at = Math.ceil(from / step) * step; (at - from) / (to - from) < 0.94; at += step) {
    const iso = new Date(at).toISOString();
    const text = iso.slice(11, 13) === '00' ? dayText(iso, locale) : iso.slice(11, 16);
    ticks.push({ share: (at - from) / (to - from), text });
  }
  return ticks;
}
