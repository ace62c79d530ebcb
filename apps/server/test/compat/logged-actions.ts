import { slotToTime } from '@antescope/codec/chain/time';
import { jsonReady } from '@antescope/index/answers/view/json-ready';
import type { ServedChain } from '../../src/platform/served-chain.ts';

/** An executed action as the index has it, decoded. */
export interface LoggedAction<Data> {
  block_num: number;
  trx_id: string;
  /** Without a zone. */
  timestamp: string;
  global_sequence: number;
  act: { name: string; data: Data };
}

/** Executed actions of a contract with one of these names, newest first, however long it takes to read them. */
export async function loggedActions<Data>(
  { store }: ServedChain,
  contract: string,
  names: readonly string[],
): Promise<LoggedAction<Data>[]> {
  const { reader, abis } = store!;
  const range = { from: 0, to: Number.MAX_SAFE_INTEGER, order: 'desc', limit: 1000, timeBudgetMs: 60_000 } as const;
  const pages = await Promise.all(names.map((action) => reader.executions({ ...range, contract, action })));
  const sequences = pages.flatMap(({ executions }) => executions).sort((a, b) => b - a);
  const executions = await reader.executionsAt(sequences);
  return Promise.all(
    executions.map(async ({ action, block, transactionId }) => ({
      block_num: block.number,
      trx_id: transactionId,
      timestamp: slotToTime(block.slot),
      global_sequence: action.globalSequence,
      act: {
        name: action.name,
        data: jsonReady((await abis.action(contract, action.name, action.data, block.number)).value) as Data,
      },
    })),
  );
}
