import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { BadAnswerError, Field } from '../core/fields.ts';
import type { Failure } from '../core/outcome.ts';
import { boundedText } from '../core/get-json.ts';
import { type EndpointState, EndpointRanking, maxHeadAgeMs } from './endpoint-health.ts';
import { EndpointError, isErrorBody, NodeError, nodeErrorOf, NodeUnavailableError } from './node-error.ts';

export interface NodeClientOptions {
  /** Base URLs, best first. */
  endpoints: readonly string[];
  /** Chain id that the endpoints must have; another chain's endpoint is a failing one. */
  chainId?: string | null;
  /** Milliseconds for one request to one endpoint. */
  timeoutMs?: number;
  /** Milliseconds between health checks while requests come in. */
  checkEveryMs?: number;
  fetch?: typeof fetch;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** An answer with where it came from, and what was tried before. */
export interface NodeAnswer<T> {
  value: T;
  endpoint: string;
  elapsedMs: number;
  failures: Failure[];
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Endpoints without this API are passed over (plugins differ between nodes). */
  optional?: boolean;
}

/** More than any answer that a page asks for; what does not end does not fill the memory. */
const mostBytes = 64 * 1024 * 1024;

type Parse<T> = (body: Field) => T;

/**
 * Asks nodes. Endpoints are ranked by health; on a network error, a timeout, an answer that is not a node's, or a head
 * older than 30 s the next one is asked, each at most once a call. Throws NodeError for a node's own error answer, and
 * NodeUnavailableError with one failure an endpoint when all failed. Integers of any size stay exact.
 */
export class NodeClient {
  readonly #ranking: EndpointRanking;
  readonly #fetch: typeof fetch;
  readonly #now: () => number;
  readonly #timeoutMs: number;
  readonly #checkEveryMs: number;
  readonly #chainId: string | null;
  #check: Promise<void> | null = null;
  #checkedAt = -Infinity;

  constructor(options: NodeClientOptions) {
    this.#ranking = new EndpointRanking(options.endpoints);
    this.#fetch = options.fetch ?? ((...request) => fetch(...request));
    this.#now = options.now ?? Date.now;
    this.#timeoutMs = options.timeoutMs ?? 5000;
    this.#checkEveryMs = options.checkEveryMs ?? 15_000;
    this.#chainId = options.chainId ?? null;
  }

  /** Health of each endpoint, for pages and metrics. */
  get endpoints(): readonly EndpointState[] {
    return this.#ranking.states;
  }

  /** POST `path` with a JSON body to the best endpoint. `parse` reads the answer; what it rejects is a bad response. */
  async call<T>(path: string, body: unknown, parse: Parse<T>, options: CallOptions = {}): Promise<NodeAnswer<T>> {
    await this.#checkHealth();
    const failures: Failure[] = [];
    for (const state of this.#ranking.order()) {
      if (state.wrongChain) {
        failures.push(failure(state.url, 'wrong-chain', state.lastFailure ?? 'Serves another chain'));
        continue;
      }
      try {
        const { value, elapsedMs } = await this.#ask(state, path, body, parse, options.signal);
        this.#ranking.answered(state, elapsedMs);
        return { value, endpoint: state.url, elapsedMs, failures };
      } catch (error) {
        failures.push(this.#failureOf(error, state, options));
      }
    }
    throw new NodeUnavailableError(failures);
  }

  /**
   * get_info of the best endpoint. An endpoint with a head older than 30 s is passed over while another one has a
   * younger one; where all are old the youngest answers, with a failure 'stale'.
   */
  async info(options: CallOptions = {}): Promise<NodeAnswer<Field>> {
    const failures: Failure[] = [];
    let freshest: (Omit<NodeAnswer<Field>, 'failures'> & { ageMs: number }) | null = null;
    await this.#checkHealth();
    for (const state of this.#ranking.order()) {
      try {
        const answer = await this.#info(state, options.signal);
        if (answer.ageMs <= maxHeadAgeMs) return { ...answer, failures };
        failures.push(stale(state.url, answer.ageMs));
        if (freshest === null || answer.ageMs < freshest.ageMs) freshest = answer;
      } catch (error) {
        failures.push(this.#failureOf(error, state, options));
      }
    }
    if (freshest === null) throw new NodeUnavailableError(failures);
    return { ...freshest, failures };
  }

  /** With several endpoints: asks all for their head now and then, so that a lagging one is not chosen. */
  async #checkHealth(): Promise<void> {
    if (this.#ranking.states.length < 2 || this.#now() - this.#checkedAt < this.#checkEveryMs) return;
    const first = this.#checkedAt === -Infinity;
    this.#check ??= this.#checkAll().finally(() => (this.#check = null));
    if (first) await this.#check;
  }

  async #checkAll(): Promise<void> {
    const checks = this.#ranking.states.map((state) => this.#checkOne(state));
    // The first endpoint with a fresh head is enough to start with; the others go on being checked.
    const settled = Promise.allSettled(checks);
    await Promise.any(checks).catch(() => settled);
    this.#checkedAt = this.#now();
  }

  /** Throws where the endpoint is not one to start with. */
  async #checkOne(state: EndpointState): Promise<void> {
    const found = await this.#info(state, undefined, Math.min(this.#timeoutMs, 2000)).catch((error: unknown) => {
      this.#ranking.failed(state, error instanceof Error ? error.message : String(error));
      throw error;
    });
    if (found.ageMs > maxHeadAgeMs) throw new Error('old head');
  }

  async #info(state: EndpointState, signal?: AbortSignal, timeoutMs = this.#timeoutMs) {
    const parse = (body: Field): Field => {
      const chainId = body.at('chain_id').text();
      state.wrongChain = this.#chainId !== null && chainId !== this.#chainId;
      if (state.wrongChain) {
        throw new EndpointError(failure(state.url, 'wrong-chain', `Serves another chain: ${chainId}`));
      }
      return body;
    };
    const { value, elapsedMs } = await this.#ask(state, '/v1/chain/get_info', {}, parse, signal, timeoutMs);
    const now = this.#now();
    const ageMs = now - Date.parse(value.at('head_block_time').time());
    this.#ranking.headSeen(state, value.at('head_block_num').number(), ageMs, now);
    if (ageMs <= maxHeadAgeMs) this.#ranking.answered(state, elapsedMs);
    else if (state.failuresInRow > 0) state.failuresInRow = 0;
    return { value, elapsedMs, endpoint: state.url, ageMs };
  }

  async #ask<T>(
    state: EndpointState,
    path: string,
    body: unknown,
    parse: Parse<T>,
    signal?: AbortSignal,
    timeoutMs = this.#timeoutMs,
  ): Promise<{ value: T; elapsedMs: number }> {
    const started = this.#now();
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const response = await this.#fetch(`${state.url}${path}`, {
        method: 'POST',
        // Another address than the configured one is not for an endpoint to choose.
        redirect: 'error',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
      });
      const answer = readBody(state.url, response.status, await boundedText(response, mostBytes));
      return { value: parse(new Field(answer, '', state.url)), elapsedMs: this.#now() - started };
    } catch (error) {
      if (signal?.aborted === true) throw signal.reason;
      if (limit.aborted) throw new EndpointError(failure(state.url, 'timeout', `No answer within ${timeoutMs} ms`));
      throw error;
    }
  }

  /** The failure to go on with at the next endpoint; throws what ends the call. */
  #failureOf(error: unknown, state: EndpointState, options: CallOptions): Failure {
    if (options.signal?.aborted === true) throw error;
    if (error instanceof NodeError) {
      if (options.optional === true && error.unknownEndpoint) return failure(state.url, 'not-supported', error.message);
      if (!overloaded.has(error.status)) throw error;
    }
    const found = endpointFailure(error, state.url);
    this.#ranking.failed(state, found.message);
    return found;
  }
}

/** Statuses by which a node, or the proxy before it, says that it cannot answer now. */
const overloaded = new Set([429, 502, 503, 504]);

function readBody(endpoint: string, status: number, text: string): unknown {
  let body: unknown;
  try {
    body = parseJsonExact(text);
  } catch {
    if (status >= 400) throw new EndpointError(failure(endpoint, 'http', `Bad response from server ${status}`));
    throw new EndpointError(failure(endpoint, 'bad-answer', 'The answer is not JSON'));
  }
  // Some proxies answer with 200 whatever the node said.
  const told = status < 400 && isErrorBody(body) ? (body as { code: number }).code : status;
  if (told >= 400 && isErrorBody(body)) throw nodeErrorOf(told, endpoint, body);
  if (status >= 400) throw new EndpointError(failure(endpoint, 'http', `Bad response from server ${status}`));
  if ((body as { code?: unknown } | null)?.code === 404) {
    throw new EndpointError(failure(endpoint, 'http', 'Bad response from server 404'));
  }
  return body;
}

function endpointFailure(error: unknown, endpoint: string): Failure {
  if (error instanceof EndpointError) return error.failure;
  if (error instanceof NodeError) return failure(endpoint, 'http', error.message);
  if (error instanceof BadAnswerError) return failure(endpoint, 'bad-answer', error.message);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  const message = error instanceof Error ? error.message : String(error);
  return failure(endpoint, 'network', cause === '' ? message : `${message}: ${cause}`);
}

function stale(endpoint: string, ageMs: number): Failure {
  return failure(endpoint, 'stale', `Its head block is ${Math.round(ageMs / 1000)} s old`);
}

function failure(endpoint: string, code: string, message: string): Failure {
  return { source: 'node', endpoint, code, message };
}
