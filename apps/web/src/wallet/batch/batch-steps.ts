import type { BatchSteps } from '@antescope/wallet/batch/pay-batch';
import { preview } from '@antescope/wallet/transact/preview';
import { promptOptions, type TransactContext } from '@antescope/wallet/transact/draft';
import { wouldFail } from '@antescope/wallet/transact/insufficient-permissions';
import { sendSigned, type Person } from '@antescope/wallet/transact/send';
import { sign } from '@antescope/wallet/transact/sign';
import { prepare } from '@antescope/wallet/transact/transact';
import { WalletError } from '@antescope/wallet/wallet-error';
import { attemptChain } from '../transact/attempt-chain.ts';

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
