import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { blockId, isSavannaBlock, savannaScheduleVersion, type BlockHeader } from '@antescope/codec/chain/block';
import { IncrementalMerkle } from '@antescope/codec/chain/merkle';
import { scheduleHash } from '@antescope/codec/chain/schedule';
import type { ProducerAuthority, ProducerSchedule } from '../contract.ts';
import { lastFinal } from '../finality/finality-core.ts';
import type { FinalityState } from '../finality/finality-state.ts';
import type { Votes } from '../finality/finalizers.ts';
import { scheduleAt } from '../finality/proposers.ts';
import { producerAt, scheduleDigest } from './schedule.ts';

/** Block numbers by producer. */
export type ByProducer = ReadonlyMap<string, number>;

export interface PendingSchedule {
  /** Empty if none is pending. */
  readonly schedule: ProducerSchedule;
  /** Hex hash of the last pending schedule, part of what producers sign. */
  readonly hash: string;
  /** Block that carried it; the schedule activates once that block is irreversible. */
  readonly block: number;
}

/** State derived from headers: schedules and irreversibility. nodeos' block_header_state. */
export interface HeaderState {
  readonly number: number;
  readonly id: string;
  readonly header: BlockHeader;
  readonly proposedIrreversible: number;
  readonly irreversible: number;
  readonly activeSchedule: ProducerSchedule;
  readonly pendingSchedule: PendingSchedule;
  /** Merkle tree of all previous block ids. */
  readonly merkle: { readonly subtrees: readonly (Uint8Array | null)[]; readonly count: number };
  readonly lastProduced: ByProducer;
  readonly lastImpliedIrreversible: ByProducer;
  /** Missing confirmations of each of the last blocks. */
  readonly confirmCount: readonly number[];
  /** Last block by each producer, across schedules. */
  readonly watermarks: ByProducer;
  /** From the block on that sets the first finalizers. In Savanna blocks it replaces the fields above. */
  readonly finality?: FinalityState;
  /** Votes of the finalizers for this block; Savanna blocks only. */
  readonly votes?: Votes;
}

/** Header state of the pending block, without what is known on completion only. */
export interface NextHeaderState {
  readonly number: number;
  readonly slot: number;
  readonly producer: ProducerAuthority;
  readonly previous: HeaderState;
  readonly confirmed: number;
  readonly scheduleVersion: number;
  readonly proposedIrreversible: number;
  readonly irreversible: number;
  readonly promoted: boolean;
  readonly activeSchedule: ProducerSchedule;
  readonly merkle: IncrementalMerkle;
  readonly lastProduced: ByProducer;
  readonly lastImpliedIrreversible: ByProducer;
  readonly confirmCount: readonly number[];
  /** Whether the block follows Savanna's rules. */
  readonly savanna: boolean;
}

const trackedConfirmations = 1024;

export function firstHeaderState(header: BlockHeader, schedule: ProducerSchedule): HeaderState {
  return {
    number: 1,
    id: blockId(header),
    header,
    proposedIrreversible: 0,
    irreversible: 0,
    activeSchedule: schedule,
    pendingSchedule: { schedule, hash: legacyDigest(schedule), block: 0 },
    merkle: { subtrees: [], count: 0 },
    lastProduced: new Map([[schedule.producers[0]!.producer_name, 1]]),
    lastImpliedIrreversible: new Map([[schedule.producers[0]!.producer_name, 0]]),
    confirmCount: [],
    watermarks: new Map(),
  };
}

/** Until the first change of producers this is the hash of the legacy schedule with one key per producer. */
function legacyDigest({ version, producers }: ProducerSchedule): string {
  const old = producers.map(({ producer_name, authority }) => ({
    producer_name,
    block_signing_key: authority.keys[0]!.key,
  }));
  return toHex(scheduleHash({ version, producers: old }));
}

/**
 * State of a block in `slot` on top of `previous`. `finalityLag`: number of blocks until irreversibility, instead of
 * producer confirmations. `confirmed`: number of previous blocks the block confirms, if already known.
 */
export function nextHeaderState(
  previous: HeaderState,
  slot: number,
  finalityLag: number | null,
  given?: number,
): NextHeaderState {
  if (previous.finality !== undefined && switches(previous, previous.finality))
    return nextSavannaState(previous, previous.finality, slot);
  const producer = producerAt(previous.activeSchedule, slot);
  const name = producer.producer_name;
  const number = previous.number + 1;
  const confirmed = given ?? blocksToConfirm(previous, name);
  const confirmations = confirm(previous, number, confirmed);
  const calculated = irreversibleBy(previous.lastImpliedIrreversible, name, previous.proposedIrreversible);
  const irreversible =
    finalityLag === null ? calculated : Math.max(previous.irreversible, previous.number - finalityLag, 1);
  const { pendingSchedule } = previous;
  const promoted = pendingSchedule.schedule.producers.length > 0 && irreversible >= pendingSchedule.block;
  const activeSchedule = promoted ? pendingSchedule.schedule : previous.activeSchedule;
  const carry = (numbers: ByProducer): Map<string, number> =>
    promoted
      ? new Map(
          activeSchedule.producers.map((each) => [each.producer_name, numbers.get(each.producer_name) ?? irreversible]),
        )
      : new Map(numbers);
  const lastProduced = carry(previous.lastProduced).set(name, number);
  const implied = carry(previous.lastImpliedIrreversible);
  if (!promoted || implied.has(name)) implied.set(name, previous.proposedIrreversible);
  return {
    number,
    slot,
    producer,
    previous,
    confirmed,
    scheduleVersion: previous.activeSchedule.version,
    proposedIrreversible: confirmations.proposed,
    irreversible,
    promoted,
    activeSchedule,
    merkle: appendToMerkle(previous),
    lastProduced,
    lastImpliedIrreversible: implied,
    confirmCount: confirmations.counts,
    savanna: false,
  };
}

/** Whether Savanna's rules apply after a block: the first finalizers are set by an irreversible block. */
function switches({ header, irreversible }: HeaderState, { core }: FinalityState): boolean {
  return isSavannaBlock(header) || irreversible >= lastFinal(core);
}

const noNumbers: ByProducer = new Map();

function nextSavannaState(previous: HeaderState, finality: FinalityState, slot: number): NextHeaderState {
  const schedule = scheduleAt(finality, slot);
  return {
    number: previous.number + 1,
    slot,
    producer: producerAt(schedule, slot),
    previous,
    confirmed: 0,
    scheduleVersion: savannaScheduleVersion,
    proposedIrreversible: 0,
    // Certificates decide it when the block is complete.
    irreversible: previous.irreversible,
    promoted: false,
    activeSchedule: schedule,
    merkle: new IncrementalMerkle(),
    lastProduced: noNumbers,
    lastImpliedIrreversible: noNumbers,
    confirmCount: [],
    savanna: true,
  };
}

/** The completed state of a Savanna block. */
export function finishSavannaState(next: NextHeaderState, header: BlockHeader, finality: FinalityState): HeaderState {
  return {
    number: next.number,
    id: finality.ref.id,
    header,
    proposedIrreversible: 0,
    irreversible: Math.max(next.irreversible, lastFinal(finality.core)),
    activeSchedule: next.activeSchedule,
    pendingSchedule: { schedule: { version: 0, producers: [] }, hash: '0'.repeat(64), block: 0 },
    merkle: { subtrees: [], count: 0 },
    lastProduced: noNumbers,
    lastImpliedIrreversible: noNumbers,
    confirmCount: [],
    watermarks: noNumbers,
    finality,
  };
}

/**
 * The completed state; `newSchedule` is the one the header makes pending. The first finalizers cancel a pending schedule.
 */
export function finishHeaderState(
  next: NextHeaderState,
  header: BlockHeader,
  newSchedule: ProducerSchedule | null,
  finality?: FinalityState,
): HeaderState {
  const before = next.previous.pendingSchedule;
  const emptied = { version: before.schedule.version, producers: [] };
  const cancels = next.promoted || finality !== undefined;
  return {
    number: next.number,
    id: blockId(header),
    header,
    proposedIrreversible: next.proposedIrreversible,
    irreversible: next.irreversible,
    activeSchedule: next.activeSchedule,
    pendingSchedule:
      newSchedule !== null
        ? { schedule: newSchedule, hash: scheduleDigest(newSchedule), block: next.number }
        : { ...before, schedule: cancels ? emptied : before.schedule },
    merkle: { subtrees: next.merkle.subtrees, count: next.merkle.count },
    lastProduced: next.lastProduced,
    lastImpliedIrreversible: next.lastImpliedIrreversible,
    confirmCount: next.confirmCount,
    watermarks: new Map(next.previous.watermarks).set(next.producer.producer_name, next.number),
    ...(finality === undefined ? {} : { finality }),
  };
}

/** A producer confirms the blocks since its last one; its first block confirms none. */
function blocksToConfirm(previous: HeaderState, producer: string): number {
  const watermark = previous.watermarks.get(producer);
  if (watermark === undefined || watermark >= previous.number) return 0;
  return Math.min(65_535, previous.number - watermark, previous.number - previous.irreversible);
}

/** A block confirmed by two thirds of the producers is proposed as irreversible. */
function confirm(previous: HeaderState, number: number, confirmed: number): { proposed: number; counts: number[] } {
  const required = Math.floor((previous.activeSchedule.producers.length * 2) / 3) + 1;
  const counts = previous.confirmCount.slice(-(trackedConfirmations - 1));
  counts.push(required);
  for (let remaining = confirmed + 1, i = counts.length - 1; remaining > 0 && i >= 0; remaining--, i--) {
    counts[i]!--;
    if (counts[i] === 0) {
      return { proposed: number - (counts.length - 1 - i), counts: counts.slice(i + 1) };
    }
  }
  return { proposed: previous.proposedIrreversible, counts };
}

/** The highest block that more than two thirds of the producers imply irreversible. */
function irreversibleBy(implied: ByProducer, producer: string, proposed: number): number {
  const numbers = [...implied].map(([name, number]) => (name === producer ? proposed : number));
  if (numbers.length === 0) return 0;
  return numbers.sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 3)]!;
}

function appendToMerkle(previous: HeaderState): IncrementalMerkle {
  const merkle = new IncrementalMerkle();
  merkle.subtrees.push(...previous.merkle.subtrees);
  merkle.count = previous.merkle.count;
  merkle.append(fromHex(previous.id));
  return merkle;
}
