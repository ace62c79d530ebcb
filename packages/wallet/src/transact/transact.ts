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
import { tieToChain } from './reference-block.ts';

/** Builds the transaction and computes what it would change. Nothing is signed or sent. */
export function prepare(
  actions: readonly ActionInput[],
  options: TransactOptions,
  context: TransactContext,
): Promise<Draft> {
  return runSteps(newDraft(actions, options), [encodeActions, tieToChain, preview], context);
}
