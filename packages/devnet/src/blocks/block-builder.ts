import { packHeader, type TransactionReceipt } from '@antescope/codec/block';
import { fromHex } from '@antescope/codec/bytes';
import { ByteReader } from '@antescope/codec/cursor';
import { secondsToTimePointSec, slotToTime, timePointSecToSeconds } from '@antescope/codec/time';
import {
  packTransaction,
  refBlock,
  transactionId,
  unpackTransaction,
  type Transaction,
} from '@antescope/codec/transaction';
import { signaturesSize } from './signatures-size.ts';
import type { Authorization } from '../authority/authorization.ts';
import { ChainError } from '../chain-error.ts';
import type { ProducerAuthority, ProducerSchedule } from '../contract.ts';
import { Budget, initialNetUsage } from '../execution/budget.ts';
import type { ContractBook, Environment, PendingBlockFacts } from '../execution/environment.ts';
import { checkFresh, checkInput, type InputTransaction } from '../execution/input.ts';
import { TransactionRun } from '../execution/transaction-run.ts';
import type { ResourceLimits } from '../resources/limits.ts';
import { generatedTransactionSize } from '../resources/ram-sizes.ts';
import type { Database } from '../state/database.ts';
import { only, permissionKey } from '../state/keys.ts';
import type { Authority, GeneratedTransactionRow } from '../state/rows.ts';
import type { ExecutedTransaction } from '../traces/trace.ts';
import { nextHeaderState, type HeaderState, type NextHeaderState } from './header-state.ts';
import { sameProducers } from './schedule.ts';
import { slotToMicros } from './slots.ts';

/** Index into transactionStatuses. */
const status = { executed: 0, hardFail: 2, delayed: 3, expired: 4 } as const;
/** Delayed transactions that a block retires at most. */
const maxScheduled = 50;

export interface BuilderContext {
  readonly database: Database;
  readonly authorization: Authorization;
  readonly resources: ResourceLimits;
  readonly contracts: ContractBook;
  readonly chainId: string;
  readonly finalityLag: number | null;
}

/** How a transaction is pushed. */
export interface PushOptions {
  /** CPU to bill in microseconds, instead of what the devnet reckons. */
  readonly billedCpuUs?: number;
  /** Keys that signed, 'PUB_…'; null skips the check of authorities. */
  readonly keys: readonly string[] | null;
  /** A dry run: NET and CPU are reckoned but not held against the account. */
  readonly dryRun?: boolean;
}

/** The block in the making: its session is the last one of the undo log. */
export class BlockBuilder {
  readonly next: NextHeaderState;
  readonly receipts: TransactionReceipt[] = [];
  readonly traces: ExecutedTransaction[] = [];
  readonly digests: Uint8Array[] = [];
  /** Schedule that becomes pending with this block. */
  newSchedule: ProducerSchedule | null = null;
  /** Features that become active with this block. */
  newFeatures: readonly string[] = [];
  readonly #environment: Environment;
  readonly #context: BuilderContext;

  /** Begins the block: promotes a proposed schedule, runs onblock, and what has been waiting for its time. */
  constructor(context: BuilderContext, head: HeaderState, slot: number, schedule: 'run-due' | 'given') {
    this.#context = context;
    this.next = nextHeaderState(head, slot, context.finalityLag);
    const block: PendingBlockFacts = {
      number: this.next.number,
      time: slotToTime(slot),
      slot,
      micros: slotToMicros(slot),
      producer: this.next.producer.producer_name,
      headId: head.id,
      activeSchedule: this.next.activeSchedule,
    };
    const { database, authorization, resources, contracts, chainId } = context;
    this.#environment = {
      database,
      authorization,
      resources,
      contracts,
      chainId,
      block,
      proposeProducers: (producers) => this.#propose(producers),
      activateFeature: (digest) => this.#preactivate(digest),
    };
    database.log.begin();
    this.#activateFeatures();
    this.#promoteSchedule();
    this.#onBlock(head);
    database.forgetExpired(Number(block.micros / 1_000_000n));
    this.#updateProducerPermissions();
    if (schedule === 'run-due') this.#runDue();
  }

  get block(): PendingBlockFacts {
    return this.#environment.block;
  }

  /** Executes a transaction into the block. A failed one leaves nothing behind; its trace says why. */
  push(input: InputTransaction, options: PushOptions): ExecutedTransaction {
    checkFresh(this.#environment, input);
    const { database } = this.#context;
    database.log.begin();
    let settled = false;
    const trace = this.#newTrace(input.id, input.transaction, input.packed.signatures);
    try {
      const run = this.#runInput(input, options, trace);
      database.log.squash();
      settled = true;
      this.receipts.push({ ...trace.receipt!, trx: ['packed_transaction', input.packed] });
      this.digests.push(...run.digests);
      this.traces.push(trace);
      return trace;
    } catch (error) {
      if (!(error instanceof ChainError)) throw error;
      return failed(trace, error);
    } finally {
      if (!settled) database.log.undo();
    }
  }

  #runInput(input: InputTransaction, options: PushOptions, trace: ExecutedTransaction): TransactionRun {
    const environment = this.#environment;
    const { transaction, packed } = input;
    const { database, resources } = environment;
    const delay = transaction.delay_sec;
    const run = new TransactionRun(environment, input.id, input.bytes, environment.block.micros);
    trace.action_traces = run.traces;
    checkInput(environment, transaction);
    const net = initialNetUsage(
      environment,
      packed.packed_trx.length,
      signaturesSize(packed.signatures) + packed.packed_context_free_data.length,
      delay > 0,
    );
    trace.net_usage = BigInt(net);
    const payer = firstAuthorizer(transaction);
    const budget = new Budget(environment, transaction, [payer], net);
    database.seen.put({ id: input.id, expiration: timePointSecToSeconds(transaction.expiration) });
    if (options.keys !== null) {
      const provided = { keys: options.keys, delay: BigInt(delay) * 1_000_000n };
      environment.authorization.check(transaction.actions, provided);
    }
    if (delay > 0) this.#schedule(input, payer, run, trace);
    else run.execute(transaction);
    const cpu = options.billedCpuUs ?? reckonedCpu(environment, run.traces.length, input.bytes.length);
    trace.elapsed = BigInt(cpu);
    shareElapsed(run, cpu);
    budget.settle(run.validateRam, cpu);
    void resources;
    finish(trace, delay > 0 ? status.delayed : status.executed, cpu, budget.netUsage);
    return run;
  }

  #schedule(input: InputTransaction, payer: string, run: TransactionRun, trace: ExecutedTransaction): void {
    const { database, block } = this.#environment;
    const delayUntil = block.micros + BigInt(input.transaction.delay_sec) * 1_000_000n;
    const window = database.config.configuration.deferred_trx_expiration_window;
    database.generated.put({
      sender: '',
      senderId: senderIdOf(input.id),
      payer,
      id: input.id,
      packed: input.bytes.slice(),
      published: block.micros,
      delayUntil,
      expiration: delayUntil + BigInt(window) * 1_000_000n,
    });
    const delta = BigInt(generatedTransactionSize + input.bytes.length);
    run.addRam(payer, delta);
    trace.account_ram_delta = { account: payer, delta };
  }

  #onBlock(head: HeaderState): void {
    const { database, block } = this.#environment;
    const { ref_block_num, ref_block_prefix } = refBlock(head.id);
    const transaction: Transaction = {
      expiration: secondsToTimePointSec(Number((block.micros + 999_999n) / 1_000_000n)),
      ref_block_num,
      ref_block_prefix,
      max_net_usage_words: 0,
      max_cpu_usage_ms: 0,
      delay_sec: 0,
      context_free_actions: [],
      actions: [
        {
          account: 'eosio',
          name: 'onblock',
          authorization: [{ actor: 'eosio', permission: 'active' }],
          data: packHeader(head.header),
        },
      ],
      transaction_extensions: [],
    };
    const bytes = packTransaction(transaction);
    const id = transactionId(bytes);
    const trace = this.#newTrace(id, transaction, []);
    database.log.begin();
    let settled = false;
    try {
      const run = new TransactionRun(this.#environment, id, bytes, block.micros);
      trace.action_traces = run.traces;
      const budget = new Budget(this.#environment, transaction, ['eosio'], 0);
      run.execute(transaction);
      const cpu = database.config.configuration.min_transaction_cpu_usage;
      budget.settle(run.validateRam, cpu);
      finish(trace, status.executed, cpu, 0);
      database.log.squash();
      settled = true;
      this.digests.push(...run.digests);
      this.traces.push(trace);
    } catch (error) {
      // A system contract that fails here must not stop the chain: the block goes on without onblock.
      if (!(error instanceof ChainError)) throw error;
    } finally {
      if (!settled) database.log.undo();
    }
  }

  #runDue(): void {
    const { database, block } = this.#environment;
    const due = [...database.generated.values()]
      .filter((row) => row.delayUntil <= block.micros)
      .sort((a, b) => Number(a.delayUntil - b.delayUntil) || (a.id < b.id ? -1 : 1));
    for (const row of due.slice(0, maxScheduled)) this.runScheduled(row);
  }

  /** Runs a delayed transaction whose time has come; a failure becomes a hard_fail receipt. `cpu`: to bill. */
  runScheduled(row: GeneratedTransactionRow, cpu?: number): ExecutedTransaction {
    const { database, resources, block } = this.#environment;
    const transaction = unpackTransaction(row.packed);
    const trace = this.#newTrace(row.id, transaction, []);
    trace.scheduled = true;
    const delta = -BigInt(generatedTransactionSize + row.packed.length);
    resources.addRam(row.payer, delta);
    database.generated.delete(row.id);
    if (row.expiration < block.micros) {
      finish(trace, status.expired, cpu ?? 0, 0);
    } else {
      this.#execute(row, transaction, trace, cpu);
    }
    trace.account_ram_delta = { account: row.payer, delta };
    this.receipts.push({ ...trace.receipt!, trx: ['transaction_id', row.id] });
    this.traces.push(trace);
    return trace;
  }

  #execute(
    row: GeneratedTransactionRow,
    transaction: Transaction,
    trace: ExecutedTransaction,
    billed: number | undefined,
  ): void {
    const environment = this.#environment;
    const { database, resources, block } = environment;
    const payer = firstAuthorizer(transaction);
    const run = new TransactionRun(environment, row.id, row.packed, row.published);
    trace.action_traces = run.traces;
    let cpu = 0;
    database.log.begin();
    let settled = false;
    try {
      const budget = new Budget(environment, transaction, [payer], 0);
      run.execute(transaction);
      cpu = billed ?? reckonedCpu(environment, run.traces.length, row.packed.length);
      shareElapsed(run, cpu);
      budget.settle(run.validateRam, cpu);
      database.log.squash();
      settled = true;
      finish(trace, status.executed, cpu, 0);
      this.digests.push(...run.digests);
      return;
    } catch (error) {
      if (!(error instanceof ChainError)) throw error;
      failed(trace, error);
    } finally {
      if (!settled) database.log.undo();
    }
    resources.touch(payer, block.slot);
    const left = resources.cpuLimit(payer).available;
    cpu = billed ?? reckonedCpu(environment, run.traces.length, row.packed.length);
    const bill = left >= 0n && left < BigInt(cpu) ? Number(left) : cpu;
    resources.addTransactionUsage([payer], BigInt(bill), 0n, block.slot);
    finish(trace, status.hardFail, bill, 0);
  }

  #propose(producers: readonly ProducerAuthority[]): number | null {
    const { database, block } = this.#environment;
    const { config } = database;
    if (producers.length === 0) return null;
    if (config.proposedScheduleBlock !== null) {
      if (config.proposedScheduleBlock !== block.number) return null;
      if (sameProducers(config.proposedSchedule.producers, producers)) return null;
    }
    const waiting = this.newSchedule ?? this.#pendingSchedule();
    const current = waiting.producers.length > 0 ? waiting : this.next.activeSchedule;
    if (sameProducers(current.producers, producers)) return null;
    const version = current.version + 1;
    database.globalProperty.put({
      ...config,
      proposedScheduleBlock: block.number,
      proposedSchedule: { version, producers: structuredClone([...producers]) },
    });
    return version;
  }

  #pendingSchedule(): ProducerSchedule {
    const { schedule } = this.next.previous.pendingSchedule;
    return this.next.promoted ? { version: schedule.version, producers: [] } : schedule;
  }

  #promoteSchedule(): void {
    const { database } = this.#environment;
    const { config } = database;
    if (config.proposedScheduleBlock === null || config.proposedScheduleBlock > this.next.irreversible) return;
    if (this.next.previous.pendingSchedule.schedule.producers.length > 0) return;
    this.newSchedule = config.proposedSchedule;
    database.globalProperty.put({
      ...config,
      proposedScheduleBlock: null,
      proposedSchedule: { version: 0, producers: [] },
    });
  }

  #preactivate(digest: string): void {
    const state = this.#environment.database.protocolState.get(only)!;
    if (state.preactivated?.includes(digest) || state.features.some((feature) => feature.digest === digest)) return;
    this.#environment.database.protocolState.put({ ...state, preactivated: [...(state.preactivated ?? []), digest] });
  }

  #activateFeatures(): void {
    const { database, block } = this.#environment;
    const state = database.protocolState.get(only)!;
    if ((state.preactivated ?? []).length === 0) return;
    this.newFeatures = state.preactivated ?? [];
    const added = this.newFeatures.map((digest) => ({ digest, block: block.number }));
    database.protocolState.put({ features: [...state.features, ...added], preactivated: [] });
  }

  /** The permissions of eosio.prods follow the active schedule. */
  #updateProducerPermissions(): void {
    const { database, block } = this.#environment;
    const accounts = block.activeSchedule.producers.map(({ producer_name }) => ({
      permission: { actor: producer_name, permission: 'active' },
      weight: 1,
    }));
    const update = (name: string, part: number, whole: number): void => {
      const row = database.permissions.get(permissionKey('eosio.prods', name));
      if (row === undefined) return;
      const threshold = Math.floor((accounts.length * part) / whole) + 1;
      const auth: Authority = { threshold, keys: [], accounts, waits: [] };
      if (row.auth.threshold === threshold && JSON.stringify(row.auth) === JSON.stringify(auth)) return;
      database.permissions.put({ ...row, auth });
    };
    update('active', 2, 3);
    update('prod.major', 1, 2);
    update('prod.minor', 1, 3);
  }

  #newTrace(id: string, transaction: Transaction, signatures: readonly string[]): ExecutedTransaction {
    const { context_free_actions: _free, actions: _actions, ...header } = transaction;
    return {
      id,
      status: status.executed,
      cpu_usage_us: 0,
      net_usage_words: 0,
      elapsed: 0n,
      net_usage: 0n,
      scheduled: false,
      action_traces: [],
      account_ram_delta: null,
      except: null,
      error_code: null,
      failed_dtrx_trace: null,
      partial: { ...header, signatures: [...signatures], context_free_data: [] },
      block_num: this.#environment.block.number,
      block_time: this.#environment.block.time,
      failure: null,
      receipt: null,
    };
  }
}

/** Nobody's clock: what executing costs is a formula, so that the same transactions always make the same chain. */
function reckonedCpu(environment: Environment, actions: number, bytes: number): number {
  const { min_transaction_cpu_usage: least } = environment.database.config.configuration;
  return least + 45 * actions + Math.floor(bytes / 16);
}

function shareElapsed(run: TransactionRun, cpu: number): void {
  const share = BigInt(Math.floor(cpu / Math.max(1, run.traces.length + 1)));
  for (const trace of run.traces) trace.elapsed = share;
}

function finish(trace: ExecutedTransaction, code: number, cpu: number, net: number): void {
  trace.status = code;
  trace.cpu_usage_us = cpu;
  trace.net_usage_words = net / 8;
  trace.net_usage = BigInt(net);
  trace.receipt = { status: code, cpu_usage_us: cpu, net_usage_words: net / 8 };
}

/** Marks a trace as failed: nothing of it has happened, so no action has a receipt. */
function failed(trace: ExecutedTransaction, error: ChainError): ExecutedTransaction {
  trace.failure = error;
  trace.except = 'Y';
  trace.error_code = error.errorCode;
  trace.receipt = null;
  for (const action of trace.action_traces) action.receipt = null;
  return trace;
}

function firstAuthorizer(transaction: Transaction): string {
  for (const { authorization } of transaction.actions) {
    if (authorization[0] !== undefined) return authorization[0].actor;
  }
  return '';
}

/** Id of a delayed transaction within those of nobody: the last 16 bytes of its hash. */
function senderIdOf(id: string): bigint {
  return new ByteReader(fromHex(id), 16).u128();
}
