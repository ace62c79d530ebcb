import { failureReason, type FailureReason } from '../core/failure-reason.ts';
import { data, failed, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';

/** A block number ('1200', '1,200'), a day ('2026-11-20': its end) or a time, as typed by the user; null for neither. */
export function parsePoint(text: string): { block: number } | { time: string } | null {
  const trimmed = text.trim();
  if (/^[\d,]{1,14}$/.test(trimmed)) return { block: Number(trimmed.replaceAll(',', '')) };
  const day = /^\d{4}-\d{2}-\d{2}$/.test(trimmed);
  if (!day && !/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z?$/.test(trimmed)) return null;
  const time = day ? `${trimmed}T23:59:59.500Z` : `${trimmed.replace(' ', 'T').replace(/Z$/, '')}Z`;
  return Number.isNaN(Date.parse(time)) ? null : { time: new Date(time).toISOString() };
}

/** The block that a text means; fails with 'bad-input' where it means none, and as the index does for a time before it. */
export async function blockOfPoint(at: SourceContext, text: string): Promise<Outcome<number>> {
  const point = parsePoint(text);
  const refuse = (code: string, message: string, reason?: FailureReason): Outcome<number> =>
    failed([{ source: 'index', endpoint: null, code, message, ...(reason === undefined ? {} : { reason }) }]);
  if (point === null) return refuse('bad-input', `'${text}' is neither a block number nor a time`);
  if ('block' in point) return data(point.block, meta({ source: 'index' }));
  if (at.past === null) {
    const message = 'Block times require an index, which this chain does not have here';
    return refuse('not-indexed', message, failureReason('no-index'));
  }
  const block = await at.past.blockAt(point.time);
  if (block.state !== 'empty') return block;
  const message = `${point.time} is before all that is indexed`;
  return refuse('not-indexed', message, failureReason('before-index', point.time));
}
