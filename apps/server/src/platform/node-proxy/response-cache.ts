import type { ProxyResponse } from '@antescope/compat/core/node-proxy';

/** LRU cache of irreversible responses by request, bounded in bytes. */
export class ResponseCache {
  readonly #maxBytes: number;
  readonly #answers = new Map<string, ProxyResponse>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): ProxyResponse | null {
    const answer = this.#answers.get(key);
    if (answer === undefined) return null;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  set(key: string, answer: ProxyResponse): void {
    if (answer.body.length > this.#maxBytes / 8 || this.#answers.has(key)) return;
    this.#answers.set(key, answer);
    this.#bytes += sizeOf(key, answer);
    for (const [oldest, value] of this.#answers) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#answers.delete(oldest);
      this.#bytes -= sizeOf(oldest, value);
    }
  }
}

function sizeOf(key: string, answer: ProxyResponse): number {
  return key.length * 2 + answer.body.length + 256;
}
