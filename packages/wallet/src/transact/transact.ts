import {
  newDraft,
  runSteps,
  type ActionInput,
  type Draft,
  type TransactContext,
  type TransactOptions,
} from './draft.ts';
import { encodeActions } from './encode-actions.ts';
import { preview } from './preview.ts';
import { push } from './push.ts';
import { tieToChain } from './reference-block.ts';
import { sign } from './sign.ts';

/** Builds the transaction and computes what it would change. Nothing is signed or sent. */
export function prepare(
  actions: readonly ActionInput[],
  options: TransactOptions,
  context: TransactContext,
): Promise<Draft> {
  return runSteps(newDraft(actions, options), [encodeActions, tieToChain, preview], context);
}

/**
 * Signs and sends a prepared draft with a provider that needs no person, for programs; pages use `signAndSend`. A
 * refusal is a WalletError whose message is the chain's.
 */
export async function submit(draft: Draft, context: TransactContext): Promise<Draft> {
  return push(await sign(draft, context), context);
}
