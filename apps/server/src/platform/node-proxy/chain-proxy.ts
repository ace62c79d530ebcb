import type { EndpointKind, NodeProxy, ProxyResponse } from '@antescope/compat/core/node-proxy';
import { ExpiringCache } from '@antescope/sources/core/expiring-cache';
import type { NodeAnswer, NodeClient, RawAnswer } from '@antescope/sources/node/node-client';
import { NodeUnavailableError } from '@antescope/sources/node/node-error';

/** A get_info response is shared for less than one block. */
const infoCacheMs = 300;
const cacheBytes = 64 * 1024 * 1024;
/** A larger response would displace too many others. */
const maxKeptBytes = cacheBytes / 8;
const entryBytes = 256;

/** Proxy of a chain's node API: caches immutable responses and merges equal concurrent reads. */
export class ChainProxy implements NodeProxy {
  /** Forwarded requests by endpoint, for metrics. */
  readonly counts = new Map<string, { answered: number; failed: number }>();
  readonly #client: NodeClient;
  /** By path and body, which clients choose: both count. */
  readonly #answers = new ExpiringCache<ProxyResponse>(
    { entries: Infinity, bytes: cacheBytes, sizeOf: ({ body }, key) => key.length * 2 + body.length + entryBytes },
    () => performance.now(),
  );
  #lastIrreversible = 0;

  constructor(client: NodeClient) {
    this.#client = client;
    for (const { url } of client.endpoints) this.counts.set(url, { answered: 0, failed: 0 });
  }

  async request(path: string, body: Buffer | null, kind: EndpointKind): Promise<ProxyResponse> {
    if (kind === 'send') return this.#forward(path, body, kind);
    if (kind === 'info' && isEmptyBody(body)) return this.#getInfo(path, body);
    const key = `${path}\n${body === null ? '' : body.toString('latin1')}`;
    return this.#answers.get(
      key,
      (answer) => (kind === 'block' && this.#isImmutable(answer) ? Infinity : 0),
      () => this.#forward(path, body, kind),
    );
  }

  #getInfo(path: string, body: Buffer | null): Promise<ProxyResponse> {
    return this.#answers.get(
      'info',
      ({ status }) => (status === 200 ? infoCacheMs : 0),
      async () => this.#noteIrreversible(await this.#forward(path, body, 'info')),
    );
  }

  #noteIrreversible(answer: ProxyResponse): ProxyResponse {
    if (answer.status !== 200) return answer;
    const irreversible = /"last_irreversible_block_num"\s*:\s*(\d+)/.exec(answer.body.toString('utf8'))?.[1];
    if (irreversible !== undefined) this.#lastIrreversible = Math.max(this.#lastIrreversible, Number(irreversible));
    return answer;
  }

  async #forward(path: string, body: Buffer | null, kind: EndpointKind): Promise<ProxyResponse> {
    const request = { path, body: body === null ? null : new Uint8Array(body) };
    try {
      const answer = await (kind === 'info'
        ? this.#client.rawInfo(request)
        : this.#client.raw(request, { delivery: kind === 'send' ? 'once' : 'idempotent' }));
      this.#count(answer.failures.map(({ endpoint }) => endpoint));
      this.counts.get(answer.endpoint)!.answered += 1;
      return proxyResponse(answer);
    } catch (error) {
      if (error instanceof NodeUnavailableError) this.#count(error.failures.map(({ endpoint }) => endpoint));
      throw error;
    }
  }

  #count(failed: readonly (string | null)[]): void {
    for (const endpoint of failed) {
      const counts = endpoint === null ? undefined : this.counts.get(endpoint);
      if (counts !== undefined) counts.failed += 1;
    }
  }

  /** By the number in the response: a request may name the block by number, string or ID. */
  #isImmutable(answer: ProxyResponse): boolean {
    if (answer.status !== 200 || answer.body.length > maxKeptBytes) return false;
    try {
      const block = JSON.parse(answer.body.toString('utf8')) as { block_num?: unknown } | null;
      return typeof block?.block_num === 'number' && block.block_num <= this.#lastIrreversible;
    } catch {
      return false;
    }
  }
}

function proxyResponse({ value: { status, bytes }, endpoint }: NodeAnswer<RawAnswer>): ProxyResponse {
  return { status, endpoint, body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}

function isEmptyBody(body: Buffer | null): boolean {
  return body === null || /^\s*(?:\{\s*\}\s*)?$/.test(body.toString('latin1'));
}
