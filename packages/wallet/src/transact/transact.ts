import {
  newDraft,
  runSteps,
  type ActionInput,
  type Draft,
  type TransactContext,
  type TransactOptions,
} from './draft.ts';
import { encodeActions } from './encode-actions.ts';
import { withFreeCpu } from './option-presets.ts';
import { preview } from './preview.ts';
import { tieToChain } from './reference-block.ts';

/** Builds the transaction, after the action of the cosigner if there is one, and computes what it would change. Nothing is signed or sent. */
export function prepare(
  actions: readonly ActionInput[],
  options: TransactOptions,
  context: TransactContext,
): Promise<Draft> {
  const { cosigner } = context;
  const draft =
    cosigner === undefined
      ? newDraft(actions, options)
      : newDraft([cosigner.action, ...actions], withFreeCpu(options, true));
  return runSteps(draft, [encodeActions, tieToChain, preview], context);
}
