import { Worker } from 'node:worker_threads';
import { toHex } from '@antescope/codec/bytes/bytes';
import { recoveringVerifier } from '@antescope/devnet/execution/signature-verifier';
import type { SignatureVerifier, SignedMessage } from '@antescope/devnet/execution/signature-verifier';
import type { SignatureQuestion } from './signature-finder.ts';
import { packQuestions } from './signature-message.ts';

/** Keys that were found and not asked for yet; a transaction that is refused before its signatures count never asks. */
const FOUND_KEPT = 10_000;

interface Asked extends SignatureQuestion {
  readonly answered: (key: string | null) => void;
}

/**
 * Finds who signed on a thread of its own, which tries the keys of the declared authorities (signature-finder.ts) while the
 * chain goes on. Its answers are those of recovery, which does the rest.
 */
export class NativeVerifier implements SignatureVerifier {
  readonly #found = new Map<string, string>();
  #worker: Worker | null = null;
  /** Asked since; they go to the thread together when it has answered. */
  #next: Asked[] = [];
  /** What the thread is at; empty while it waits. */
  #sent: readonly Asked[] = [];

  /** Has the keys of the signatures found, so that `keyOf` of them only looks them up. */
  async prepare(message: SignedMessage, signatures: readonly string[], candidates: Iterable<string>): Promise<void> {
    const keys = [...candidates];
    await Promise.all(
      signatures.map(async (signature) => {
        const key = await this.#ask({ message, signature, keys });
        if (key === null) return;
        if (this.#found.size >= FOUND_KEPT) this.#found.delete(this.#found.keys().next().value!);
        this.#found.set(idOf(message, signature), key);
      }),
    );
  }

  keyOf(message: SignedMessage, signature: string, candidates: () => Iterable<string>): string {
    const id = idOf(message, signature);
    const found = this.#found.get(id);
    if (found === undefined) return recoveringVerifier.keyOf(message, signature, candidates);
    this.#found.delete(id);
    return found;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #ask(question: SignatureQuestion): Promise<string | null> {
    return new Promise((answered) => {
      // those of one turn of the event loop go together
      if (this.#next.length === 0) setImmediate(() => this.#send());
      this.#next.push({ ...question, answered });
    });
  }

  #send(): void {
    if (this.#sent.length > 0 || this.#next.length === 0) return;
    this.#sent = this.#next;
    this.#next = [];
    // A thread has no origin: the rule is about windows.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#thread().postMessage(packQuestions(this.#sent));
  }

  #answered(keys: readonly (string | null)[]): void {
    const asked = this.#sent;
    this.#sent = [];
    this.#send();
    for (const [index, { answered }] of asked.entries()) answered(keys[index] ?? null);
  }

  #thread(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('signature-worker.ts', import.meta.url));
    worker.on('message', (keys: (string | null)[]) => {
      if (worker === this.#worker) this.#answered(keys);
    });
    // without the thread everything is recovered, and nobody waits for an answer that cannot come
    const ended = (): void => {
      if (worker !== this.#worker) return;
      this.#worker = null;
      this.#answered([]);
    };
    worker.on('error', ended);
    worker.on('exit', ended);
    // it does not keep the process alive
    worker.unref();
    this.#worker = worker;
    return worker;
  }
}

function idOf({ digest }: SignedMessage, signature: string): string {
  return `${toHex(digest)}${signature}`;
}
