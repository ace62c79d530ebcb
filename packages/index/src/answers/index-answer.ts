import { failureReason, type FailureReason, type ReasonWord } from '@antescope/sources/core/failure-reason';
import { isName } from '@antescope/codec/chain/name';
import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { failed, type Failure, type Meta, meta, type Outcome } from '@antescope/sources/core/outcome';
import type { DerivedReader } from '../store/derived-reader.ts';
import type { HistoryReader, StoreStatus } from '../store/history-store.ts';
import { noticeOf } from './index-notice.ts';
import { knowsWholeState } from '../store/whole-state.ts';

const source = 'index';

/** Something about the question that keeps it from being answered; becomes a failed outcome. */
export class Refusal extends Error {
  readonly code: string;
  readonly reason: FailureReason | undefined;

  constructor(code: string, message: string, reason?: FailureReason) {
    super(message);
    this.code = code;
    this.reason = reason;
  }
}

/**
 * What a question needs that blocks were fed with; 'blocks': nothing but their headers, 'deltas': what was written in the
 * range, 'state': all that is there, also what was written before the index began.
 */
export type Needed = 'blocks' | 'traces' | 'deltas' | 'state';

/**
 * An answer of the index with the range it covers. What was not fed with what the question needs, or has nothing in a
 * range that does not begin with the chain, is a failure that says so, never an empty answer.
 */
export async function answerOf<Value>(
  reader: HistoryReader,
  needs: Needed,
  read: (status: StoreStatus, about: Meta) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const started = performance.now();
  const refuse = (code: string, message: string, reason?: FailureReason): Outcome<Value> =>
    failed([note(code, message, reason)]);
  try {
    const status = await reader.status();
    if (status === null) return refuse('not-indexed', 'Nothing is indexed yet', failureReason('index-empty'));
    const fed = needs === 'state' ? 'deltas' : needs;
    const covered = coverage(status, fed);
    if (covered === null)
      return refuse('not-indexed', `The index was fed without ${fed}`, failureReason(withoutFeed[fed]));
    const wholeState = needs === 'state' && (await knowsWholeState(reader, status, covered.first));
    if (needs === 'state' && !wholeState) {
      return refuse('not-indexed', stateUnknown(covered.first), failureReason('index-begins', String(covered.first)));
    }
    const { reader: way, problem } = noticeOf(reader) ?? { reader: null, problem: null };
    const failures: Failure[] = [];
    if (problem !== null) {
      failures.push(note('index-stalled', `The index is standing still: ${problem}`, failureReason('index-stalled')));
    }
    if (needs === 'traces' && !covered.inline) {
      const message = 'Read by get_block: without inline actions and notifications';
      failures.push(note('top-level-only', message, failureReason('top-level-only')));
    }
    const about = meta({
      source,
      ...(way === null || way === 'ship' ? {} : { way }),
      failures,
      block: status.head.number,
      blockId: status.head.id,
      time: isoZ(slotToTime(status.head.slot)),
      // The node's irreversible block above ours means that the index is still catching up.
      complete:
        (covered.complete || wholeState) &&
        (covered.inline || needs !== 'traces') &&
        status.lastIrreversible <= status.head.number,
      range: { first: covered.first, last: status.head.number },
    });
    const outcome = await read(status, about);
    if (outcome.state === 'empty' && !outcome.meta.complete) {
      const { first, last } = outcome.meta.range ?? { first: covered.first, last: status.head.number };
      const message = `Not in blocks ${first} to ${last}, which are all that is indexed`;
      return refuse('not-indexed', message, failureReason('outside-index', String(first), String(last)));
    }
    outcome.meta.elapsedMs = Math.round(performance.now() - started);
    return outcome;
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.code, error.message, error.reason);
    return refuse('index-error', error instanceof Error ? error.message : String(error));
  }
}

/** Why an index that began in the middle of a chain tells of no state that it has not seen written. */
export function stateUnknown(first: number): string {
  return `The index begins at block ${first}: it knows what was written since then, not all that is there`;
}

export function note(code: string, message: string, reason?: FailureReason): Failure {
  return { source, endpoint: null, code, message, ...(reason === undefined ? {} : { reason }) };
}

/** What an index says that was fed without what a question needs; every one was fed with blocks. */
const withoutFeed = {
  blocks: 'index-empty',
  traces: 'index-without-traces',
  deltas: 'index-without-deltas',
} as const satisfies Record<Exclude<Needed, 'state'>, ReasonWord>;

/** What a store derives from its blocks. Throws Refusal for a store that does not. */
export function derivedOf(reader: HistoryReader): DerivedReader {
  if (reader.derived === undefined) {
    throw new Refusal('not-supported', 'This kind of store does not keep this yet', failureReason('other-store'));
  }
  return reader.derived;
}

export function requireSymbol(code: string): void {
  if (!/^[A-Z]{1,7}$/.test(code)) throw new Refusal('bad-symbol', `'${code}' is not a symbol of a token`);
}

export function requireName(account: string): void {
  if (!isName(account)) throw new Refusal('bad-name', `'${account}' is not an account name`);
}

/**
 * The last unbroken range that was fed with what is needed, and whether inline actions are in all of it; null when the
 * head was not.
 */
export function coverage(
  status: StoreStatus,
  needs: Exclude<Needed, 'state'>,
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
  // Block 1 is the genesis: it has neither traces nor deltas, block 2 brings the state that was there before.
  return { first: first === 2 && status.firstBlock === 1 ? 1 : first, complete: first <= 2, inline };
}
