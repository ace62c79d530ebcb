import type { AccountQuery, ExecutionPage, ExecutionQuery } from '@antescope/index/store/history-store';
import type { Field } from '@antescope/sources/core/fields';
import { tooWide } from './atomic-error.ts';
import type { AtomicIndex } from './atomic-index.ts';

/** Executions read for one list. */
export const maxExecutions = 2000;
/** Reads that may end at their time budget before the list is given up. */
const maxReads = 20;

/** An executed action of one of the contracts. */
export interface ContractAction {
  /** Global sequence. */
  sequence: number;
  name: string;
  data: Field;
  block: number;
  transactionId: string;
}

export interface ActionRange {
  /** Global sequences, both included. */
  from: number;
  to: number;
  descending: boolean;
}

export const allActions: ActionRange = { from: 0, to: Number.MAX_SAFE_INTEGER, descending: true };

/** Sequences of a contract's action, at most `limit`. */
export function contractSequences(
  { reader }: AtomicIndex,
  { contract, action }: { contract: string; action: string },
  range: ActionRange,
  limit: number,
): Promise<number[]> {
  return readAll(range, limit, (query) => reader.executions({ ...query, contract, action }));
}

/**
 * Transactions in which an account authorized or received one of the actions of a contract, in the order of the range.
 * Throws AtomicError (400) if they are too many.
 */
export async function accountTransactions(
  { reader }: AtomicIndex,
  account: string,
  { contract, names }: { contract: string; names: readonly string[] },
  range: ActionRange,
): Promise<number[]> {
  const kinds: AccountQuery['kinds'] = {
    send: false,
    receive: false,
    actions: names.map((action) => ({ contract, action })),
  };
  const limit = maxExecutions + 1;
  const sequences = await readAll(range, limit, (query) => reader.accountExecutions(account, { ...query, kinds }));
  if (sequences.length > maxExecutions) throw tooWide(`${account} has more than ${maxExecutions} actions of this kind`);
  const executions = await reader.executionsAt(sequences);
  return [...new Set(executions.map(({ action }) => action.transaction))];
}

async function readAll(
  { from, to, descending }: ActionRange,
  limit: number,
  read: (query: ExecutionQuery) => Promise<ExecutionPage>,
): Promise<number[]> {
  const sequences: number[] = [];
  let [low, high] = [from, to];
  for (let reads = 0; reads < maxReads; reads++) {
    const order = descending ? 'desc' : 'asc';
    const page = await read({ from: low, to: high, order, limit: limit - sequences.length });
    sequences.push(...page.executions);
    if (page.stoppedAt === null || sequences.length >= limit) return sequences;
    if (descending) high = page.stoppedAt - 1;
    else low = page.stoppedAt + 1;
  }
  throw tooWide('narrow it with before and after');
}

/** Actions of a contract with one of these names in a transaction, in their order. */
export function transactionActions(
  index: AtomicIndex,
  num: number,
  { contract, names }: { contract: string; names: readonly string[] },
): Promise<ContractAction[]> {
  return index.once(`actions ${num} ${contract} ${names.join()}`, async () => {
    const transaction = await index.reader.transactionAt(num);
    if (transaction === null) return [];
    const own = (await index.reader.transactionActions(num)).filter(
      ({ account, receiver, name }) => account === contract && receiver === contract && names.includes(name),
    );
    const decoded = await Promise.all(
      own.map(async ({ globalSequence, name, data }): Promise<ContractAction | null> => {
        const fields = await index.action(contract, name, data, transaction.block);
        if (fields === null) return null;
        const { block, id } = transaction;
        return { sequence: globalSequence, name, data: fields, block, transactionId: id };
      }),
    );
    return decoded.filter((action) => action !== null);
  });
}

/** Executed actions by their sequences, in the same order; those that cannot be decoded are left out. */
export async function actionsAt(index: AtomicIndex, sequences: readonly number[]): Promise<ContractAction[]> {
  const executions = await index.reader.executionsAt(sequences);
  const actions = await Promise.all(
    executions.map(async ({ action, block, transactionId }): Promise<ContractAction | null> => {
      const data = await index.action(action.account, action.name, action.data, block.number);
      const { globalSequence: sequence, name } = action;
      return data === null ? null : { sequence, name, data, block: block.number, transactionId };
    }),
  );
  return actions.filter((action) => action !== null);
}

/** Actions of a contract in a block, by name. */
export async function blockActions(
  index: AtomicIndex,
  block: number,
  { contract, names }: { contract: string; names: readonly string[] },
): Promise<ContractAction[]> {
  const transactions = await index.once(`transactions ${block} ${contract} ${names.join()}`, () =>
    index.changes.transactionsWith(block, contract, names),
  );
  return (await Promise.all(transactions.map((num) => transactionActions(index, num, { contract, names })))).flat();
}
