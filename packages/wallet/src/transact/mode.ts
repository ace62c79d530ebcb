import type { Action } from '@antescope/codec/chain/transaction';
import { type Draft, newDraft, type TransactContext, type TransactOptions, walletOptions } from './draft.ts';
import { buildOnlyOptions, queryOptions } from './option-presets.ts';
import { push, runReadOnly } from './push.ts';
import { tieToChain } from './reference-block.ts';
import { type Interact, sign } from './sign.ts';

/** How far a transaction goes. */
export interface TransactMode {
  sign: boolean;
  /** False: the draft is only returned, for a proposal, a signing request or a cosigner. */
  broadcast: boolean;
  /** Broadcast for a read-only run: the answer has the traces, the chain does not change. */
  readOnly: boolean;
}

export interface Finished {
  draft: Draft;
  /** The node's answer to a read-only run; else null. */
  answer: unknown;
}

/**
 * Ties packed actions to the chain and goes as far as the mode says. Nodes take no authorizations in read-only
 * transactions. Throws WalletError.
 */
export async function build(
  actions: readonly Action[],
  mode: TransactMode,
  context: TransactContext,
  interact?: Interact,
): Promise<Finished> {
  const included = mode.readOnly ? actions.map((action) => ({ ...action, authorization: [] })) : actions;
  const draft = await tieToChain({ ...newDraft([], optionsOf(mode)), actions: included }, context);
  return finish(draft, mode, context, interact);
}

/** Signs and sends a prepared draft as the mode requires. Throws the errors of both steps. */
export async function finish(
  draft: Draft,
  mode: TransactMode,
  context: TransactContext,
  interact?: Interact,
): Promise<Finished> {
  const ready = mode.sign ? await sign(draft, context, interact) : draft;
  if (!mode.broadcast) return { draft: ready, answer: null };
  if (ready.sentByWallet === true) return { draft: ready, answer: null };
  if (mode.readOnly) return { draft: ready, answer: await runReadOnly(ready, context) };
  return { draft: await push(ready, context), answer: null };
}

function optionsOf({ broadcast, readOnly }: TransactMode): TransactOptions {
  if (!broadcast) return buildOnlyOptions;
  return readOnly ? queryOptions : walletOptions;
}
