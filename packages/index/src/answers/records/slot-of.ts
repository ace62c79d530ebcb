import { RequestError } from '../index-answer.ts';

/** First slot at or after a time (ISO; without a zone it is UTC). Throws Refusal. */
export function slotAtOrAfter(time: string, field: string): number {
  return bounded(Math.ceil(exactSlot(time, field)));
}

/** Last slot at or before a time. Throws Refusal. */
export function slotAtOrBefore(time: string, field: string): number {
  return bounded(Math.floor(exactSlot(time, field)));
}

function exactSlot(time: string, field: string): number {
  const ms = Date.parse(/([zZ]|[+-]\d\d:?\d\d)$/.test(time) || !time.includes('T') ? time : `${time}Z`);
  if (Number.isNaN(ms)) throw new RequestError('bad-date', `'${time}' is not a valid time for '${field}'`);
  return (ms - Date.UTC(2000, 0, 1)) / 500;
}

function bounded(slot: number): number {
  return Math.min(Math.max(slot, 0), 0xffffffff);
}
