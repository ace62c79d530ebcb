import type { EndpointKind } from './endpoints.ts';

export interface NodeAnswer {
  status: number;
  body: Buffer;
  /** Base URL of the node that answered. */
  endpoint: string;
}

/** Every node failed. `sent` tells that one of them may have received the request nevertheless. */
export class NodesFailed extends Error {
  override name = 'NodesFailed';
  readonly attempts: { endpoint: string; message: string }[];
  readonly sent: boolean;

  constructor(attempts: { endpoint: string; message: string }[], sent: boolean) {
    super(attempts.map((attempt) => `${attempt.endpoint}: ${attempt.message}`).join('; '));
    this.attempts = attempts;
    this.sent = sent;
  }
}

export interface NodePoolOptions {
  /** Milliseconds for one node to answer; 5000 as everywhere in this project. */
  timeout?: number;
  /** For how long a node that failed is asked last. */
  rest?: number;
}

/** Seconds behind the clock after which a node's head makes it a bad one to ask. */
const staleAfter = 30_000;

/**
 * Passes requests on to nodes as bytes, the healthiest first. Answers are not interpreted (that is the work of
 * NodeClient), beside telling a node's own error from a broken gateway in front of it.
 */
export class NodePool {
  readonly endpoints: readonly string[];
  readonly #timeout: number;
  readonly #rest: number;
  readonly #restUntil = new Map<string, number>();
  /** Counters for the metrics: answered and failed per endpoint. */
  readonly counts = new Map<string, { answered: number; failed: number }>();

  constructor(endpoints: readonly string[], options: NodePoolOptions = {}) {
    this.endpoints = endpoints;
    this.#timeout = options.timeout ?? 5000;
    this.#rest = options.rest ?? 10_000;
    for (const endpoint of endpoints) this.counts.set(endpoint, { answered: 0, failed: 0 });
  }

  /** Throws NodesFailed when no node gave an answer of its own. */
  async ask(path: string, body: Buffer | null, kind: EndpointKind): Promise<NodeAnswer> {
    const attempts: { endpoint: string; message: string }[] = [];
    let behind: NodeAnswer | null = null;
    for (const endpoint of this.#ranked()) {
      try {
        const answer = await this.#askOne(endpoint, path, body);
        if (kind === 'info' && isBehind(answer)) {
          behind ??= answer;
          attempts.push({ endpoint, message: 'its head is more than 30 s old' });
          this.#setAside(endpoint);
          continue;
        }
        this.#restUntil.delete(endpoint);
        this.counts.get(endpoint)!.answered += 1;
        return answer;
      } catch (error) {
        attempts.push({ endpoint, message: messageOf(error) });
        this.#setAside(endpoint);
        if (kind === 'send' && !neverArrived(error)) throw new NodesFailed(attempts, true);
      }
    }
    // A chain that stands still everywhere is still the truth about that chain.
    if (behind !== null) return behind;
    throw new NodesFailed(attempts, false);
  }

  #ranked(): string[] {
    const now = performance.now();
    const resting = (endpoint: string): number => Math.max(0, (this.#restUntil.get(endpoint) ?? 0) - now);
    return [...this.endpoints].sort((a, b) => resting(a) - resting(b));
  }

  #setAside(endpoint: string): void {
    this.#restUntil.set(endpoint, performance.now() + this.#rest);
    this.counts.get(endpoint)!.failed += 1;
  }

  async #askOne(endpoint: string, path: string, body: Buffer | null): Promise<NodeAnswer> {
    const response = await fetch(endpoint + path, {
      method: body === null ? 'GET' : 'POST',
      ...(body === null ? {} : { body: new Uint8Array(body), headers: { 'content-type': 'application/json' } }),
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeout),
    });
    const bytes = await boundedBytes(response);
    if (response.status >= 500 || response.status === 429) {
      if (!isNodeError(bytes)) throw new Error(`Bad response from server ${response.status}`);
    }
    // A gateway's page under our own address is no answer either, whatever its status.
    if (!/^\s*[{["]/.test(bytes.toString('latin1', 0, 64))) {
      throw new Error(response.ok ? 'The answer is not JSON' : `Bad response from server ${response.status}`);
    }
    return { status: response.status, body: bytes, endpoint };
  }
}

/** More than any answer of a node, a block of the largest chains in JSON included. */
const mostBytes = 64 * 1024 * 1024;

async function boundedBytes(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new Error(`The answer is larger than ${mostBytes >> 20} MiB`);
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}

/** nodeos' own error body, which is an answer however it is numbered. */
function isNodeError(body: Buffer): boolean {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null && 'error' in value && 'code' in value;
  } catch {
    return false;
  }
}

function isBehind(answer: NodeAnswer): boolean {
  const time = /"head_block_time"\s*:\s*"([0-9T:.-]+)"/.exec(answer.body.toString('utf8'))?.[1];
  return time !== undefined && Date.now() - Date.parse(`${time}Z`) > staleAfter;
}

const beforeConnection = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function neverArrived(error: unknown): boolean {
  return beforeConnection.has(causeCode(error) ?? '');
}

function causeCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return causeCode(error.errors[0]);
  return causeCode(error.cause);
}

function messageOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time';
  const code = causeCode(error);
  if (code === 'ECONNREFUSED') return 'connection refused';
  return code ?? (error instanceof Error ? error.message : String(error));
}
