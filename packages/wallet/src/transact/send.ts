import { asFreeCpuError } from '../free-cpu/free-cpu-error.ts';
import { outsideInteractions } from '../providers/needs-interaction.ts';
import { WalletError } from '../wallet-error.ts';
import type { Draft, TransactContext } from './draft.ts';
import { headIsPast } from './follow.ts';
import { preview } from './preview.ts';
import { isDuplicate, push } from './push.ts';
import { tieToChain } from './reference-block.ts';
import { sign, type Interact } from './sign.ts';

/** Interactions with the person. */
export interface Person {
  interact: Interact;
  /** The wallet signed a different transaction: shows it with its preview; false rejects it. */
  confirmChange: (draft: Draft) => Promise<boolean>;
}

/**
 * `unconfirmed`: signed, but no node confirmed that it arrived. Sending the same draft again with `sendSigned` is safe: the
 * chain takes a transaction id once.
 */
export type SendOutcome =
  | { state: 'sent'; draft: Draft }
  | { state: 'unconfirmed'; draft: Draft; reason: string }
  /** It failed, but a wallet outside of the page has the transaction: it may have sent it, or send it later. */
  | { state: 'handed-over'; draft: Draft; error: unknown };

/** Called before a transaction leaves the page, to a wallet outside of it or to a node. Throwing keeps it here. */
export type Release = (draft: Draft) => void;

/** Signs a prepared draft and sends it, with a person for what the wallet needs. Throws WalletError. */
export async function signAndSend(
  draft: Draft,
  context: TransactContext,
  person: Person,
  release: Release = () => undefined,
): Promise<SendOutcome> {
  const current = await renewIfExpired(draft, context);
  if (context.cosigner === undefined) return signAndSendAlone(current, context, person, release);
  try {
    // The chain takes it with the signature of the cosigner only, which no wallet has.
    const signedDraft = await signed(current, context, person);
    const signatures = [...signedDraft.signatures, ...(await context.cosigner.cosign(signedDraft))];
    release(signedDraft);
    return await sendSigned({ ...signedDraft, signatures }, context);
  } catch (error) {
    throw asFreeCpuError(error);
  }
}

async function signAndSendAlone(
  draft: Draft,
  context: TransactContext,
  person: Person,
  release: Release,
): Promise<SendOutcome> {
  let outside = false;
  const interact: Interact = async (interaction) => {
    if (outsideInteractions.has(interaction.kind)) {
      release(draft);
      outside = true;
    }
    await person.interact(interaction);
  };
  try {
    const signedDraft = await signed(draft, context, { ...person, interact });
    release(signedDraft);
    return await sendSigned(signedDraft, context);
  } catch (error) {
    if (outside) return { state: 'handed-over', draft, error };
    throw error;
  }
}

async function signed(draft: Draft, context: TransactContext, person: Person): Promise<Draft> {
  const signedDraft = await sign(draft, context, person.interact);
  if (signedDraft.sentByWallet === true || signedDraft.change === undefined) return signedDraft;
  const changed = await preview(signedDraft, context);
  if (await person.confirmChange(changed)) return changed;
  throw new WalletError('cancelled', 'The changed transaction was not sent');
}

/**
 * Renews the expiration and reference block of a draft that expired during its review. A transaction that was built
 * elsewhere is never altered: throws WalletError 'expired'.
 */
async function renewIfExpired(draft: Draft, context: TransactContext): Promise<Draft> {
  if (draft.transaction === null || !(await isExpired(draft.transaction.expiration, context))) return draft;
  if (draft.options.expireSeconds === undefined) throw new WalletError('expired', 'Transaction Expired: Try Again');
  return tieToChain(draft, context);
}

/** Sends a signed draft, also once more after an outcome 'unconfirmed'. */
export async function sendSigned(draft: Draft, context: TransactContext): Promise<SendOutcome> {
  if (draft.sentByWallet === true) return { state: 'sent', draft };
  try {
    return { state: 'sent', draft: await push(draft, context) };
  } catch (error) {
    if (isDuplicate(error)) return { state: 'sent', draft };
    if (error instanceof WalletError && error.code === 'unreachable')
      return { state: 'unconfirmed', draft, reason: error.message };
    throw error;
  }
}

/** False if the node cannot be reached: sending then reports the expiration. */
async function isExpired(expiration: string, context: TransactContext): Promise<boolean> {
  try {
    return await headIsPast(expiration, context);
  } catch {
    return false;
  }
}
