import { toHex } from '@antescope/codec/bytes/bytes';
import type { SignedEnvelope } from '@antescope/sources/services/wrap/wrap';
import { WalletError } from '../wallet-error.ts';
import { type ActionInput, newDraft, runSteps, type TransactContext, type TransactOptions } from './draft.ts';
import { encodeActions } from './encode-actions.ts';
import { tieToChain } from './reference-block.ts';
import { type Interact, sign } from './sign.ts';

/** A service has this long to send the transaction. */
const options: TransactOptions = { blocksBehind: 3, expireSeconds: 600, maxCpuUsageMs: 0, delaySeconds: 0 };

/**
 * One signed action for a service that checks or sends it itself; nothing is sent from here. Throws WalletError, also for
 * wallets that send what they sign or change it.
 */
export async function signEnvelope(
  action: ActionInput,
  context: TransactContext,
  interact: Interact,
): Promise<SignedEnvelope> {
  const { session } = context;
  if (session === null) throw new WalletError('not-logged-in', 'Please log in first.');
  const draft = await runSteps(newDraft([action], options), [encodeActions, tieToChain], context);
  const signed = await sign(draft, context, interact);
  const [signature, ...more] = signed.signatures;
  if (signed.sentByWallet === true || signed.change !== undefined || signature === undefined || more.length > 0) {
    throw new WalletError('changed', 'This wallet cannot sign a transaction without sending or changing it');
  }
  const { transaction } = signed;
  const actions = transaction!.actions.map(({ account, name, authorization, data }) => ({
    account,
    name,
    authorization,
    data: action.data instanceof Uint8Array ? toHex(data) : action.data,
    hex_data: toHex(data),
  }));
  return {
    signer: { actor: session.actor, permission: session.permission },
    signatures: [signature],
    transaction: { ...transaction, context_free_actions: [], actions, transaction_extensions: [] },
  };
}
