import type { Outcome } from '@antescope/sources/core/outcome';

const mostKeys = 10_000;
/** Codes after which the service may have taken the request. */
const uncertain = new Set(['timeout', 'network', 'too-large', 'bad-answer']);

/**
 * Hands a request with an effect over once. The service's answer is repeated; after an outcome that is not known the
 * request is refused, because the service may have taken it. A refusal by the service may be tried again.
 */
export class SentOnce {
  readonly #known = new Map<string, Promise<Outcome<unknown>> | 'unknown'>();

  /** Null: sent before, with an outcome that is not known. */
  async run(key: string, send: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown> | null> {
    const known = this.#known.get(key);
    if (known === 'unknown') return null;
    if (known !== undefined) return known;
    if (this.#known.size >= mostKeys) this.#known.delete(this.#known.keys().next().value!);
    const running = send();
    this.#known.set(key, running);
    const outcome = await running;
    if (outcome.state === 'failed') {
      const isUncertain = outcome.meta.failures.some(({ code }) => uncertain.has(code));
      if (isUncertain) this.#known.set(key, 'unknown');
      else this.#known.delete(key);
    }
    return outcome;
  }
}
