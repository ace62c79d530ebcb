import type { Draft, TransactContext } from './draft.ts';
import { push, runReadOnly } from './push.ts';
import { sign } from './sign.ts';

/** How far a transaction goes. */
export interface TransactMode {
  sign: boolean;
  /** False: the draft is only handed back, for a proposal, a request or a co-signer. */
  broadcast: boolean;
  /** Broadcast to be run, not kept: the answer says what would be. */
  readOnly: boolean;
}

export interface Finished {
  draft: Draft;
  /** What the node answered to a read-only run; else null. */
  answer: unknown;
}

/** Takes a prepared draft as far as the mode says. Throws what signing and sending throw. */
export async function finish(draft: Draft, mode: TransactMode, context: TransactContext): Promise<Finished> {
  const ready = mode.sign ? await sign(draft, context) : draft;
  if (!mode.broadcast) return { draft: ready, answer: null };
  if (mode.readOnly) return { draft: ready, answer: await runReadOnly(ready, context) };
  return { draft: await push(ready, context), answer: null };
}
