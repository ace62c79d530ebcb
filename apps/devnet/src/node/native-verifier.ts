import { Worker } from 'node:worker_threads';
import { toHex } from '@antescope/codec/bytes/bytes';
import { recoveringVerifier } from '@antescope/devnet/execution/signature-verifier';
import type { SignatureVerifier, SignedMessage } from '@antescope/devnet/execution/signature-verifier';
import type { SignatureQuestion } from './signature-finder.ts';
import { packQuestions } from './signature-message.ts';

/** Results cached until `keyOf`; a transaction rejected before its signatures are checked never reads them. */
const maxCached = 10_000;

interface PendingQuestion extends SignatureQuestion {
  readonly resolve: (key: string | null) => void;
}

/**
 * Determines signing keys in a worker thread, which tries the keys of the declared authorities (signature-finder.ts).
 * Equivalent to recovery, which is the fallback.
 */
export class NativeVerifier implements SignatureVerifier {
  readonly #keys = new Map<string, string>();
  #worker: Worker | null = null;
  /** Sent to the worker in one message once it has answered. */
  #queue: PendingQuestion[] = [];
  /** Questions the worker is processing. */
  #inFlight: readonly PendingQuestion[] = [];

  /** Determines the keys of the signatures, so that `keyOf` only looks them up. */
  async prepare(message: SignedMessage, signatures: readonly string[], candidates: Iterable<string>): Promise<void> {
    const keys = [...candidates];
    await Promise.all(
      signatures.map(async (signature) => {
        const key = await this.#ask({ message, signature, keys });
        if (key === null) return;
        if (this.#keys.size >= maxCached) this.#keys.delete(this.#keys.keys().next().value!);
        this.#keys.set(idOf(message, signature), key);
      }),
    );
  }

  keyOf(message: SignedMessage, signature: string, candidates: () => Iterable<string>): string {
    const id = idOf(message, signature);
    const cached = this.#keys.get(id);
    if (cached === undefined) return recoveringVerifier.keyOf(message, signature, candidates);
    this.#keys.delete(id);
    return cached;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #ask(question: SignatureQuestion): Promise<string | null> {
    return new Promise((resolve) => {
      // Questions of one turn of the event loop share a message.
      if (this.#queue.length === 0) setImmediate(() => this.#send());
      this.#queue.push({ ...question, resolve });
    });
  }

  #send(): void {
    if (this.#inFlight.length > 0 || this.#queue.length === 0) return;
    this.#inFlight = this.#queue;
    this.#queue = [];
    // The rule is about windows; a worker has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker_threads port has no target origin
    this.#startedWorker().postMessage(packQuestions(this.#inFlight));
  }

  #settle(keys: readonly (string | null)[]): void {
    const questions = this.#inFlight;
    this.#inFlight = [];
    this.#send();
    for (const [index, { resolve }] of questions.entries()) resolve(keys[index] ?? null);
  }

  #startedWorker(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('signature-worker.ts', import.meta.url));
    worker.on('message', (keys: (string | null)[]) => {
      if (worker === this.#worker) this.#settle(keys);
    });
    // Without the worker every key is recovered: pending questions resolve to null.
    const onEnd = (): void => {
      if (worker !== this.#worker) return;
      this.#worker = null;
      this.#settle([]);
    };
    worker.on('error', onEnd);
    worker.on('exit', onEnd);
    // The worker must not keep the process alive.
    worker.unref();
    this.#worker = worker;
    return worker;
  }
}

function idOf({ digest }: SignedMessage, signature: string): string {
  return `${toHex(digest)}${signature}`;
}
