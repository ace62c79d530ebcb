import { ByteWriter } from '@antescope/codec/bytes/cursor';
import { fromHex } from '@antescope/codec/bytes/bytes';
import { sha256 } from '@antescope/codec/bytes/hash';
import type { Finalizer, ListChange } from '@antescope/codec/chain/finality-extension';
import { authoritySchedule } from '@antescope/codec/chain/schedule';
import type { ProducerSchedule } from '../contract.ts';

/** Finalizers and the weight that makes a quorum. */
export interface FinalizerPolicy {
  readonly generation: number;
  readonly threshold: bigint;
  readonly finalizers: readonly Finalizer[];
}

/** A policy in force, pending or proposed since a block. */
export interface DatedPolicy {
  readonly block: number;
  readonly policy: FinalizerPolicy;
}

/** A producer schedule since Savanna. */
export interface ProposerPolicy {
  /** Slot of the block that proposed it; 0 of the schedule that Savanna began with. */
  readonly proposed: number;
  readonly schedule: ProducerSchedule;
}

/** Policies of finalizers after a block. */
export interface FinalizerPolicies {
  readonly active: FinalizerPolicy;
  /** Becomes active when its block is irreversible. */
  readonly pending: DatedPolicy | null;
  readonly proposed: readonly DatedPolicy[];
}

/**
 * Policies of block `number`, whose last irreversible ancestor is `final`: a proposal becomes pending when its block is
 * irreversible, and active when the block in which it became pending is.
 */
export function promotedPolicies(before: FinalizerPolicies, number: number, final: number): FinalizerPolicies {
  const ripe = before.pending !== null && before.pending.block <= final;
  const active = ripe ? before.pending!.policy : before.active;
  const pending = ripe ? null : before.pending;
  const newest = before.proposed.findLastIndex(({ block }) => block <= final);
  if (newest < 0) return { active, pending, proposed: before.proposed };
  if (pending !== null) return { active, pending, proposed: before.proposed.slice(newest) };
  const policy = before.proposed[newest]!.policy;
  return { active, pending: { block: number, policy }, proposed: before.proposed.slice(newest + 1) };
}

/** The newest policy, which the next proposal changes. */
export function newestPolicy({ active, pending, proposed }: FinalizerPolicies): FinalizerPolicy {
  return (proposed.at(-1) ?? pending)?.policy ?? active;
}

export function policyDigest(policy: FinalizerPolicy): Uint8Array {
  const writer = new ByteWriter();
  writePolicy(writer, policy);
  return sha256(writer.finish());
}

export function writeDatedPolicy(writer: ByteWriter, { block, policy }: DatedPolicy): void {
  writer.u32(block);
  writer.bool(true);
  writePolicy(writer, policy);
}

function writePolicy(writer: ByteWriter, { generation, threshold, finalizers }: FinalizerPolicy): void {
  writer.u32(generation);
  writer.u64(threshold);
  writer.varuint32(finalizers.length);
  for (const { description, weight, public_key } of finalizers) {
    writer.string(description);
    writer.u64(weight);
    writer.lengthAndBytes(fromHex(public_key));
  }
}

export function writeProposerPolicy(writer: ByteWriter, { proposed, schedule }: ProposerPolicy): void {
  writer.u32(proposed);
  authoritySchedule.write(writer, schedule);
}

/** The change between two lists, found as nodeos does: with one item of look-ahead. */
export function listDifference<T>(before: readonly T[], after: readonly T[]): ListChange<T> {
  const same = (a: T, b: T): boolean => textOf(a) === textOf(b);
  const change: ListChange<T> = { remove_indexes: [], insert_indexes: [] };
  const insert = (index: number): void => void change.insert_indexes.push({ index, value: after[index]! });
  let old = 0;
  let now = 0;
  while (old < before.length || now < after.length) {
    if (old === before.length) {
      insert(now++);
    } else if (now === after.length) {
      change.remove_indexes.push(old++);
    } else if (same(before[old]!, after[now]!)) {
      old++;
      now++;
    } else if (replaces(before, after, old, now, same)) {
      change.remove_indexes.push(old++);
      insert(now++);
    } else if (now + 1 < after.length && same(before[old]!, after[now + 1]!)) {
      insert(now++);
    } else {
      change.remove_indexes.push(old++);
    }
  }
  return change;
}

/** Whether one item replaces another: both are the last, or the next ones are the same. */
function replaces<T>(
  before: readonly T[],
  after: readonly T[],
  old: number,
  now: number,
  same: (a: T, b: T) => boolean,
): boolean {
  const oldEnds = old === before.length - 1;
  const newEnds = now === after.length - 1;
  if (oldEnds || newEnds) return oldEnds && newEnds;
  return same(before[old + 1]!, after[now + 1]!);
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}
