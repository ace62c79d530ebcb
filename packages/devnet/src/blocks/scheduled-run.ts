import { ByteWriter } from '@antescope/codec/bytes/cursor';
import {
  packTransaction,
  transactionId,
  unpackTransaction,
  type Transaction,
} from '@antescope/codec/chain/transaction';
import { ChainError } from '../chain-error.ts';
import { Budget } from '../execution/budget.ts';
import type { Environment } from '../execution/environment.ts';
import { isActive, savannaFeatures } from '../execution/protocol-features.ts';
import { TransactionRun } from '../execution/transaction-run.ts';
import { generatedTransactionSize } from '../resources/ram-sizes.ts';
import type { GeneratedTransactionRow } from '../state/rows.ts';
import { failTrace, finishTrace, newTrace } from '../traces/outcome.ts';
import type { ExecutedTransaction } from '../traces/trace.ts';
import { firstAuthorizer, computeCpu, shareElapsed } from './compute-cpu.ts';

/** Indexes into transactionStatuses. */
const status = { executed: 0, softFail: 1, hardFail: 2, expired: 4 } as const;

/** Result of a scheduled transaction. */
export interface RetiredTransaction {
  readonly trace: ExecutedTransaction;
  readonly receipt: { readonly status: number; readonly cpu_usage_us: number; readonly net_usage_words: number };
  /** Digests of its action receipts, empty on failure. */
  readonly digests: readonly Uint8Array[];
}

/**
 * Executes a due delayed or deferred transaction. If one sent by a contract fails, the contract is notified with an
 * `onerror` action, which may turn a hard failure into a soft one. `billed`: microseconds of CPU to bill.
 */
export function retireScheduled(
  environment: Environment,
  row: GeneratedTransactionRow,
  billed?: number,
): RetiredTransaction {
  const { database, resources, block } = environment;
  const transaction = unpackTransaction(row.packed);
  const delta = -BigInt(generatedTransactionSize + row.packed.length);
  resources.addRam(row.payer, delta);
  database.generated.delete(row.id);
  const retired = (trace: ExecutedTransaction, digests: readonly Uint8Array[] = []): RetiredTransaction => {
    trace.account_ram_delta = { account: row.payer, delta };
    return { trace, receipt: trace.receipt!, digests };
  };
  const trace = newTrace(block, row.id, transaction);
  trace.scheduled = true;
  if (row.expiration < block.micros || isActive(database, savannaFeatures.disableDeferred1)) {
    finishTrace(trace, status.expired, billed ?? 0, 0);
    return retired(trace);
  }
  const digests = attempt(environment, row, transaction, trace, billed);
  if (digests !== null) return retired(trace, digests);
  const handled = row.sender === '' ? null : notifySender(environment, row, trace, billed);
  if (handled !== null) return retired(handled.trace, handled.digests);
  billFailure(environment, row, transaction, trace, billed);
  return retired(trace);
}

/** Digests of the action receipts; null, with all changes undone, on failure. */
function attempt(
  environment: Environment,
  row: GeneratedTransactionRow,
  transaction: Transaction,
  trace: ExecutedTransaction,
  billed: number | undefined,
): readonly Uint8Array[] | null {
  const run = new TransactionRun(environment, row.id, row.packed, row.published);
  trace.action_traces = run.traces;
  const execute = (): void => run.execute(transaction);
  return settled(environment, run, transaction, trace, execute, { billed, bytes: row.packed.length });
}

function settled(
  environment: Environment,
  run: TransactionRun,
  transaction: Transaction,
  trace: ExecutedTransaction,
  execute: () => void,
  { billed, bytes }: { billed: number | undefined; bytes: number },
): readonly Uint8Array[] | null {
  const { database } = environment;
  database.log.begin();
  let done = false;
  try {
    const budget = new Budget(environment, transaction, [firstAuthorizer(transaction)], 0);
    execute();
    const cpu = billed ?? computeCpu(environment, run.traces.length, bytes);
    shareElapsed(run, cpu);
    budget.netUsage += run.netAhead;
    budget.settle(run.validateRam, cpu);
    database.log.squash();
    done = true;
    finishTrace(trace, status.executed, cpu, budget.netUsage);
    return run.digests;
  } catch (error) {
    if (!(error instanceof ChainError)) throw error;
    failTrace(trace, error);
    return null;
  } finally {
    if (!done) database.log.undo();
  }
}

/** Trace of a successful onerror handler; null if the sender has none or it failed. */
function notifySender(
  environment: Environment,
  row: GeneratedTransactionRow,
  failed: ExecutedTransaction,
  billed: number | undefined,
): { trace: ExecutedTransaction; digests: readonly Uint8Array[] } | null {
  const data = new ByteWriter(32 + row.packed.length);
  data.u128(row.senderId);
  data.lengthAndBytes(row.packed);
  const authorization = [{ actor: row.sender, permission: 'active' }];
  const action = { account: 'eosio', name: 'onerror', authorization, data: data.finish() };
  const transaction: Transaction = { ...emptyTransaction, actions: [action] };
  const bytes = packTransaction(transaction);
  const id = transactionId(bytes);
  const run = new TransactionRun(environment, id, bytes, row.published);
  const trace: ExecutedTransaction = {
    ...newTrace(environment.block, id, transaction),
    partial: null,
    action_traces: run.traces,
    failed_dtrx_trace: failed,
  };
  const execute = (): void => run.executeAt(action, row.sender);
  const digests = settled(environment, run, transaction, trace, execute, { billed, bytes: row.packed.length });
  if (digests === null) return null;
  failed.status = status.softFail;
  // The receipt has the block's status, but the trace is one of an executed action.
  trace.receipt = { ...trace.receipt!, status: status.softFail };
  return { trace, digests };
}

const emptyTransaction: Transaction = {
  expiration: '1970-01-01T00:00:00',
  ref_block_num: 0,
  ref_block_prefix: 0,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 0,
  delay_sec: 0,
  context_free_actions: [],
  actions: [],
  transaction_extensions: [],
};

/** Bills the CPU of a failure to its sender, up to its available CPU. */
function billFailure(
  environment: Environment,
  row: GeneratedTransactionRow,
  transaction: Transaction,
  trace: ExecutedTransaction,
  billed: number | undefined,
): void {
  const { resources, block } = environment;
  const payer = firstAuthorizer(transaction);
  resources.touch(payer, block.slot);
  const left = resources.cpuLimit(payer).available;
  const cpu = billed ?? computeCpu(environment, trace.action_traces.length, row.packed.length);
  const bill = left >= 0n && left < BigInt(cpu) ? Number(left) : cpu;
  resources.addTransactionUsage([payer], BigInt(bill), 0n, block.slot);
  finishTrace(trace, status.hardFail, bill, 0);
}
