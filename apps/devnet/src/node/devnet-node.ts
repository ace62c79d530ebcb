import { decodeSignedBlock } from '@antescope/codec/chain/block';
import type { CompiledAbi } from '@antescope/codec/abi/compile';
import { microsToTimePoint } from '@antescope/codec/chain/time';
import type { BlockPosition } from '@antescope/codec/ship/messages';
import type { PackedTransaction } from '@antescope/codec/chain/transaction';
import type { Authorization } from '@antescope/devnet/authority/authorization';
import { producerRepetitions } from '@antescope/devnet/blocks/slots';
import type { Chain } from '@antescope/devnet/chain';
import { ChainError } from '@antescope/devnet/chain-error';
import type { ProducerSchedule } from '@antescope/devnet/contract';
import { readInput } from '@antescope/devnet/execution/input';
import { signedMessage } from '@antescope/devnet/execution/signature-verifier';
import type { ResourceLimits } from '@antescope/devnet/resources/limits';
import type { Database } from '@antescope/devnet/state/database';
import { flavors } from '@antescope/devnet/flavors/registry';
import { Generator, type GeneratorChain } from '@antescope/devnet/story/generator';
import type { ExecutedTransaction } from '@antescope/devnet/traces/trace';
import { Faults } from '../faults/faults.ts';
import { ActionRenderer } from '../http/action-json.ts';
import type { BlockSource } from '../ship/block-source.ts';
import type { ChainStore } from '../storage/chain-store.ts';
import { openStore } from '../storage/open-store.ts';
import { type AccountContract, contractOfAccount } from './account-contract.ts';
import { BlockClock, type Clock, wallClock } from './block-clock.ts';
import { printedKeys } from './dev-keys.ts';
import { isSpring, type DevnetOptions } from './flags.ts';
import { NativeVerifier } from './native-verifier.ts';
import { openChain } from './open-chain.ts';
import { type RetryChain, Retries } from './retries.ts';

/** Blocks from one state snapshot to the next: two minutes at the default interval. */
const snapshotEvery = 240;

/** A running devnet: chain, store, block clock and transaction generator. The HTTP and state history servers read it. */
export class DevnetNode implements BlockSource {
  readonly chain: Chain;
  readonly store: ChainStore;
  readonly options: DevnetOptions;
  readonly actions: ActionRenderer;
  /** Prefix of K1 keys in its answers. */
  readonly keyPrefix: string;
  private readonly clock: Clock;
  private readonly verifier: NativeVerifier | null;
  private readonly blockClock: BlockClock;
  private readonly generator: { next(chain: GeneratorChain): PackedTransaction[] };
  private generating: boolean;
  private readonly listeners: ((number: number) => void)[] = [];
  /** Expirations of the transactions in the pending block, by id. */
  private readonly pendingExpirations = new Map<string, string>();
  /** Milliseconds between scheduled microforks; 0: none. */
  private forkInterval: number;
  private nextFork: number;
  /** Requests with `retry_trx`; null if transaction retry is off. */
  readonly retries: Retries | null;
  /** Injected faults, see docs/devnet.md. */
  readonly faults = new Faults();

  private constructor(
    chain: Chain,
    store: ChainStore,
    options: DevnetOptions,
    clock: Clock,
    verifier: NativeVerifier | null,
  ) {
    this.verifier = verifier;
    this.chain = chain;
    this.store = store;
    this.options = options;
    this.clock = clock;
    const flavor = flavors[options.flavor];
    this.keyPrefix = flavor.keyPrefix ?? 'EOS';
    this.actions = new ActionRenderer((account) => this.abiOf(account), this.keyPrefix);
    const salt = `:${chain.head.number}`;
    this.generator = flavor.own?.generator(options.seed, salt) ?? new Generator(options.seed, salt, flavor);
    this.generating = options.generator;
    this.blockClock = new BlockClock(options.blockInterval, (slot) => this.tick(slot), clock);
    this.forkInterval = options.forkEvery * 1000;
    this.nextFork = clock.now() + this.forkInterval;
    this.retries = options.transactionRetry ? new Retries(this.retryChain()) : null;
    chain.on('block', ({ number }) => {
      this.pendingExpirations.clear();
      this.retries?.blockApplied();
      for (const listener of this.listeners) listener(number);
    });
  }

  /** Opens the chain of a data folder, or creates one with its story. Throws an Error with a one-line message. */
  static async open(options: DevnetOptions, clock: Clock = wallClock): Promise<DevnetNode> {
    const store = openStore(options.data);
    try {
      const verifier = options.signatures === 'native' ? new NativeVerifier() : null;
      const chain = openChain(store, options, clock.now(), verifier);
      const node = new DevnetNode(chain, store, options, clock, verifier);
      node.saveSnapshot();
      return node;
    } catch (error) {
      store.close();
      throw error;
    }
  }

  /** Starts the block clock. An old head is followed by a block of the current slot; the slots between count as missed. */
  start(): void {
    const slot = this.blockClock.nextSlot() - this.options.blockInterval;
    if (slot > this.headMillis()) this.makeBlock(slot);
    this.blockClock.start();
  }

  /** Stops the block clock and saves a snapshot. */
  stop(): void {
    this.blockClock.stop();
    this.saveSnapshot();
  }

  close(): void {
    void this.verifier?.close();
    this.store.close();
  }

  /** `listener` gets the number of every new block; a fork repeats numbers. */
  onBlock(listener: (number: number) => void): void {
    this.listeners.push(listener);
  }

  get paused(): boolean {
    return !this.blockClock.running;
  }

  pause(): void {
    this.blockClock.stop();
  }

  resume(): void {
    this.blockClock.start();
  }

  setGenerator(on: boolean): void {
    this.generating = on;
  }

  /** Schedules a microfork every `seconds`; 0: none. */
  forkEvery(seconds: number): void {
    this.forkInterval = seconds * 1000;
    this.nextFork = this.clock.now() + this.forkInterval;
  }

  saveSnapshot(): void {
    this.store.saveSnapshot(this.chain.head.number, this.chain.snapshot());
    this.prune();
  }

  /** Deletes old blocks, except those a fork or a restart may need. */
  private prune(): void {
    const { keepBlocks } = this.options;
    if (keepBlocks === 0) return;
    const { head, lastIrreversible } = this.chain;
    this.store.pruneBelow(Math.min(head.number - keepBlocks, lastIrreversible.number, this.store.oldestSnapshot()));
  }

  /** Produces blocks immediately, one slot after the other from the head; returns their ids. */
  produce(count: number): string[] {
    return Array.from({ length: count }, () => this.makeNextBlock());
  }

  /**
   * Replaces the last `depth` blocks by others in their slots, except the first, which counts as missed: the head is one
   * block lower until the next block. Transactions move to the new blocks.
   */
  fork(depth: number): { dropped: string[]; made: string[] } {
    const end = this.headMillis();
    const { dropped } = this.chain.popBlocks(depth);
    const made: string[] = [];
    const slotMillis = this.options.blockInterval;
    for (let slot = end - (depth - 2) * slotMillis; slot <= end; slot += slotMillis) {
      const id = this.makeBlock(slot);
      if (id !== null) made.push(id);
    }
    return { dropped: [...dropped], made };
  }

  /** Runs a transaction in the pending block. Rejects with `ChainError` if it did not run. */
  async push(packed: PackedTransaction): Promise<ExecutedTransaction> {
    const input = readInput(packed);
    if (this.verifier !== null) {
      const message = signedMessage(this.chain.chainId, input.bytes, input.contextFreeData);
      await this.verifier.prepare(message, packed.signatures, this.chain.candidateKeys(input));
    }
    const trace = this.chain.pushInput(input, { returnFailure: true });
    if (trace.failure === null && trace.partial !== null)
      this.pendingExpirations.set(trace.id, trace.partial.expiration);
    return trace;
  }

  private retryChain(): RetryChain {
    return {
      headNumber: () => this.headNumber(),
      irreversibleNumber: () => this.lastIrreversible().block_num,
      headTime: () => this.chain.head.time,
      blockOf: (id) => this.store.blockOfTransaction(id),
    };
  }

  /** Expiration of a transaction in the pending block, without zone; null if it is not there. */
  pendingExpiration(id: string): string | null {
    return this.pendingExpirations.get(id) ?? null;
  }

  /** A dry run. `readOnly`: as a query, without authorizations and writes. */
  compute(packed: PackedTransaction, options: { readOnly?: boolean } = {}): ExecutedTransaction {
    return this.chain.compute(packed, options);
  }

  status(): Record<string, unknown> {
    const head = this.chain.head;
    return {
      chainId: this.chain.chainId,
      headNumber: head.number,
      headId: head.id,
      headTime: `${head.time}Z`,
      irreversibleNumber: this.chain.lastIrreversible.number,
      running: this.blockClock.running,
      generator: this.generating,
      flavor: this.options.flavor,
      ...this.faults.status(),
    };
  }

  /** Private keys of the story's best-known accounts that exist on this chain, by account. */
  devKeys(): Record<string, string> {
    const { own } = flavors[this.options.flavor];
    const keys = Object.entries(printedKeys(this.options.seed, own?.accounts(this.options.seed)));
    return Object.fromEntries(keys.filter(([account]) => this.database.accounts.has(account)));
  }

  get database(): Database {
    return this.chain.state.database;
  }

  get resources(): ResourceLimits {
    return this.chain.state.resources;
  }

  get authorization(): Authorization {
    return this.chain.state.authorization;
  }

  abiOf(account: string): CompiledAbi | null {
    return this.chain.state.contracts.abiOf(account);
  }

  contractOf(account: string): AccountContract | null {
    return contractOfAccount(this.database, account);
  }

  schedules(): { active: ProducerSchedule; pending: ProducerSchedule | null; proposed: ProducerSchedule | null } {
    const { activeSchedule, pendingSchedule, proposedSchedule } = this.chain;
    return { active: activeSchedule, pending: pendingSchedule, proposed: proposedSchedule };
  }

  head(): BlockPosition {
    const { number, id } = this.chain.head;
    return { block_num: number, block_id: id };
  }

  lastIrreversible(): BlockPosition {
    const { number, id } = this.chain.lastIrreversible;
    return { block_num: number, block_id: id };
  }

  headNumber(): number {
    return this.chain.head.number;
  }

  headSlot(): number {
    return this.chain.head.slot;
  }

  headProducer(): string {
    return this.chain.head.producer;
  }

  chainId(): string {
    return this.chain.chainId;
  }

  /** Time of a block of the chain, without zone. */
  blockTime(number: number): string {
    const { lastIrreversible } = this.chain;
    if (number === lastIrreversible.number) return lastIrreversible.time;
    const content = this.store.content(number);
    if (content === null) throw new Error(`block ${number} not found`);
    return decodeSignedBlock(content).timestamp;
  }

  firstTraced(): number {
    return Math.max(2, this.firstNumber());
  }

  firstState(): number {
    return Math.max(2, this.store.firstState() ?? 1);
  }

  /** Number of the oldest block in the store. */
  firstNumber(): number {
    return this.store.firstNumber() ?? 1;
  }

  idOf(number: number): string | null {
    return this.store.idOf(number);
  }

  content(number: number): Uint8Array | null {
    return this.store.content(number);
  }

  traces(number: number): Uint8Array | null {
    return this.store.traces(number);
  }

  deltas(number: number): Uint8Array | null {
    return this.store.deltas(number);
  }

  finality(number: number): Uint8Array | null {
    return this.store.finality(number);
  }

  firstFinality(): number | null {
    return this.store.firstFinality();
  }

  /** Whether it answers as Spring. */
  get spring(): boolean {
    return isSpring(this.options.nodeVersion);
  }

  private tick(slot: number): void {
    if (this.forkInterval > 0 && slot >= this.nextFork) this.scheduledFork(slot);
    // The head may be ahead of the wall clock after /control/produce.
    if (slot <= this.headMillis()) return;
    if (this.faults.takeMissing(1) > 0) return;
    this.makeBlock(slot);
    this.chain.startBlock(timeText(this.slotAfterHead()));
  }

  private scheduledFork(slot: number): void {
    this.nextFork = slot + this.forkInterval;
    const depth = 1 + (this.chain.head.number % 2);
    if (this.chain.head.number - this.chain.lastIrreversible.number > depth) this.fork(depth);
  }

  /** Produces the block of the first slot after the head whose producer key is here. */
  private makeNextBlock(): string {
    const slots = this.chain.activeSchedule.producers.length * producerRepetitions;
    const missed = this.faults.takeMissing(Infinity);
    for (let at = missed; at <= missed + slots; at += 1) {
      const id = this.makeBlock(this.slotAfterHead() + at * this.options.blockInterval);
      if (id !== null) return id;
    }
    throw new Error('no producer of the schedule signs with a key of this devnet');
  }

  /** Returns null if the slot's producer was elected with a key that is not here: the slot is missed. */
  private makeBlock(slot: number): string | null {
    if (!this.chain.canProduceAt(timeText(slot))) return null;
    this.chain.startBlock(timeText(slot));
    if (this.generating) this.generate();
    const { number, id } = this.chain.produceBlock();
    if (number % snapshotEvery === 0) this.saveSnapshot();
    return id;
  }

  private generate(): void {
    const { chainId, head, state } = this.chain;
    // After a gap the time of the head would make expired transactions.
    const time = this.chain.pendingBlock?.time ?? head.time;
    for (const transaction of this.generator.next({ chainId, head: { id: head.id, time }, state })) {
      try {
        this.chain.pushTransaction(transaction);
      } catch (error) {
        // Generated transactions may fail (a spent balance, for example).
        if (!(error instanceof ChainError)) throw error;
      }
    }
  }

  private headMillis(): number {
    return Date.parse(`${this.chain.head.time}Z`);
  }

  private slotAfterHead(): number {
    return this.headMillis() + this.options.blockInterval;
  }
}

/** '2026-11-21T03:20:00.500' of milliseconds since 1970. */
export function timeText(millis: number): string {
  return microsToTimePoint(BigInt(millis) * 1000n);
}
