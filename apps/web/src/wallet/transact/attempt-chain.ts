import type { AttemptChain, Located } from '@antescope/wallet/transact/attempt-state';
import type { TransactContext } from '@antescope/wallet/transact/draft';
import { HttpError, send } from '../../lib/http.ts';

interface Info {
  head_block_time: string;
  last_irreversible_block_num: number;
}

/** The chain as the state of a transaction is read from it: a node for its times, our server for the lookup. */
export function attemptChain({ call }: Pick<TransactContext, 'call'>, base: string): AttemptChain {
  return {
    times: async () => {
      const info = (await call('/v1/chain/get_info', undefined)) as Info;
      const irreversibleBlock = info.last_irreversible_block_num;
      const block = await call('/v1/chain/get_block_info', { block_num: irreversibleBlock });
      const irreversible = (block as { timestamp: string }).timestamp.slice(0, 19);
      return { head: info.head_block_time.slice(0, 19), irreversible, irreversibleBlock };
    },
    locate: (id) => locate(`${base}/api/v1/transactions/${id}`),
  };
}

interface LookupAnswer {
  data?: { blockNumber: number | null; irreversible: boolean };
  error?: {
    details?: {
      meta?: { source?: string; complete?: boolean; range?: { first: number; last: number } | null };
      failures?: { code: string; reason?: { word: string; values: string[] } }[];
    };
  };
}

/** Looks a transaction up; only our own index proves that it is absent, within the blocks that it covers. */
async function locate(address: string): Promise<Located> {
  const response = await send(address, { cache: 'no-store' });
  const answer = (await response.json().catch(() => null)) as LookupAnswer | null;
  if (response.ok && answer?.data != null) {
    const { blockNumber: block, irreversible } = answer.data;
    return block === null ? { state: 'unsure' } : { state: 'found', block, irreversible };
  }
  if (answer === null || (response.status !== 404 && response.status !== 502)) throw new HttpError(response.status);
  const { meta, failures = [] } = answer.error?.details ?? {};
  if (response.status === 404) {
    const proven = meta?.source === 'index' && meta.complete === true && meta.range != null;
    return proven ? { state: 'absent', ...meta.range! } : { state: 'unsure' };
  }
  const outside = failures.find(({ code, reason }) => code === 'not-indexed' && reason?.word === 'outside-index');
  const [first, last] = (outside?.reason?.values ?? []).map(Number);
  return first === undefined || last === undefined ? { state: 'unsure' } : { state: 'absent', first, last };
}
