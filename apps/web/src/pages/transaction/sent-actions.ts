import type { TransactionView } from '@antescope/sources/transaction/transaction-view';
import type { CopiedAction } from '../../domain/copy-as/code-texts.ts';

/** The actions as they were sent; null if the data of one is missing, cut or not decoded. */
export function sentActions({
  traces,
}: Pick<TransactionView, 'traces'>): readonly [CopiedAction, ...CopiedAction[]] | null {
  const sent = traces.filter(
    ({ creatorOrdinal, receiver, contract, contextFree }) =>
      creatorOrdinal === 0 && receiver === contract && !contextFree,
  );
  if (sent.some(({ data, dataBytes }) => data === null || dataBytes !== undefined)) return null;
  const [first, ...rest] = sent.map(({ contract, name, authorization, data }) => ({
    account: contract,
    name,
    authorization,
    data,
  }));
  return first === undefined ? null : [first, ...rest];
}
