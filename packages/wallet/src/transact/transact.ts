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

/** Signs a prepared draft and sends it. A refusal is a WalletError whose message is the chain's. */
export function submit(draft: Draft, context: TransactContext): Promise<Draft> {
  return runSteps(draft, [sign, push], context);
}
