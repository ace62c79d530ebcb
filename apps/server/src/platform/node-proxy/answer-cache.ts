import type { NodeAnswer } from './node-pool.ts';

/** Irreversible answers by request, least recently used out first, bounded in bytes. */
export class AnswerCache {
  readonly #limit: number;
  readonly #answers = new Map<string, NodeAnswer>();
  #bytes = 0;

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  get(key: string): NodeAnswer | null {
    const found = this.#answers.get(key);
    if (found === undefined) return null;
    this.#answers.delete(key);
    this.#answers.set(key, found);
    return found;
  }

  set(key: string, answer: NodeAnswer): void {
    if (answer.body.length > this.#limit / 8 || this.#answers.has(key)) return;
    this.#answers.set(key, answer);
    this.#bytes += sizeOf(key, answer);
    for (const [oldest, value] of this.#answers) {
      if (this.#bytes <= this.#limit) return;
      this.#answers.delete(oldest);
      this.#bytes -= sizeOf(oldest, value);
    }
  }
}

function sizeOf(key: string, answer: NodeAnswer): number {
  return key.length * 2 + answer.body.length + 256;
}
