import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { type Action, unpackTransaction } from '@antescope/codec/chain/transaction';
import { standardLayouts } from '../layouts/shipped-layouts.ts';
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

/** Proposals in proposals whose actions are decoded. */
const maxDepth = 3;

async function signedAction(
  { account, name, authorization, data }: Action,
  context: TransactContext,
  depth = 0,
): Promise<SignedAction> {
  const abi = await actionAbi(account, name, context);
  const known = abi !== null && abi.actionType(name) !== undefined;
  const decoded = known ? actionJson(abi, name, data, account) : toHex(data);
  const carried = known && depth < maxDepth && isProposal(account, name, context) ? proposedActions(decoded) : [];
  return {
    contract: account,
    name,
    receiver: account,
    authorization,
    data: decoded,
    carried: await Promise.all(carried.map((action) => signedAction(action, context, depth + 1))),
    inline: false,
  };
}

function isProposal(account: string, name: string, { layouts, systemAccount }: TransactContext): boolean {
  const known = layouts ?? standardLayouts(systemAccount);
  return name === 'propose' && Object.hasOwn(known, account) && known[account] === 'msig';
}

/** Actions of a decoded `propose`; its layout ships with the wallet. */
function proposedActions(decoded: unknown): Action[] {
  const { trx } = decoded as { trx: { actions: (Omit<Action, 'data'> & { data: string })[] } };
  return trx.actions.map((action) => ({ ...action, data: fromHex(action.data) }));
}
