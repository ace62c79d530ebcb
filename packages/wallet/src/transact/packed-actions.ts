import { toHex } from '@antescope/codec/bytes/bytes';
import { type Action, unpackTransaction } from '@antescope/codec/chain/transaction';
import { actionAbi, actionJson } from './action-abi.ts';
import type { Draft, TransactContext } from './draft.ts';
import type { SignedAction } from './preview-facts.ts';

/** The actions of a packed transaction in trace order: context-free actions first. */
export function actionsIn(packed: Uint8Array): Action[] {
  const { context_free_actions, actions } = unpackTransaction(packed);
  return [...context_free_actions, ...actions];
}

/** The actions decoded from the packed bytes of a draft, independent of the form's input. */
export async function signedActions({ packed }: Draft, context: TransactContext): Promise<SignedAction[]> {
  if (packed === null) return [];
  return Promise.all(actionsIn(packed).map((action) => signedAction(action, context)));
}

async function signedAction(
  { account, name, authorization, data }: Action,
  context: TransactContext,
): Promise<SignedAction> {
  const abi = await actionAbi(account, name, context);
  const known = abi !== null && abi.actionType(name) !== undefined;
  return {
    contract: account,
    name,
    receiver: account,
    authorization,
    data: known ? actionJson(abi, name, data, account) : toHex(data),
    inline: false,
  };
}
