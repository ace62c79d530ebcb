import { failureReason, type FailureReason, type ReasonWord } from '@antescope/sources/core/failure-reason';
import { isName } from '@antescope/codec/chain/name';
import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { failed, type Failure, type Meta, meta, type Outcome } from '@antescope/sources/core/outcome';
import type { DerivedReader } from '../store/derived-reader.ts';
import type { HistoryReader, StoreStatus } from '../store/history-store.ts';
import { noticeOf } from './index-notice.ts';
import { SlowReadError } from '../store/slow-read-error.ts';
import { hasFullState } from '../store/state-coverage.ts';

const source = 'index';

/** A request that cannot be answered; becomes a failed outcome. */
export class RequestError extends Error {
  readonly code: string;
  readonly reason: FailureReason | undefined;

  constructor(code: string, message: string, reason?: FailureReason) {
    super(message);
    this.code = code;
    this.reason = reason;
  }
}

/**
 * Parts of a block that a request needs. 'blocks': headers only, 'deltas': changes within the range, 'state': the full
 * state, including rows written before the index began.
 */
export type RequiredParts = 'blocks' | 'traces' | 'deltas' | 'state';

/**
 * Runs a request and adds the covered range. If the index lacks the required parts, or finds nothing and does not cover
 * the chain from its start, the outcome is a failure, never empty.
 */
export async function answerOf<Value>(
  reader: HistoryReader,
  needs: RequiredParts,
  read: (status: StoreStatus, about: Meta) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const started = performance.now();
  const refuse = (code: string, message: string, reason?: FailureReason): Outcome<Value> =>
    failed([failureNote(code, message, reason)]);
  try {
    const status = await reader.status();
    if (status === null) return refuse('not-indexed', 'Nothing is indexed yet', failureReason('index-empty'));
    const part = needs === 'state' ? 'deltas' : needs;
    const covered = coverage(status, part);
    if (covered === null)
      return refuse('not-indexed', `The index has no ${part}`, failureReason(missingPartReason[part]));
    const fullState = needs === 'state' && (await hasFullState(reader, status, covered.first));
    if (needs === 'state' && !fullState) {
      return refuse('not-indexed', stateUnknown(covered.first), failureReason('index-begins', String(covered.first)));
    }
    const { reader: kind, problem } = noticeOf(reader) ?? { reader: null, problem: null };
    const failures: Failure[] = [];
    if (problem !== null) {
      failures.push(failureNote('index-stalled', `Indexing has stalled: ${problem}`, failureReason('index-stalled')));
    }
    if (needs === 'traces' && !covered.inline) {
      const message = 'Read by get_block: without inline actions and notifications';
      failures.push(failureNote('top-level-only', message, failureReason('top-level-only')));
    }
    const about = meta({
      source,
      ...(kind === null || kind === 'ship' ? {} : { way: kind }),
      failures,
      block: status.head.number,
      blockId: status.head.id,
      time: isoZ(slotToTime(status.head.slot)),
      // An irreversible block above our head means that the index is still catching up.
      complete:
        (covered.complete || fullState) &&
        (covered.inline || needs !== 'traces') &&
        status.lastIrreversible <= status.head.number,
      range: { first: covered.first, last: status.head.number },
    });
    const outcome = await read(status, about);
    if (outcome.state === 'empty' && !outcome.meta.complete) {
      const { first, last } = outcome.meta.range ?? { first: covered.first, last: status.head.number };
      const message = `Not found in the indexed blocks, ${first} to ${last}`;
      return refuse('not-indexed', message, failureReason('outside-index', String(first), String(last)));
    }
    outcome.meta.elapsedMs = Math.round(performance.now() - started);
    return outcome;
  } catch (error) {
    if (error instanceof RequestError) return refuse(error.code, error.message, error.reason);
    if (error instanceof SlowReadError) return refuse('too-slow', error.message, failureReason('index-slow'));
    return refuse('index-error', error instanceof Error ? error.message : String(error));
  }
}

/** Why an index that begins mid-chain cannot answer for the full state. */
export function stateUnknown(first: number): string {
  return `The index begins at block ${first}: it has changes since then, not the full state`;
}

export function failureNote(code: string, message: string, reason?: FailureReason): Failure {
  return { source, endpoint: null, code, message, ...(reason === undefined ? {} : { reason }) };
}

/** Failure reason for each missing part; every index has blocks. */
const missingPartReason = {
  blocks: 'index-empty',
  traces: 'index-without-traces',
  deltas: 'index-without-deltas',
} as const satisfies Record<Exclude<RequiredParts, 'state'>, ReasonWord>;

/** Data derived from blocks. Throws Refusal if the store does not keep any. */
export function derivedOf(reader: HistoryReader): DerivedReader {
  if (reader.derived === undefined) {
    throw new RequestError(
      'not-supported',
      'This kind of store does not support this yet',
      failureReason('other-store'),
    );
  }
  return reader.derived;
}

export function requireSymbol(code: string): void {
  if (!/^[A-Z]{1,7}$/.test(code)) throw new RequestError('bad-symbol', `'${code}' is not a symbol code`);
}

export function requireName(account: string): void {
  if (!isName(account)) throw new RequestError('bad-name', `'${account}' is not an account name`);
}

/**
 * The contiguous range up to the head that has the required parts, and whether inline actions are included throughout;
 * null if the head lacks them.
 */
export function coverage(
  status: StoreStatus,
  needs: Exclude<RequiredParts, 'state'>,
): { first: number; complete: boolean; inline: boolean } | null {
  const last = status.feeds.at(-1);
  const has = (feed: StoreStatus['feeds'][number]): boolean => needs === 'blocks' || feed[needs];
  if (last === undefined || !has(last)) return null;
  let { first, inline } = last;
  for (const feed of status.feeds.toReversed()) {
    if (!has(feed) || feed.last < first - 1) continue;
    first = feed.first;
    inline &&= feed.inline;
  }
  // Block 1 is the genesis, without traces or deltas; block 2 brings the initial state.
  return { first: first === 2 && status.firstBlock === 1 ? 1 : first, complete: first <= 2, inline };
}
