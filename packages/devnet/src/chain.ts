import {
  decodeSignedBlock,
  encodeSignedBlock,
  isSavannaBlock,
  type BlockHeader,
  type SignedBlock,
  type TransactionReceipt,
} from '@antescope/codec/chain/block';
import { quorumCertificateOf, type QuorumCertificate } from '@antescope/codec/chain/quorum-certificate';
import { encodeDeltas, type TableDelta } from '@antescope/codec/ship/deltas';
import { encodeTraces } from '@antescope/codec/ship/traces';
import { timeToSlot } from '@antescope/codec/chain/time';
import type { PrivateKey } from '@antescope/codec/keys/private-key';
import type { PackedTransaction } from '@antescope/codec/chain/transaction';
import { candidateKeys } from './authority/candidate-keys.ts';
import { MemoryBlockStore, type BlockStore, type StoredBlock } from './blocks/block-store.ts';
import { BlockBuilder } from './blocks/block-builder.ts';
import { nextHeaderState, type HeaderState } from './blocks/header-state.ts';
import { BlockSigner, checkSame, seal } from './blocks/seal.ts';
import { ChainError } from './chain-error.ts';
import type { Contract, ProducerSchedule } from './contract.ts';
import { inputsOf, type PendingInput } from './blocks/pending-input.ts';
import { readInput, SignatureCache, type InputTransaction } from './execution/input.ts';
import type { SignatureVerifier } from './execution/signature-verifier.ts';
import { Finalizers, type Voting } from './finality/finalizers.ts';
import { packFinalityData } from './finality/finality-state.ts';
import { applyGenesis, chainIdOf, genesisBlock, type Genesis } from './genesis.ts';
import { ChainState } from './state/chain-state.ts';
import { packSnapshot, unpackSnapshot } from './state/snapshot.ts';
import { blockDeltas, stateDeltas } from './traces/ship-deltas.ts';
import type { ExecutedTransaction } from './traces/trace.ts';

export interface ChainOptions {
  /** Available contracts, see registry.ts. */
  readonly contracts: Iterable<Contract>;
  /** Private keys for signing blocks. */
  readonly producerKeys: Iterable<PrivateKey | string>;
  /** Contract names for additional code hashes (hex). */
  readonly codeAliases?: ReadonlyMap<string, string>;
  /** Number of blocks until irreversibility; null or absent: by producer confirmations. */
  readonly finalityLag?: number | null;
  /** Block storage; in memory if absent. */
  readonly blocks?: BlockStore;
  /** Secrets of finalizers that vote; none if absent. */
  readonly finalizerSecrets?: Iterable<bigint>;
  /** Finds the keys of signatures; by recovery if absent. */
  readonly verifier?: SignatureVerifier;
}

/** A newly produced block. */
export interface ProducedBlock extends StoredBlock {
  readonly block: SignedBlock;
  readonly executed: readonly ExecutedTransaction[];
  readonly tableDeltas: readonly TableDelta[];
  /** Last irreversible block number after it. */
  readonly irreversible: number;
}

/** Blocks were popped: the new head is `head`. */
export interface ForkEvent {
  readonly head: number;
  /** Ids of the popped blocks, oldest first. */
  readonly dropped: readonly string[];
}

export interface PushOptions {
  readonly billedCpuUs?: number;
  /** Keys ('PUB_…') of the signatures, in their order, from a caller that signed: saves recovering them. */
  readonly signingKeys?: readonly string[];
  /** Return the trace of a transaction that fails in execution instead of throwing. */
  readonly returnFailure?: boolean;
}

interface Listeners {
  block: ((block: ProducedBlock) => void)[];
  fork: ((event: ForkEvent) => void)[];
}

/**
 * An Antelope chain. Time is an input and nothing is random: the same calls produce the same blocks. Transactions are
 * pushed to the pending block, which `startBlock` starts and `produceBlock` completes.
 */
export class Chain {
  readonly chainId: string;
  readonly state: ChainState;
  readonly blocks: BlockStore;
  readonly #finalityLag: number | null;
  readonly #signer: BlockSigner;
  readonly #finalizers: Finalizers;
  readonly #signatures: SignatureCache;
  readonly #listeners: Listeners = { block: [], fork: [] };
  /** From the last irreversible block to the head. */
  #states: HeaderState[];
  #pending: BlockBuilder | null = null;
  #inputs: PendingInput[] = [];

  private constructor(options: ChainOptions, chainId: string, state: ChainState, states: HeaderState[]) {
    this.chainId = chainId;
    this.state = state;
    this.blocks = options.blocks ?? new MemoryBlockStore();
    this.#finalityLag = options.finalityLag ?? null;
    this.#signer = new BlockSigner(options.producerKeys);
    this.#finalizers = new Finalizers(options.finalizerSecrets);
    this.#signatures = new SignatureCache(options.verifier);
    this.#states = states;
  }

  /** Creates a chain with block 1 only. */
  static create(genesis: Genesis, options: ChainOptions): Chain {
    const state = new ChainState(options.contracts, options.codeAliases);
    const head = applyGenesis(state, genesis);
    const chain = new Chain(options, chainIdOf(genesis), state, [head]);
    chain.blocks.append({
      number: 1,
      id: head.id,
      content: encodeSignedBlock(genesisBlock(head.header)),
      traces: null,
      deltas: null,
    });
    return chain;
  }

  /** Restores a snapshot. Pass later blocks to `replay`. */
  static restore(snapshot: Uint8Array, options: ChainOptions): Chain {
    const state = new ChainState(options.contracts, options.codeAliases);
    const { chainId, states } = unpackSnapshot(snapshot, state.database);
    return new Chain(options, chainId, state, states);
  }

  get head(): { number: number; id: string; time: string; slot: number; producer: string } {
    const { number, id, header } = this.#head;
    return { number, id, time: header.timestamp, slot: timeToSlot(header.timestamp), producer: header.producer };
  }

  /** Whether the head is a block of Savanna. */
  get isSavanna(): boolean {
    return isSavannaBlock(this.#head.header);
  }

  get headState(): HeaderState {
    return this.#head;
  }

  get lastIrreversible(): { number: number; id: string; time: string } {
    const { number, id, header } = this.#states[0]!;
    return { number, id, time: header.timestamp };
  }

  /** State of a reversible block (or the last irreversible one), by number or hex id; undefined otherwise. */
  headerState(numberOrId: number | string): HeaderState | undefined {
    return this.#states.find((state) => state.number === numberOrId || state.id === numberOrId);
  }

  get activeSchedule(): ProducerSchedule {
    return this.#head.activeSchedule;
  }

  /** Becomes active when its block is irreversible, in Savanna with a later turn; null if there is none. */
  get pendingSchedule(): ProducerSchedule | null {
    if (this.isSavanna) return this.#head.finality!.proposers.pending?.schedule ?? null;
    const { schedule } = this.#head.pendingSchedule;
    return this.#head.number > 1 && schedule.producers.length > 0 ? schedule : null;
  }

  /** Proposed by the system contract, but not in a header yet; in Savanna not pending yet. */
  get proposedSchedule(): ProducerSchedule | null {
    if (this.isSavanna) return this.#head.finality!.proposers.proposed?.schedule ?? null;
    const { config } = this.state.database;
    return config.proposedScheduleBlock === null ? null : config.proposedSchedule;
  }

  /** The pending block, null before `startBlock`. */
  get pendingBlock(): { number: number; time: string; slot: number; producer: string } | null {
    return this.#pending?.block ?? null;
  }

  /** Transactions in the pending block, except onblock. */
  get pendingTransactions(): number {
    return this.#inputs.length;
  }

  on<Event extends keyof Listeners>(event: Event, listener: Listeners[Event][number]): void {
    (this.#listeners[event] as unknown[]).push(listener);
  }

  /**
   * Starts the block at a time ('2026-11-21T03:20:02.500', later than the head's). If another block is pending,
   * restarts it with its transactions and drops those that fail now.
   */
  startBlock(time: string): void {
    const slot = timeToSlot(time);
    if (this.#pending?.block.slot === slot) return;
    if (slot <= this.head.slot) throw new RangeError(`a block at ${time} is not later than its parent`);
    const inputs = this.#abort();
    this.#begin(slot, 'run-due');
    this.#pushAgain(inputs);
  }

  /**
   * Pushes a transaction to the pending block (started for the next slot if there is none). Throws ChainError on
   * failure; with `returnFailure` a failed execution returns a trace with `failure` instead.
   */
  pushTransaction(packed: PackedTransaction, options: PushOptions = {}): ExecutedTransaction {
    return this.pushInput(readInput(packed), options);
  }

  /** Like `pushTransaction`, for an unpacked transaction. */
  pushInput(input: InputTransaction, options: PushOptions = {}): ExecutedTransaction {
    this.#needPending();
    if (options.signingKeys !== undefined) this.#signatures.add(input, this.chainId, options.signingKeys);
    const trace = this.#push({ input, billedCpuUs: options.billedCpuUs });
    if (trace.failure !== null && options.returnFailure !== true) throw trace.failure;
    return trace;
  }

  /** Keys ('PUB_…') of the authorities a transaction declares: the likely signers. */
  candidateKeys({ transaction }: InputTransaction): Set<string> {
    return candidateKeys(this.state.authorization, transaction.actions);
  }

  /** Dry run in the pending block, without signatures or state changes. The trace has the error. */
  compute(packed: PackedTransaction, options: { readOnly?: boolean } = {}): ExecutedTransaction {
    const input = readInput(packed);
    const pending = this.#needPending();
    const { database } = this.state;
    const receipts = pending.receipts.length;
    const digests = pending.digests.length;
    const traces = pending.traces.length;
    database.log.begin();
    try {
      return pending.push(input, { keys: null, readOnly: options.readOnly === true });
    } finally {
      database.log.undo();
      pending.receipts.length = receipts;
      pending.digests.length = digests;
      pending.traces.length = traces;
    }
  }

  /** Whether this chain has a signing key of the producer scheduled at that time. */
  canProduceAt(time: string): boolean {
    const { producer } = nextHeaderState(this.#head, timeToSlot(time), null, 0);
    return this.#signer.holdsKeyOf(producer.authority);
  }

  /** Completes and signs the pending block; starts none. `time`: of the block, if not started yet. */
  produceBlock(time?: string): ProducedBlock {
    if (time !== undefined) this.startBlock(time);
    this.#needPending();
    const { finality, votes } = this.#head;
    const certificate =
      finality === undefined || votes === undefined ? null : this.#finalizers.certificate(finality, votes);
    return this.#finish((digest, authority) => this.#signer.sign(digest, authority), certificate);
  }

  /** How many finalizers vote from the next block on. */
  set voting(voting: Voting) {
    this.#finalizers.voting = voting;
  }

  get voting(): Voting {
    return this.#finalizers.voting;
  }

  /**
   * Replays a block after `restore`: signatures are not checked again, CPU is billed as recorded. Drops pending
   * transactions. Throws, without changes, unless the block links to the state.
   */
  replay(content: Uint8Array): ProducedBlock {
    const block = decodeSignedBlock(content);
    if (block.previous !== this.#head.id) {
      throw new Error(`the block of ${block.timestamp} does not link to the head`);
    }
    this.#abort();
    try {
      const pending = this.#begin(timeToSlot(block.timestamp), 'given');
      for (const receipt of block.transactions) this.#replayReceipt(pending, receipt);
      return this.#finish(() => block.producer_signature, quorumCertificateOf(block.block_extensions), block);
    } catch (error) {
      this.#abort();
      throw error;
    }
  }

  /**
   * Pops reversible blocks. Their transactions (and the transactions of the pending block) are pushed to the next block unless
   * `drop`. Throws RangeError for more blocks than are reversible.
   */
  popBlocks(count: number, options: { drop?: boolean } = {}): ForkEvent {
    if (!Number.isInteger(count) || count < 1 || count >= this.#states.length) {
      throw new RangeError(`${count} blocks cannot be popped, ${this.#states.length - 1} are reversible`);
    }
    const pendingSlot = this.#pending?.block.slot ?? null;
    const pendingInputs = this.#abort();
    const dropped = this.#states.splice(this.#states.length - count);
    const inputs = dropped.flatMap(({ number }) => inputsOf(this.blocks, number));
    this.#finalizers.branchDropped(timeToSlot(dropped.at(-1)!.header.timestamp));
    for (let i = 0; i < count; i++) this.state.database.log.undo();
    this.blocks.truncate(this.#head.number);
    const event = { head: this.#head.number, dropped: dropped.map(({ id }) => id) };
    for (const listener of this.#listeners.fork) listener(event);
    const repushed = options.drop === true ? [] : [...inputs, ...pendingInputs];
    // The next block comes after the dropped slots.
    const slot = Math.max(pendingSlot ?? 0, timeToSlot(dropped.at(-1)!.header.timestamp) + 1);
    this.#begin(slot, 'run-due');
    this.#pushAgain(repushed);
    return event;
  }

  /**
   * Makes the head irreversible here, as on a node started from a snapshot of it. Returns the whole state as packed
   * `table_delta[]`.
   */
  beginAtHead(): Uint8Array {
    this.#commit(this.#head.number);
    return encodeDeltas(stateDeltas(this.state.database));
  }

  /** Chain state at the head, for `restore`. Restarts the pending block. */
  snapshot(): Uint8Array {
    const slot = this.#pending?.block.slot;
    const inputs = this.#abort();
    const packed = packSnapshot(this.state.database, this.chainId, this.#states);
    if (slot !== undefined) {
      this.#begin(slot, 'run-due');
      this.#pushAgain(inputs);
    }
    return packed;
  }

  get #head(): HeaderState {
    return this.#states.at(-1)!;
  }

  #begin(slot: number, scheduled: 'run-due' | 'given'): BlockBuilder {
    const { database, authorization, resources, contracts } = this.state;
    const { log } = database;
    const depth = log.depth;
    const context = {
      database,
      authorization,
      resources,
      contracts,
      chainId: this.chainId,
      finalityLag: this.#finalityLag,
    };
    try {
      this.#pending = new BlockBuilder(context, this.#head, slot, scheduled);
    } catch (error) {
      while (log.depth > depth) log.undo();
      throw error;
    }
    return this.#pending;
  }

  #needPending(): BlockBuilder {
    return this.#pending ?? this.#begin(this.head.slot + 1, 'run-due');
  }

  /** Undoes the pending block and returns its transactions. */
  #abort(): PendingInput[] {
    const inputs = this.#inputs;
    this.#inputs = [];
    if (this.#pending !== null) this.state.database.log.undo();
    this.#pending = null;
    return inputs;
  }

  #push(each: PendingInput): ExecutedTransaction {
    const keys = this.#signatures.keysOf(each.input, this.chainId, () => this.candidateKeys(each.input));
    const { billedCpuUs } = each;
    const options = billedCpuUs === undefined ? { keys } : { keys, billedCpuUs };
    const trace = this.#pending!.push(each.input, options);
    if (trace.failure === null) this.#inputs.push(each);
    return trace;
  }

  /** Previously valid transactions may have expired or lost their reference block; they are dropped. */
  #pushAgain(inputs: readonly PendingInput[]): void {
    for (const each of inputs) {
      try {
        this.#push(each);
      } catch (error) {
        if (!(error instanceof ChainError)) throw error;
      }
    }
  }

  #replayReceipt(pending: BlockBuilder, receipt: TransactionReceipt): void {
    const [kind, content] = receipt.trx;
    if (kind === 'transaction_id') {
      const row = this.state.database.generated.get(content);
      if (row === undefined) throw new Error(`block ${pending.block.number} runs ${content}, which is not scheduled`);
      pending.runScheduled(row, receipt.cpu_usage_us);
      return;
    }
    const trace = pending.push(readInput(content), { keys: null, billedCpuUs: receipt.cpu_usage_us });
    if (trace.failure !== null) throw trace.failure;
  }

  #finish(
    signer: Parameters<typeof seal>[1],
    certificate: QuorumCertificate | null,
    expected?: BlockHeader,
  ): ProducedBlock {
    const pending = this.#pending!;
    const { database, resources } = this.state;
    const { number } = pending.block;
    resources.endBlock(number, database.config.configuration);
    const { state: sealed, block } = seal(pending, signer, certificate);
    const state = isSavannaBlock(block) ? { ...sealed, votes: this.#finalizers.votesFor(sealed.finality!) } : sealed;
    if (expected !== undefined) checkSame(state, block, expected);
    database.summaries.put({ slot: number & 0xffff, id: state.id });
    const tableDeltas = number === 2 ? stateDeltas(database) : blockDeltas(database.log.changes());
    this.#pending = null;
    this.#inputs = [];
    this.#states.push(state);
    const stored: StoredBlock = {
      number,
      id: state.id,
      content: encodeSignedBlock(block),
      traces: encodeTraces(pending.traces),
      deltas: encodeDeltas(tableDeltas),
      ...(state.finality === undefined ? {} : { finality: packFinalityData(state.finality) }),
    };
    this.blocks.append(stored, pending.traces);
    this.#commit(state.irreversible);
    const produced = {
      ...stored,
      block,
      executed: pending.traces,
      tableDeltas,
      irreversible: this.lastIrreversible.number,
    };
    for (const listener of this.#listeners.block) listener(produced);
    return produced;
  }

  /** Commits blocks up to `number`, which can no longer be popped. */
  #commit(number: number): void {
    const count = Math.min(number, this.#head.number) - this.#states[0]!.number;
    if (count <= 0) return;
    this.#states.splice(0, count);
    this.state.database.log.commitOldest(count);
  }
}
