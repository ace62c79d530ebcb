import type { ChainIndex } from './chain-index.ts';
import { badParameter } from './query.ts';

/** First block at or after `after`, or last block at or before `before`; `text` is a UTC time or a block number. */
export async function boundOf(
  { reader, status }: ChainIndex,
  text: string | undefined,
  name: 'after' | 'before',
): Promise<number> {
  const up = name === 'after';
  if (text === undefined) return up ? 0 : Number.MAX_SAFE_INTEGER;
  if (/^\d{1,10}$/.test(text)) return Number(text);
  const next = await reader.blockFromSlot(slotOf(text, name) + (up ? 0 : 1));
  if (next === null) return up ? status.head.number + 1 : status.head.number;
  return up ? next.number : next.number - 1;
}

/** First slot at or after the time, or last slot at or before it. */
export function slotOf(text: string, name: 'after' | 'before', parameter: string = name): number {
  const zoned = /([zZ]|[+-]\d\d:?\d\d)$/.test(text) || !text.includes('T');
  const ms = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(zoned ? text : `${text}Z`) : Number.NaN;
  if (Number.isNaN(ms)) throw badParameter(parameter, 'must be an ISO 8601 time or a block number');
  const slot = (ms - Date.UTC(2000, 0, 1)) / 500;
  return Math.min(Math.max(name === 'after' ? Math.ceil(slot) : Math.floor(slot), 0), 0xfffffffe);
}
