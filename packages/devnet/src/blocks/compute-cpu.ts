import type { Transaction } from '@antescope/codec/chain/transaction';
import type { Environment } from '../execution/environment.ts';
import type { TransactionRun } from '../execution/transaction-run.ts';

/**
 * CPU cost in microseconds as a formula instead of a measurement, so that the same transactions always produce the same
 * chain.
 */
export function computeCpu(environment: Environment, actions: number, bytes: number): number {
  const { min_transaction_cpu_usage: least } = environment.database.config.configuration;
  return least + 45 * actions + Math.floor(bytes / 16);
}

/** Distributes a transaction's CPU time over its actions. */
export function shareElapsed(run: TransactionRun, cpu: number): void {
  const share = BigInt(Math.floor(cpu / Math.max(1, run.traces.length + 1)));
  for (const trace of run.traces) trace.elapsed = share;
}

/** The billed account. */
export function firstAuthorizer(transaction: Transaction): string {
  for (const { authorization } of transaction.actions) {
    if (authorization[0] !== undefined) return authorization[0].actor;
  }
  return '';
}
