import { nameAt } from '@antescope/codec/chain/name';
import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { data, empty, type Outcome } from '@antescope/sources/core/outcome';
import type { ProposalLife, ProposalLives, ProposalStep } from '@antescope/sources/state/proposal-life';
import { formatCursor } from '../../store/cursor.ts';
import type { HistoryReader } from '../../store/history-store.ts';
import { answerOf, derivedOf, requireName } from '../index-answer.ts';
import { resumeCursor } from '../resume-cursor.ts';
import type { StoredProposalEvent } from '../../store/proposal-reader.ts';
import { cutIntoLives, statusAfter } from './proposal-lifecycle.ts';
import type { RecordsContext } from './records-context.ts';

/** Max events read per proposal name; a proposal has a few dozen approvals. */
const maxEvents = 1000;
const maxPageSize = 100;

/** Lifecycles of proposals with one name, newest first. */
export function proposalLives(
  { reader }: RecordsContext,
  proposer: string,
  name: string,
): Promise<Outcome<ProposalLife[]>> {
  return answerOf(reader, 'traces', async (_, about) => {
    requireName(proposer);
    requireName(name);
    const events = await derivedOf(reader).proposals.proposalEvents(proposer, name, maxEvents);
    const lives = await Promise.all(cutIntoLives(events).map((life) => lifeOf(reader, life)));
    const whole = { ...about, complete: about.complete && events.length < maxEvents };
    return lives.length === 0 ? empty(whole) : data(lives.toReversed(), whole);
  });
}

/** Newest proposals of the chain or of one proposer, each with its lifecycle. */
export function proposals(
  { reader }: RecordsContext,
  { proposer, cursor, limit }: { proposer: string | null; cursor: string | null; limit: number },
): Promise<Outcome<ProposalLives>> {
  return answerOf(reader, 'traces', async (_, about) => {
    if (proposer !== null) requireName(proposer);
    const before = cursor === null ? Number.MAX_SAFE_INTEGER : await resumeCursor(reader, cursor);
    const pageSize = Math.max(1, Math.min(maxPageSize, Math.trunc(limit) || 1));
    const store = derivedOf(reader).proposals;
    const proposed = await store.proposed({ proposer, before, limit: pageSize + 1 });
    const lives: ProposalLife[] = [];
    for (const event of proposed.slice(0, pageSize)) {
      const events = await store.proposalEvents(event.proposer, event.name, maxEvents);
      const own = cutIntoLives(events).find(([first]) => first?.sequence === event.sequence);
      lives.push(await lifeOf(reader, own ?? [event]));
    }
    const next = proposed.length > pageSize ? await cursorOf(reader, proposed[pageSize - 1]!) : null;
    if (lives.length === 0 && cursor === null) return empty(about);
    return data({ lives, next }, about);
  });
}

async function lifeOf(reader: HistoryReader, events: readonly StoredProposalEvent[]): Promise<ProposalLife> {
  const steps: ProposalStep[] = [];
  for (const event of events) {
    const step = await stepOf(reader, event);
    if (step !== null) steps.push(step);
  }
  const { proposer, name } = events[0]!;
  return { proposer, name, status: statusAfter(events), steps };
}

/** null if the action was forked out since. */
async function stepOf(reader: HistoryReader, event: StoredProposalEvent): Promise<ProposalStep | null> {
  const action = await reader.action(event.sequence);
  const transaction = action === null ? null : await reader.transactionAt(action.transaction);
  const block = transaction === null ? null : await reader.block(transaction.block);
  if (action === null || transaction === null || block === null) return null;
  return {
    kind: event.kind,
    by: doneBy(event, action.data),
    block: block.number,
    time: isoZ(slotToTime(block.slot)),
    transactionId: transaction.id,
  };
}

/** After proposer and name comes a permission level (approve, unapprove) or an account (cancel, exec). */
function doneBy({ kind, proposer }: StoredProposalEvent, bytes: Uint8Array): string {
  if (kind === 'propose' || bytes.length < 24) return proposer;
  if (kind === 'cancel' || kind === 'exec') return nameAt(bytes, 16);
  return bytes.length < 32 ? nameAt(bytes, 16) : `${nameAt(bytes, 16)}@${nameAt(bytes, 24)}`;
}

async function cursorOf(reader: HistoryReader, { sequence }: StoredProposalEvent): Promise<string | null> {
  const block = await reader.blockOfSequence(sequence);
  return block === null ? null : formatCursor(block.number, block.id, sequence);
}
