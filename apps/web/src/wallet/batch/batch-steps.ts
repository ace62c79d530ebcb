import { type AttemptChain, type Located } from '@antescope/wallet/batch/attempt-state';
import type { BatchSteps } from '@antescope/wallet/batch/pay-batch';
import { preview } from '@antescope/wallet/transact/preview';
import { promptOptions, type TransactContext } from '@antescope/wallet/transact/draft';
import { wouldFail } from '@antescope/wallet/transact/insufficient-permissions';
import { sendSigned, type Person } from '@antescope/wallet/transact/send';
import { sign } from '@antescope/wallet/transact/sign';
import { prepare } from '@antescope/wallet/transact/transact';
import { WalletError } from '@antescope/wallet/wallet-error';
import { HttpError, send } from '../../lib/http.ts';

/** For wallets in another app or device: long enough to confirm, short enough to resume after. */
const elsewhereOptions = { ...promptOptions, expireSeconds: 600 };

interface StepsInput {
  context: TransactContext;
  person: Person;
  /** The provider signs in this page. */
  prompt: boolean;
  base: string;
  save: BatchSteps['save'];
  wake: BatchSteps['wake'];
}

/** The steps of a batch with the connected account, through our server. */
export function batchSteps({ context, person, prompt, base, save, wake }: StepsInput): BatchSteps {
  return {
    chain: attemptChain(context, base),
    save,
    wake,
    prepare: async (actions) => {
      const draft = await prepare(actions, prompt ? promptOptions : elsewhereOptions, context);
      if (wouldFail(draft)) throw new WalletError('rejected', failureOf(draft.preview));
      return draft;
    },
    sign: async (draft) => {
      const signed = await sign(draft, context, person.interact);
      if (signed.change === undefined || signed.sentByWallet === true) return signed;
      if (await person.confirmChange(await preview(signed, context))) return signed;
      throw new WalletError('cancelled', 'The changed transaction was not sent');
    },
    send: (draft) => sendSigned(draft, context),
  };
}

function failureOf(facts: Awaited<ReturnType<typeof prepare>>['preview']): string {
  const missing = facts?.insufficient[0];
  if (facts?.failure != null || missing === undefined) return facts?.failure ?? 'Error';
  return `${missing.actor}@${missing.permission} cannot authorize ${missing.contract}::${missing.name}`;
}

interface Info {
  head_block_time: string;
  last_irreversible_block_num: number;
}

function attemptChain({ call }: TransactContext, base: string): AttemptChain {
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
