import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { unpackTransaction } from '@antescope/codec/chain/transaction';
import { attemptState, type AttemptChain, type AttemptState } from '../transact/attempt-state.ts';
import type { ActionInput, Draft } from '../transact/draft.ts';
import { draftOf } from '../transact/given-transaction.ts';
import type { SendOutcome } from '../transact/send.ts';
import { WalletError } from '../wallet-error.ts';
import { type BatchAttempt, type BatchRun, withAttempt } from './batch-run.ts';

/** What paying a batch needs from outside. */
export interface BatchSteps {
  chain: AttemptChain;
  /** A transaction tied to the chain; throws if it would fail. */
  prepare(actions: readonly ActionInput[]): Promise<Draft>;
  /** Signs, and has a person confirm what the wallet changed. */
  sign(draft: Draft): Promise<Draft>;
  send(draft: Draft): Promise<SendOutcome>;
  /** Stores the run before anything else happens; throws if it cannot. */
  save(run: BatchRun): void;
  /** Resolves when the chain may have a new block. Rejects to stop. */
  wake(): Promise<void>;
}

/** No source can tell whether a part was paid: a person has to. */
export class UnknownPartError extends Error {
  override readonly name = 'UnknownPartError';
  readonly part: number;

  constructor(part: number) {
    super(`No source can tell whether part ${part + 1} was paid`);
    this.part = part;
  }
}

/**
 * Pays the parts of a run in order until all of them are irreversible. It may fail at any point and be called again with the
 * stored run: a part gets a new transaction only once the stored one can never take effect, so that no order of failures
 * pays a row twice. Throws what the steps throw, and UnknownPartError.
 */
export async function payBatch(run: BatchRun, steps: BatchSteps): Promise<BatchRun> {
  let current = run;
  for (const index of run.parts.keys()) current = await payPart(current, index, steps);
  for (;;) {
    const open = current.parts.findIndex(({ attempt }) => attempt?.irreversible !== true);
    if (open === -1) return current;
    current = await confirmPart(current, open, steps);
  }
}

/** Until a block includes the part. */
async function payPart(run: BatchRun, index: number, steps: BatchSteps): Promise<BatchRun> {
  let current = run;
  const keep = (attempt: BatchAttempt | null): void => {
    const next = withAttempt(current, index, attempt);
    steps.save(next);
    current = next;
  };
  let sent: string | null = null;
  for (;;) {
    const { attempt, actions } = current.parts[index]!;
    if (attempt === null) {
      keep(await newAttempt(actions, steps));
      continue;
    }
    if (attempt.block !== null) return current;
    const state = await attemptState(attempt, steps.chain);
    if (state.state === 'included') keep(included(attempt, state));
    else if (state.state === 'dead') keep(null);
    else if (state.state === 'unknown') throw new UnknownPartError(index);
    else if (state.state === 'settling' || sent === attempt.id || attempt.sentByWallet) await steps.wake();
    else sent = await sendAttempt(attempt, keep, steps);
  }
}

/** An included part until it is irreversible. A fork may remove it: then it is paid again. */
async function confirmPart(run: BatchRun, index: number, steps: BatchSteps): Promise<BatchRun> {
  const { attempt } = run.parts[index]!;
  if (attempt?.block == null) return payPart(run, index, steps);
  const state = await attemptState(attempt, steps.chain);
  const keep = (next: BatchAttempt): BatchRun => {
    const changed = withAttempt(run, index, next);
    steps.save(changed);
    return changed;
  };
  if (state.state !== 'included') return keep({ ...attempt, block: null });
  if (state.irreversible) return keep(included(attempt, state));
  await steps.wake();
  return run;
}

function included(attempt: BatchAttempt, state: Extract<AttemptState, { state: 'included' }>): BatchAttempt {
  return { ...attempt, block: state.block, irreversible: state.irreversible };
}

async function newAttempt(actions: readonly ActionInput[], steps: BatchSteps): Promise<BatchAttempt> {
  // Read first: the transaction is built on a later block.
  const { irreversibleBlock } = await steps.chain.times();
  const draft = await steps.prepare(actions);
  return { ...partsOf(draft), after: irreversibleBlock, sentByWallet: false, block: null, irreversible: false };
}

function partsOf({ id, packed, transaction, signatures }: Draft) {
  if (id === null || packed === null || transaction === null)
    throw new WalletError('bad-options', 'Required configuration or TAPOS fields are not present');
  return { id, packed: toHex(packed), expiration: transaction.expiration, signatures };
}

/** Signs an attempt that is not signed yet, and sends it: always the same transaction. Returns its id. */
async function sendAttempt(
  attempt: BatchAttempt,
  keep: (attempt: BatchAttempt) => void,
  steps: BatchSteps,
): Promise<string> {
  const draft = draftOf(unpackTransaction(fromHex(attempt.packed)));
  try {
    if (attempt.signatures.length > 0) {
      await steps.send({ ...draft, signatures: attempt.signatures });
      return attempt.id;
    }
    const signed = await steps.sign(draft);
    const sentByWallet = signed.sentByWallet === true;
    keep({ ...attempt, ...partsOf(signed), sentByWallet });
    if (!sentByWallet) await steps.send(signed);
    return signed.id ?? attempt.id;
  } catch (error) {
    // Expired while it was being signed: it is replaced once that is certain.
    if (error instanceof WalletError && error.code === 'expired') return attempt.id;
    throw error;
  }
}

/** The run after a person said whether a part was paid, as they found on the chain. */
export function settledByPerson(run: BatchRun, index: number, paid: boolean): BatchRun {
  const { attempt } = run.parts[index]!;
  if (attempt === null) return run;
  return withAttempt(run, index, paid ? { ...attempt, block: 0, irreversible: true } : null);
}
