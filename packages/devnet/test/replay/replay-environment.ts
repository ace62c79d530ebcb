import type { SignedBlock } from '@antescope/codec/block';
import { timePointToMicros, timeToSlot } from '@antescope/codec/time';
import { Authorization } from '../../src/authority/authorization.ts';
import { sameProducers } from '../../src/blocks/schedule.ts';
import type { Contract, ProducerAuthority, ProducerSchedule } from '../../src/contract.ts';
import { RegisteredContracts } from '../../src/execution/contract-book.ts';
import type { Environment, PendingBlockFacts } from '../../src/execution/environment.ts';
import { contracts } from '../../src/registry.ts';
import { ResourceLimits } from '../../src/resources/limits.ts';
import { Database } from '../../src/state/database.ts';
import { bootContract, listenerContract } from './stand-ins.ts';

const none: ProducerSchedule = { version: 0, producers: [] };

/** Header extension with a schedule of weighted authorities. */
const scheduleExtension = 1;

/** A devnet without its own clock and producers: the recorded headers say who made which block when. */
export class ReplayEnvironment implements Environment {
  readonly database = new Database();
  readonly authorization = new Authorization(this.database);
  readonly resources = new ResourceLimits(this.database);
  readonly contracts: RegisteredContracts;
  activeSchedule: ProducerSchedule = none;
  pendingSchedule: ProducerSchedule = none;
  #block: PendingBlockFacts | null = null;

  constructor(aliases: ReadonlyMap<string, string>) {
    const all: Contract[] = [...contracts.values(), bootContract, listenerContract];
    this.contracts = new RegisteredContracts(this.database, all, aliases);
  }

  get chainId(): string {
    return this.database.config.chainId;
  }

  get block(): PendingBlockFacts {
    if (this.#block === null) throw new Error('no block has begun');
    return this.#block;
  }

  /** Begins the block of a header; a schedule that it announces is no longer just proposed. */
  begin(number: number, header: SignedBlock): void {
    const { database } = this;
    if (header.header_extensions.some(([type]) => type === scheduleExtension)) {
      this.pendingSchedule = database.config.proposedSchedule;
      database.globalProperty.put({ ...database.config, proposedScheduleBlock: null, proposedSchedule: none });
    }
    this.#block = {
      number,
      time: header.timestamp,
      slot: timeToSlot(header.timestamp),
      micros: timePointToMicros(header.timestamp),
      producer: header.producer,
      headId: header.previous,
      activeSchedule: this.activeSchedule,
    };
  }

  /** After a block: headers name the version of the schedule that signed them. */
  end(next: SignedBlock | undefined): void {
    if (next === undefined || next.schedule_version !== this.pendingSchedule.version) return;
    if (this.pendingSchedule.producers.length === 0) return;
    this.activeSchedule = this.pendingSchedule;
    this.pendingSchedule = none;
  }

  proposeProducers(producers: readonly ProducerAuthority[]): number | null {
    const { config } = this.database;
    const { number } = this.block;
    if (config.proposedScheduleBlock !== null) {
      if (config.proposedScheduleBlock !== number) return null;
      if (sameProducers(producers, config.proposedSchedule.producers)) return null;
    }
    const last = this.pendingSchedule.producers.length === 0 ? this.activeSchedule : this.pendingSchedule;
    if (sameProducers(producers, last.producers)) return null;
    const proposedSchedule = { version: last.version + 1, producers: [...producers] };
    this.database.globalProperty.put({ ...config, proposedScheduleBlock: number, proposedSchedule });
    return proposedSchedule.version;
  }

  /** Features come with the recorded headers. */
  activateFeature(): void {}
}
