import { toHex } from '@antescope/codec/bytes/bytes';
import type { Transaction } from '@antescope/codec/chain/transaction';
import type { SignedEnvelope } from '@antescope/sources/services/wrap/wrap';
import type { PermissionLevel } from '../session/session.ts';
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
  if (signed.sentByWallet === true || signed.change !== undefined)
    throw new WalletError('changed', 'This wallet cannot sign a transaction without sending or changing it');
  return signedEnvelope(session, signed.transaction!, signed.signatures, action.data);
}

/**
 * `data`: the action's data as an object; bytes are written as hex. Throws 'bad-action' unless there is exactly one action
 * and one signature.
 */
export function signedEnvelope(
  { actor, permission }: PermissionLevel,
  transaction: Transaction,
  signatures: readonly string[],
  data?: unknown,
): SignedEnvelope {
  const [[action, ...moreActions], [signature, ...moreSignatures]] = [transaction.actions, signatures];
  if (action === undefined || moreActions.length > 0)
    throw new WalletError('bad-action', 'A signed payload has exactly one action');
  if (signature === undefined || moreSignatures.length > 0)
    throw new WalletError('bad-action', 'A signed payload carries exactly one signature');
  const hex = toHex(action.data);
  const readable = data === undefined || data instanceof Uint8Array ? hex : data;
  const actions = [{ ...action, data: readable, hex_data: hex }];
  return {
    signer: { actor, permission },
    signatures: [signature],
    transaction: { ...transaction, context_free_actions: [], actions, transaction_extensions: [] },
  };
}
