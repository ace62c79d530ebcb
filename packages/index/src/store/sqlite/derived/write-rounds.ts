import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { BlockFacts } from '../../block-rows.ts';

/** The block after genesis is produced by the chain's initial producer. */
const firstOwnBlock = 2;

export type RoundBlock = Pick<BlockFacts, 'number' | 'slot' | 'producer' | 'scheduleVersion' | 'newSchedule'>;

/** Writes announced schedules and gaps between blocks; missed blocks are computed from these on read. */
export class RoundWriter {
  readonly #schedule: StatementSync;
  readonly #gap: StatementSync;
  readonly #lastSlot: StatementSync;

  constructor(db: DatabaseSync) {
    this.#schedule = db.prepare('INSERT INTO schedules (block, version, producers) VALUES (?, ?, ?)');
    this.#gap = db.prepare('INSERT INTO gaps (block, slots) VALUES (?, ?)');
    this.#lastSlot = db.prepare('SELECT slot FROM blocks WHERE num = ?');
  }

  write(block: RoundBlock): void {
    const before = this.#lastSlot.get(block.number - 1)?.['slot'];
    // No gap before block 2: any time may pass after genesis.
    if (typeof before === 'number' && block.number > firstOwnBlock && block.slot > before + 1) {
      this.#gap.run(block.number, block.slot - before - 1);
    }
    if (block.newSchedule !== undefined) {
      this.#schedule.run(block.number, block.newSchedule.version, block.newSchedule.producers.join(','));
    } else if (block.number === firstOwnBlock) {
      this.#schedule.run(block.number, block.scheduleVersion, block.producer);
    }
  }
}
