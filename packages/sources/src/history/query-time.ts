const dayShape = /^\d{4}-\d\d-\d\d$/;
const timeShape = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d)?(\.\d{1,3})?Z?$/i;
/** Blocks come every half second, so the last of a day is at this time. */
const lastOfDay = 'T23:59:59.500Z';
const firstOfDay = 'T00:00:00.000Z';

/**
 * ISO time in UTC of a day ('2026-11-20': its beginning for `after`, its end for `before`) or of a time, with or without
 * its Z; null for anything else.
 */
export function timeOfText(text: string, side: 'after' | 'before'): string | null {
  if (dayShape.test(text)) return isDay(text) ? text + (side === 'after' ? firstOfDay : lastOfDay) : null;
  const [, day, minutes, seconds = ':00', fraction = '.0'] = timeShape.exec(text) ?? [];
  if (day === undefined || !isDay(day)) return null;
  const time = Date.parse(`${day}T${minutes}${seconds}${fraction}Z`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** The shortest text that {@link timeOfText} reads as this time. */
export function textOfTime(time: string, side: 'after' | 'before'): string {
  const iso = new Date(time).toISOString();
  return iso.endsWith(side === 'after' ? firstOfDay : lastOfDay) ? iso.slice(0, 10) : iso.replace('.000Z', 'Z');
}

/** Whether the calendar has the day: a date of February 30 would be read as one of March. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
