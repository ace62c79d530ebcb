import { AnswerCache } from './answer-cache.ts';
import type { EndpointKind } from './endpoints.ts';
import type { NodeAnswer, NodePool } from './node-pool.ts';

/** For how long one get_info serves all who ask: less than one block. */
const infoLifetime = 300;
const cacheBytes = 64 * 1024 * 1024;

/** A node's API over a pool of nodes: caches what cannot change, and asks equal questions of the same moment once. */
export class ChainProxy {
  readonly pool: NodePool;
  readonly #kept = new AnswerCache(cacheBytes);
  readonly #running = new Map<string, Promise<NodeAnswer>>();
  #info: { at: number; answer: NodeAnswer } | null = null;
  #irreversible = 0;

  constructor(pool: NodePool) {
    this.pool = pool;
  }

  /** `body` null: GET. Throws NodesFailed. */
  async request(path: string, body: Buffer | null, kind: EndpointKind): Promise<NodeAnswer> {
    if (kind === 'send') return this.pool.ask(path, body, kind);
    if (kind === 'info' && isEmptyQuestion(body)) return this.#askInfo(path, body);
    const key = `${path}\n${body === null ? '' : body.toString('latin1')}`;
    const kept = this.#kept.get(key);
    if (kept !== null) return kept;
    const answer = await this.#once(key, () => this.pool.ask(path, body, kind));
    if (kind === 'block' && answer.status === 200 && this.#isIrreversible(answer)) this.#kept.set(key, answer);
    return answer;
  }

  async #askInfo(path: string, body: Buffer | null): Promise<NodeAnswer> {
    if (this.#info !== null && performance.now() - this.#info.at < infoLifetime) return this.#info.answer;
    const answer = await this.#once('info', () => this.pool.ask(path, body, 'info'));
    if (answer.status !== 200) return answer;
    this.#info = { at: performance.now(), answer };
    const irreversible = /"last_irreversible_block_num"\s*:\s*(\d+)/.exec(answer.body.toString('utf8'))?.[1];
    if (irreversible !== undefined) this.#irreversible = Math.max(this.#irreversible, Number(irreversible));
    return answer;
  }

  #once(key: string, ask: () => Promise<NodeAnswer>): Promise<NodeAnswer> {
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    const asked = ask().finally(() => this.#running.delete(key));
    this.#running.set(key, asked);
    return asked;
  }

  /** By the number that the answer itself names, because a request can name a block by number, text or id. */
  #isIrreversible(answer: NodeAnswer): boolean {
    try {
      const block = JSON.parse(answer.body.toString('utf8')) as { block_num?: unknown } | null;
      return typeof block?.block_num === 'number' && block.block_num <= this.#irreversible;
    } catch {
      return false;
    }
  }
}

function isEmptyQuestion(body: Buffer | null): boolean {
  return body === null || /^\s*(\{\s*\})?\s*$/.test(body.toString('latin1'));
}
