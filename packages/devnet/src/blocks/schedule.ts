import { toHex } from '@antescope/codec/bytes/bytes';
import { scheduleHash } from '@antescope/codec/chain/schedule';
import type { ProducerAuthority, ProducerSchedule } from '../contract.ts';
import { producerRepetitions } from './slots.ts';

/** Hex hash of a schedule, as producers sign it. */
export function scheduleDigest(schedule: ProducerSchedule): string {
  return toHex(scheduleHash(schedule));
}

/** Producer scheduled for a slot. */
export function producerAt(schedule: ProducerSchedule, slot: number): ProducerAuthority {
  const index = Math.floor((slot % (schedule.producers.length * producerRepetitions)) / producerRepetitions);
  return schedule.producers[index]!;
}

export function sameProducers(a: readonly ProducerAuthority[], b: readonly ProducerAuthority[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
