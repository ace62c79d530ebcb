import { Field } from '../core/fields.ts';
import { HttpRequestError, httpRequest, type HttpResponse } from '../core/http-request.ts';
import type { Failure } from '../core/outcome.ts';
import { EndpointPool, type EndpointState, maxHeadAgeMs } from './endpoint-pool.ts';
import { EndpointError, NodeError, NodeUnavailableError } from './node-error.ts';
import { checkRaw, endpointFailure, failure, isOverloaded, jsonOf } from './node-response.ts';

export interface NodeClientOptions {
  /** Base URLs, best first. */
  endpoints: readonly string[];
  /** Chain ID that the endpoints must have; an endpoint of another chain is never used. */
  chainId?: string | null;
  /** Limit for one request to one endpoint. */
  timeoutMs?: number;
  /** Limit for one answer. */
  maxBytes?: number;
  /** Interval between health checks while requests come in. Infinity: none. */
  checkEveryMs?: number;
  fetch?: typeof fetch;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** An answer, the endpoint it is from, and the endpoints that failed before. */
export interface NodeAnswer<T> {
  value: T;
  endpoint: string;
  elapsedMs: number;
  failures: Failure[];
}

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  maxBytes?: number;
  /** Endpoints without this API are skipped (plugins differ between nodes). */
  optional?: boolean;
  /**
   * 'once': a transaction. It goes to another endpoint only where the connection to the one before was never
   * established. Default: 'idempotent', which may be repeated.
   */
  delivery?: 'idempotent' | 'once';
  /** Only this endpoint, whatever its rank; it does not become the active one. */
  endpoint?: string;
}

/** A request to pass on as it is. `body` null: GET. */
export interface RawRequest {
  path: string;
  body: Uint8Array<ArrayBuffer> | null;
}

/** A node's answer as it is, errors included. */
export interface RawAnswer {
  status: number;
  bytes: Uint8Array<ArrayBuffer>;
}

type Parse<T> = (body: Field) => T;
type EndpointAnswer<T> = Omit<NodeAnswer<T>, 'failures'>;

const defaultTimeoutMs = 5000;
/** A block of the largest chains as JSON is smaller. */
const defaultMaxBytes = 64 * 1024 * 1024;
const healthCheckTimeoutMs = 2000;

/**
 * The client of nodeos' HTTP API, with one record of health per endpoint. Endpoints are ranked by health; on a network
 * error, a timeout, an answer that is not a node's, or a stale head the next one is tried, each at most once per call, and
 * twice where a connection was lost.
 * Throws NodeError for a node's own error, NodeUnavailableError when all endpoints failed.
 */
export class NodeClient {
  readonly #pool: EndpointPool;
  readonly #options: NodeClientOptions;
  readonly #now: () => number;
  readonly #checkEveryMs: number;
  #check: Promise<void> | null = null;
  #checkedAt = -Infinity;

  constructor(options: NodeClientOptions) {
    this.#pool = new EndpointPool(options.endpoints);
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#checkEveryMs = options.checkEveryMs ?? 15_000;
  }

  /** Health of each endpoint, for pages and metrics. */
  get endpoints(): readonly EndpointState[] {
    return this.#pool.states;
  }

  /**
   * POST of a JSON body. `parse` reads the answer; if it throws, the response is bad and the next endpoint is tried.
   */
  call<T>(path: string, body: unknown, parse: Parse<T>, options: CallOptions = {}): Promise<NodeAnswer<T>> {
    return this.#firstAnswer(options, async (state) => {
      const answer = await this.#ask(state, path, body, parse, options);
      this.#pool.answered(state, answer.elapsedMs, options.endpoint === undefined);
      return answer;
    });
  }

  /**
   * get_info. An endpoint with a head older than 30 s is skipped while another one is fresher; where all are stale the
   * freshest answers, with a failure 'stale'.
   */
  info(options: CallOptions = {}): Promise<NodeAnswer<Field>> {
    return this.#freshest(options, (state) => this.#info(state, options));
  }

  /** Passes a request on as bytes; answers are not parsed. A node's own error is an answer. */
  async raw(request: RawRequest, options: CallOptions = {}): Promise<NodeAnswer<RawAnswer>> {
    let overloaded: EndpointAnswer<RawAnswer> | null = null;
    try {
      return await this.#firstAnswer(options, async (state) => {
        const { answer, overload } = await this.#askRaw(state, request, options);
        if (overload === null || options.delivery === 'once') return answer;
        overloaded = answer;
        throw overload;
      });
    } catch (error) {
      if (overloaded === null || !(error instanceof NodeUnavailableError)) throw error;
      return { ...(overloaded as EndpointAnswer<RawAnswer>), failures: error.failures };
    }
  }

  /** get_info as bytes, by the rules of `info`. */
  rawInfo(request: RawRequest, options: CallOptions = {}): Promise<NodeAnswer<RawAnswer>> {
    return this.#freshest(options, async (state) => {
      const { answer, overload } = await this.#askRaw(state, request, options);
      if (overload !== null) throw overload;
      return { ...answer, headAgeMs: this.#noteRawHead(state, answer.value) };
    });
  }

  async #firstAnswer<T>(
    options: CallOptions,
    ask: (state: EndpointState) => Promise<EndpointAnswer<T>>,
  ): Promise<NodeAnswer<T>> {
    const failures: Failure[] = [];
    for (const state of await this.#candidates(options)) {
      if (state.wrongChain) {
        failures.push(failure(state.url, 'wrong-chain', state.lastFailure ?? 'Serves another chain'));
        continue;
      }
      try {
        return { ...(await ask(state)), failures };
      } catch (error) {
        failures.push(this.#failureOf(error, state, options));
        if (options.delivery === 'once' && mayHaveArrived(error)) throw new NodeUnavailableError(failures, true);
      }
    }
    throw new NodeUnavailableError(failures);
  }

  /** The first answer with a fresh head, else the freshest. Endpoints of another chain are retried. */
  async #freshest<T>(
    options: CallOptions,
    ask: (state: EndpointState) => Promise<EndpointAnswer<T> & { headAgeMs: number }>,
  ): Promise<NodeAnswer<T>> {
    const failures: Failure[] = [];
    let freshest: (EndpointAnswer<T> & { headAgeMs: number }) | null = null;
    for (const state of await this.#candidates(options)) {
      try {
        const answer = await ask(state);
        if (answer.headAgeMs <= maxHeadAgeMs) return { ...answer, failures };
        failures.push(failure(state.url, 'stale', `Its head block is ${Math.round(answer.headAgeMs / 1000)} s old`));
        if (freshest === null || answer.headAgeMs < freshest.headAgeMs) freshest = answer;
      } catch (error) {
        failures.push(this.#failureOf(error, state, options));
      }
    }
    if (freshest === null) throw new NodeUnavailableError(failures);
    return { ...freshest, failures };
  }

  async #candidates({ endpoint }: CallOptions): Promise<EndpointState[]> {
    if (endpoint !== undefined) {
      const state = this.#pool.of(endpoint);
      return state === undefined ? [] : [state];
    }
    await this.#checkHealth();
    return this.#pool.order();
  }

  /** With several endpoints: reads every head at intervals, so that a lagging endpoint is not selected. */
  async #checkHealth(): Promise<void> {
    if (this.#pool.states.length < 2 || this.#checkEveryMs === Infinity) return;
    if (this.#now() - this.#checkedAt < this.#checkEveryMs) return;
    const isFirst = this.#checkedAt === -Infinity;
    this.#check ??= this.#checkAll().finally(() => (this.#check = null));
    if (isFirst) await this.#check;
  }

  async #checkAll(): Promise<void> {
    const checks = this.#pool.states.map((state) => this.#checkOne(state));
    // The first endpoint with a fresh head is enough to start with; the other checks continue.
    const settled = Promise.allSettled(checks);
    await Promise.any(checks).catch(() => settled);
    this.#checkedAt = this.#now();
  }

  /** Throws if the endpoint is not one to start with. */
  async #checkOne(state: EndpointState): Promise<void> {
    const timeoutMs = Math.min(this.#options.timeoutMs ?? defaultTimeoutMs, healthCheckTimeoutMs);
    const answer = await this.#info(state, { timeoutMs }).catch((error: unknown) => {
      this.#pool.failed(state, error instanceof Error ? error.message : String(error));
      throw error;
    });
    if (answer.headAgeMs > maxHeadAgeMs) throw new Error('stale head');
  }

  async #info(state: EndpointState, options: CallOptions) {
    const parse = (body: Field): Field => {
      this.#checkChain(state, body.at('chain_id').text());
      return body;
    };
    const answer = await this.#ask(state, '/v1/chain/get_info', {}, parse, options);
    const { value, elapsedMs } = answer;
    const headAgeMs = this.#noteHead(state, value.at('head_block_num').number(), value.at('head_block_time').time());
    if (headAgeMs <= maxHeadAgeMs) this.#pool.answered(state, elapsedMs, options.endpoint === undefined);
    else if (state.failuresInRow > 0) state.failuresInRow = 0;
    return { ...answer, headAgeMs };
  }

  #checkChain(state: EndpointState, chainId: string): void {
    const expected = this.#options.chainId ?? null;
    state.wrongChain = expected !== null && chainId !== expected;
    if (state.wrongChain) {
      throw new EndpointError(failure(state.url, 'wrong-chain', `Serves another chain: ${chainId}`));
    }
  }

  /** Age of the head in milliseconds. */
  #noteHead(state: EndpointState, headBlock: number, headTime: string): number {
    const now = this.#now();
    const headAgeMs = now - Date.parse(headTime);
    this.#pool.headSeen(state, headBlock, headAgeMs, now);
    return headAgeMs;
  }

  /** An error of the node has no head: it is passed on like a fresh one. */
  #noteRawHead(state: EndpointState, { status, bytes }: RawAnswer): number {
    if (status !== 200) return 0;
    const info = new Field(jsonOf(state.url, { status, bytes }), '', state.url);
    if (!info.at('chain_id').missing) this.#checkChain(state, info.at('chain_id').text());
    return this.#noteHead(state, info.at('head_block_num').number(), info.at('head_block_time').time());
  }

  async #ask<T>(
    state: EndpointState,
    path: string,
    body: unknown,
    parse: Parse<T>,
    options: CallOptions,
  ): Promise<EndpointAnswer<T>> {
    const response = await this.#send(state, path, JSON.stringify(body), options);
    const value = parse(new Field(jsonOf(state.url, response), '', state.url));
    return { value, endpoint: state.url, elapsedMs: response.elapsedMs };
  }

  async #askRaw(
    state: EndpointState,
    { path, body }: RawRequest,
    options: CallOptions,
  ): Promise<{ answer: EndpointAnswer<RawAnswer>; overload: NodeError | null }> {
    const { status, bytes, elapsedMs } = await this.#send(state, path, body, options);
    const overload = checkRaw(state.url, { status, bytes });
    if (overload === null) this.#pool.answered(state, elapsedMs, options.endpoint === undefined);
    return { answer: { value: { status, bytes }, endpoint: state.url, elapsedMs }, overload };
  }

  /** A lost connection is tried once more: nodes close idle ones without notice. */
  async #send(
    state: EndpointState,
    path: string,
    body: string | Uint8Array<ArrayBuffer> | null,
    { signal, timeoutMs, maxBytes, delivery }: CallOptions,
  ): Promise<HttpResponse> {
    const send = (): Promise<HttpResponse> =>
      httpRequest(state.url + path, {
        body,
        signal,
        timeoutMs: timeoutMs ?? this.#options.timeoutMs ?? defaultTimeoutMs,
        maxBytes: maxBytes ?? this.#options.maxBytes ?? defaultMaxBytes,
        fetch: this.#options.fetch,
      });
    try {
      return await send();
    } catch (error) {
      const isRepeatable = delivery !== 'once' && error instanceof HttpRequestError && error.isConnectionLost;
      if (!isRepeatable) throw error;
      return send();
    }
  }

  /** The failure after which the next endpoint is tried; throws errors that end the call. */
  #failureOf(error: unknown, state: EndpointState, options: CallOptions): Failure {
    if (options.signal?.aborted === true) throw error;
    if (error instanceof NodeError) {
      if (options.optional === true && error.unknownEndpoint) return failure(state.url, 'not-supported', error.message);
      if (!isOverloaded(error) || options.delivery === 'once') throw error;
    }
    const reported = endpointFailure(error, state.url);
    this.#pool.failed(state, reported.message);
    return reported;
  }
}

/** Anything but a connection that was never established. */
function mayHaveArrived(error: unknown): boolean {
  return !(error instanceof HttpRequestError) || error.mayHaveArrived;
}
