import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { announcedList, firstOwnBlock } from '../../announced-list.ts';
import type { BlockFacts } from '../../block-rows.ts';

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
    const announced = announcedList(block);
    if (announced !== null) this.#schedule.run(block.number, announced.version, announced.producers.join(','));
  }
}
