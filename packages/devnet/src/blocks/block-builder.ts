import { packHeader, type TransactionReceipt } from '@antescope/codec/chain/block';
import { fromHex } from '@antescope/codec/bytes/bytes';
import { ByteReader } from '@antescope/codec/bytes/cursor';
import { secondsToTimePointSec, slotToTime, timePointSecToSeconds } from '@antescope/codec/chain/time';
import { packTransaction, refBlock, transactionId, type Transaction } from '@antescope/codec/chain/transaction';
import { signaturesSize } from './signatures-size.ts';
import type { Authorization } from '../authority/authorization.ts';
import { chainCheck, ChainError, errorKinds } from '../chain-error.ts';
import type { ProducerAuthority, ProducerSchedule } from '../contract.ts';
import { Budget, initialNetUsage } from '../execution/budget.ts';
import type { ContractBook, Environment, PendingBlockFacts } from '../execution/environment.ts';
import { checkNotExpired, checkInput, contextFreeItems, type InputTransaction } from '../execution/input.ts';
import { isActive, runsSpring, savannaFeatures } from '../execution/protocol-features.ts';
import { TransactionRun } from '../execution/transaction-run.ts';
import type { ResourceLimits } from '../resources/limits.ts';
import { generatedTransactionSize } from '../resources/ram-sizes.ts';
import type { Database } from '../state/database.ts';
import { only } from '../state/keys.ts';
import type { GeneratedTransactionRow } from '../state/rows.ts';
import { failTrace, finishTrace, newTrace } from '../traces/outcome.ts';
import type { ExecutedTransaction } from '../traces/trace.ts';
import { activateFeatures, preactivateFeature } from './feature-activation.ts';
import { nextHeaderState, type HeaderState, type NextHeaderState } from './header-state.ts';
import { proposeInBlock } from './finality-changes.ts';
import { announceProducers, cancelProposal, proposeProducers, updateProducerPermissions } from './producer-changes.ts';
import { firstAuthorizer, computeCpu, shareElapsed } from './compute-cpu.ts';
import { retireScheduled } from './scheduled-run.ts';
import { slotToMicros } from './slots.ts';

/** Index into transactionStatuses. */
const status = { executed: 0, delayed: 3 } as const;
/** Maximum number of delayed transactions retired per block. */
const maxScheduled = 50;

export interface BuilderContext {
  readonly database: Database;
  readonly authorization: Authorization;
  readonly resources: ResourceLimits;
  readonly contracts: ContractBook;
  readonly chainId: string;
  readonly finalityLag: number | null;
}

export interface PushOptions {
  /** CPU to bill in microseconds, instead of the computed value. */
  readonly billedCpuUs?: number;
  /** Signing keys, 'PUB_…'; null skips the authority check. */
  readonly keys: readonly string[] | null;
  /** Dry run: NET and CPU are measured but not limited. */
  readonly dryRun?: boolean;
  /** Read-only: actions have no authorization, no account is billed, and a write fails. */
  readonly readOnly?: boolean;
}

/** The pending block; its session is the last one of the undo log. */
export class BlockBuilder {
  readonly next: NextHeaderState;
  readonly receipts: TransactionReceipt[] = [];
  readonly traces: ExecutedTransaction[] = [];
  readonly digests: Uint8Array[] = [];
  /** Schedule that this block makes pending. */
  readonly newSchedule: ProducerSchedule | null;
  /** Protocol features activated in this block. */
  readonly newFeatures: readonly string[];
  readonly #environment: Environment;
  readonly #context: BuilderContext;

  /** Starts the block: promotes a proposed schedule, runs onblock and due scheduled transactions. */
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
      proposeProducers: (producers) => this.#proposeProducers(producers),
      proposeFinalizers: (finalizers) => {
        proposeInBlock(database, { finalizers });
        // Savanna schedules producers in another way.
        cancelProposal(database);
      },
      activateFeature: (digest) => preactivateFeature(database, digest),
    };
    database.log.begin();
    database.finalityProposal.delete(only);
    this.newFeatures = activateFeatures(database, block.number);
    this.newSchedule = head.finality === undefined ? announceProducers(database, this.next) : null;
    this.#onBlock(head);
    database.removeExpired(Number(block.micros / 1_000_000n));
    updateProducerPermissions(database, block.activeSchedule);
    if (schedule === 'run-due') this.#runDue();
  }

  /** Before Savanna a proposal enters the state, since then the block; during the switch there are none. */
  #proposeProducers(producers: readonly ProducerAuthority[]): number | null {
    const { database } = this.#context;
    if (this.next.savanna) return proposeInBlock(database, { producers }) ? 0xffff_ffff : null;
    if (this.next.previous.finality !== undefined) return null;
    return proposeProducers(database, this.next, this.newSchedule, producers);
  }

  get database(): Database {
    return this.#context.database;
  }

  get block(): PendingBlockFacts {
    return this.#environment.block;
  }

  /** Executes a transaction. A failed one changes no state; its trace has the error. */
  push(input: InputTransaction, options: PushOptions): ExecutedTransaction {
    checkNotDelayed(this.#environment, input.transaction.delay_sec);
    checkNotExpired(this.#environment, input);
    const { database } = this.#context;
    database.log.begin();
    let settled = false;
    const trace = newTrace(this.block, input.id, input.transaction, input.packed.signatures, contextFreeItems(input));
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
      return failTrace(trace, error);
    } finally {
      if (!settled) database.log.undo();
    }
  }

  #runInput(input: InputTransaction, options: PushOptions, trace: ExecutedTransaction): TransactionRun {
    const environment = this.#environment;
    const { transaction, packed } = input;
    const { database } = environment;
    const delay = transaction.delay_sec;
    const { micros } = environment.block;
    const run = new TransactionRun(environment, input.id, input.bytes, micros, contextFreeItems(input));
    trace.action_traces = run.traces;
    checkInput(environment, transaction, options.readOnly === true ? 'read-only' : 'input');
    const net = initialNetUsage(
      environment,
      packed.packed_trx.length,
      signaturesSize(packed.signatures) + packed.packed_context_free_data.length,
      delay > 0,
    );
    trace.net_usage = BigInt(net);
    const payer = firstAuthorizer(transaction);
    const budget = new Budget(environment, transaction, options.readOnly === true ? [] : [payer], net);
    database.seen.put({ id: input.id, expiration: timePointSecToSeconds(transaction.expiration) });
    if (options.keys !== null) {
      const provided = { keys: options.keys, delay: BigInt(delay) * 1_000_000n };
      environment.authorization.check(transaction.actions, provided);
    }
    if (delay > 0) this.#schedule(input, payer, run, trace);
    else run.execute(transaction);
    if (options.readOnly === true) checkWroteNothing(database);
    const cpu = options.billedCpuUs ?? computeCpu(environment, run.traces.length, input.bytes.length);
    trace.elapsed = BigInt(cpu);
    shareElapsed(run, cpu);
    budget.netUsage += run.netAhead;
    budget.settle(run.validateRam, cpu);
    finishTrace(trace, delay > 0 ? status.delayed : status.executed, cpu, budget.netUsage);
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
    const trace = newTrace(this.block, id, transaction);
    database.log.begin();
    let settled = false;
    try {
      const run = new TransactionRun(this.#environment, id, bytes, block.micros);
      trace.action_traces = run.traces;
      const budget = new Budget(this.#environment, transaction, ['eosio'], 0);
      run.execute(transaction);
      const cpu = database.config.configuration.min_transaction_cpu_usage;
      budget.settle(run.validateRam, cpu);
      finishTrace(trace, status.executed, cpu, 0);
      database.log.squash();
      settled = true;
      this.digests.push(...run.digests);
      this.traces.push(trace);
    } catch (error) {
      // A failing system contract must not stop the chain: the block continues without onblock.
      if (!(error instanceof ChainError)) throw error;
    } finally {
      if (!settled) database.log.undo();
    }
  }

  #runDue(): void {
    const { database, block } = this.#environment;
    const expires = isActive(database, savannaFeatures.disableDeferred1);
    const due = [...database.generated.values()]
      .filter((row) => expires || row.delayUntil <= block.micros)
      .sort((a, b) => Number(a.delayUntil - b.delayUntil) || (a.id < b.id ? -1 : 1));
    for (const row of due.slice(0, maxScheduled)) {
      // An earlier one may have canceled it.
      if (database.generated.has(row.id)) this.runScheduled(row);
    }
  }

  /** Retires a due transaction and adds its receipt to the block. `cpu`: microseconds to bill. */
  runScheduled(row: GeneratedTransactionRow, cpu?: number): ExecutedTransaction {
    const { trace, receipt, digests } = retireScheduled(this.#environment, row, cpu);
    this.receipts.push({ ...receipt, trx: ['transaction_id', row.id] });
    this.digests.push(...digests);
    this.traces.push(trace);
    return trace;
  }
}

function checkNotDelayed({ database }: Environment, delay: number): void {
  chainCheck(
    delay === 0 || !runsSpring(database),
    errorKinds.transaction,
    ['producer_plugin.cpp', 993, 'on_incoming_transaction_async'],
    'transaction cannot be delayed',
  );
}

/** Contract rows must not change in a read-only transaction; internal changes are undone. */
function checkWroteNothing(database: Database): void {
  const wrote = [...database.log.changes().keys()].some((store) => store.startsWith('contract_'));
  chainCheck(
    !wrote,
    errorKinds.tableNotPermitted,
    ['apply_context.cpp', 725, 'db_store_i64'],
    'cannot store a db record when executing a readonly transaction',
  );
}

/** Sender id of a delayed transaction without sender: the last 16 bytes of its hash. */
function senderIdOf(id: string): bigint {
  return new ByteReader(fromHex(id), 16).u128();
}
