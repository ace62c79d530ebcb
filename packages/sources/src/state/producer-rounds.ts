import type { Outcome } from '../core/outcome.ts';

/** What a producer was due in a round and what came of it; a slot that was not reached yet is not due. */
export interface RoundProducer {
  producer: string;
  due: number;
  produced: number;
}

/** One turn through the schedule: 12 blocks for each producer in it. */
export interface ProducerRound {
  scheduleVersion: number;
  /** Times (ISO with Z) of its first and last slot. */
  begin: string;
  end: string;
  /** In the order of the schedule. */
  producers: RoundProducer[];
  missed: number;
}

export interface MissedBlocks {
  /** Times between which was counted. */
  after: string;
  before: string;
  /** Slots without a block, of all producers. */
  missed: number;
  /** Further slots without any block for a whole round or longer: the chain was halted, no producer missed. */
  stood: number;
  slots: number;
  /** Most missed first; only those who missed any. */
  producers: { producer: string; missed: number }[];
}

/** A schedule from another source, for an index that starts after it was announced. */
export interface CurrentSchedule {
  version: number;
  producers: string[];
}

/** Scheduled and produced blocks. */
export interface RoundRecords {
  /** Newest first, the running one included; below `before` (ISO) where given. */
  producerRounds(query: {
    before: string | null;
    limit: number;
    currentSchedule: CurrentSchedule | null;
  }): Promise<Outcome<ProducerRound[]>>;
  missedBlocks(query: {
    after: string;
    before: string;
    currentSchedule: CurrentSchedule | null;
  }): Promise<Outcome<MissedBlocks>>;
}
