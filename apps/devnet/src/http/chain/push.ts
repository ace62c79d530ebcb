import { microsToTimePoint } from '@antescope/codec/chain/time';
import type { ExecutedTransaction } from '@antescope/devnet/traces/trace';
import type { DevnetNode } from '../../node/devnet-node.ts';
import type { LaxValue } from '../lax-json.ts';
import { executedJson } from '../trace-json.ts';
import { readPackedTransaction } from '../transaction-input.ts';
import type { TransactionReader } from '../transaction-input.ts';

/** Reads a transaction and runs it in the pending block. Rejects with ChainError or Problem if it did not run. */
export async function push(
  node: DevnetNode,
  transaction: LaxValue,
  reader: TransactionReader,
): Promise<ExecutedTransaction> {
  return node.push(readPackedTransaction(transaction, reader, (account) => node.abiOf(account)));
}

/** Response of the push endpoints for a transaction that ran. */
export function processed(node: DevnetNode, trace: ExecutedTransaction, nested: boolean): unknown {
  const now = microsToTimePoint(BigInt(Date.now()) * 1000n);
  return { transaction_id: trace.id, processed: executedJson(trace, node.actions, nested, now) };
}
