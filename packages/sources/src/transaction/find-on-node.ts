import { firstWithData, supported } from '../core/first-with-data.ts';
import { afterFailures, empty, failed, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { Field } from '../core/fields.ts';
import type { ChainApi } from '../node/chain-api.ts';
import { NodeError } from '../node/node-error.ts';
import { failuresOf, reading } from '../node/reading.ts';
import {
  isTransaction,
  readScheduledTransaction,
  readTraceApiTransaction,
  readTransactionOfBlock,
  type TransactionContext,
} from './read-transaction.ts';
import type { TransactionView } from './transaction-view.ts';

/**
 * A transaction on a node without v1 history: by trace_api, else in the hinted block, else among the deferred
 * transactions. 'empty' if the node could look and has no such transaction; 'failed' with 'not-supported' where it has
 * no way to look.
 */
export async function findOnNode(
  { api, abis, knownHead }: Pick<SourceContext, 'api' | 'abis' | 'knownHead'>,
  id: string,
  blockHint: number | undefined,
): Promise<Outcome<TransactionView>> {
  const context = async (): Promise<TransactionContext> => ({ head: await knownHead(), abis });
  const attempts = [await byTrace(api, id, context)];
  if (attempts[0]!.state !== 'data' && blockHint !== undefined) {
    attempts.push(await inHintedBlock(api, id, blockHint, context));
  }
  const last = attempts.at(-1)!;
  if (last.state !== 'data') return firstWithData([...attempts, await amongScheduled(api, id, context)]);
  return firstWithData([...attempts.slice(0, -1), await withDeferral(last, { api, abis, knownHead })]);
}

/**
 * Adds sender, payer, times and actions to a transaction with the receipt 'delayed' while the chain still has it: the
 * receipt says that it was deferred, not whether it is still pending. Others are returned as they are.
 */
export async function withDeferral(
  found: Outcome<TransactionView>,
  { api, abis, knownHead }: Pick<SourceContext, 'api' | 'abis' | 'knownHead'>,
): Promise<Outcome<TransactionView>> {
  if (found.state !== 'data' || found.data.status !== 'delayed' || found.data.deferred !== undefined) return found;
  const waiting = await amongScheduled(api, found.data.id, async () => ({ head: await knownHead(), abis }));
  if (waiting.state === 'failed') return afterFailures(found, supported(waiting.meta.failures));
  if (waiting.state !== 'data') return found;
  const { deferred, sent } = waiting.data;
  return {
    ...found,
    data: {
      ...found.data,
      ...(deferred === undefined ? {} : { deferred }),
      ...(sent === undefined ? {} : { sent }),
    },
  };
}

/** A transaction that waits on the chain. Nodes of chains without deferred transactions may not have the endpoint. */
async function amongScheduled(
  api: ChainApi,
  id: string,
  context: () => Promise<TransactionContext>,
): Promise<Outcome<TransactionView>> {
  const read = await reading(async () => {
    const answer = await api.getScheduledTransactions(id, 1);
    const entry = answer.value
      .at('transactions')
      .items()
      .find((item) => item.at('trx_id').value === id);
    return { ...answer, value: entry === undefined ? null : await readScheduledTransaction(entry, await context()) };
  });
  if (read.state === 'failed') return failed(read.meta.failures);
  return read.state === 'empty' || read.data === null ? empty(read.meta) : { ...read, data: read.data };
}

function byTrace(
  api: ChainApi,
  id: string,
  context: () => Promise<TransactionContext>,
): Promise<Outcome<TransactionView>> {
  return reading(
    async () => {
      const answer = await api.traceTransaction(id);
      return { ...answer, value: await readTraceApiTransaction(answer.value, await context()) };
    },
    {
      isAbsent: (error) => error.status === 404 && !error.unknownEndpoint,
      isEmpty: (view) => !isTransaction(view),
      trueAt,
    },
  );
}

async function inHintedBlock(
  api: ChainApi,
  id: string,
  block: number,
  context: () => Promise<TransactionContext>,
): Promise<Outcome<TransactionView>> {
  try {
    const answer = await api.getBlock(block);
    const view = await readTransactionOfBlock(new Field(answer.value.value), id, await context());
    if (view === null) return empty(meta({ source: 'node', endpoint: answer.endpoint }));
    return await reading(async () => ({ ...answer, value: view }), { trueAt });
  } catch (error) {
    if (error instanceof NodeError && error.status === 400)
      return empty(meta({ source: 'node', endpoint: error.endpoint }));
    return failed(failuresOf(error));
  }
}

function trueAt(view: TransactionView): { block: number; blockId: string | null; time: string } | null {
  return view.blockNumber === null || view.blockTime === null
    ? null
    : { block: view.blockNumber, blockId: view.blockId, time: view.blockTime };
}
