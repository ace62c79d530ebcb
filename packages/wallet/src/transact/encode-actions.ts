import { ActionBuilder } from './action-builder.ts';
import type { Draft, TransactContext } from './draft.ts';

/** Encodes each action's data with its contract's ABI. */
export async function encodeActions(draft: Draft, context: TransactContext): Promise<Draft> {
  const builder = new ActionBuilder(context);
  await builder.cache(draft.inputs);
  return { ...draft, actions: draft.inputs.map((input) => builder.action(input)) };
}
