import type { Draft, TransactContext } from './draft.ts';
import { push, runReadOnly } from './push.ts';
import { sign } from './sign.ts';

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

/** Signs and sends a prepared draft as the mode requires. Throws the errors of both steps. */
export async function finish(draft: Draft, mode: TransactMode, context: TransactContext): Promise<Finished> {
  const ready = mode.sign ? await sign(draft, context) : draft;
  if (!mode.broadcast) return { draft: ready, answer: null };
  if (ready.sentByWallet === true) return { draft: ready, answer: null };
  if (mode.readOnly) return { draft: ready, answer: await runReadOnly(ready, context) };
  return { draft: await push(ready, context), answer: null };
}
