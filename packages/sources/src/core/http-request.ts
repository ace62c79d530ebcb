export interface HttpRequest {
  /** Default: GET without a body, POST with one. */
  method?: 'GET' | 'POST' | 'PATCH';
  /** JSON. */
  body?: string | Uint8Array<ArrayBuffer> | null;
  headers?: Readonly<Record<string, string>>;
  timeoutMs: number;
  maxBytes: number;
  signal?: AbortSignal | undefined;
  fetch?: typeof fetch | undefined;
}

export interface HttpResponse {
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
  elapsedMs: number;
}

/** No usable response: none in time, no connection, or more bytes than allowed. */
export class HttpRequestError extends Error {
  readonly code: 'timeout' | 'network' | 'too-large';
  /** The server may have received the request. */
  readonly mayHaveArrived: boolean;

  constructor(code: HttpRequestError['code'], message: string, mayHaveArrived: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = 'HttpRequestError';
    this.code = code;
    this.mayHaveArrived = mayHaveArrived;
  }

  /** An established connection was closed: often an idle one that the server gave up as it was used again. */
  get isConnectionLost(): boolean {
    return this.code === 'network' && lostCodes.has(causeOf(this.cause)?.code ?? '');
  }
}

const lostCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * The one place that talks HTTP to nodes and services. Redirects are refused: the address is the operator's choice, never
 * an answer's. Throws HttpRequestError; rethrows the reason of the caller's own signal.
 */
export async function httpRequest(url: string | URL, request: HttpRequest): Promise<HttpResponse> {
  const { timeoutMs, maxBytes, signal } = request;
  const body = request.body ?? null;
  const startedAt = Date.now();
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await (request.fetch ?? fetch)(url, {
      method: request.method ?? (body === null ? 'GET' : 'POST'),
      redirect: 'error',
      headers: { ...(body === null ? {} : { 'content-type': 'application/json' }), ...request.headers },
      ...(body === null ? {} : { body }),
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    });
    const bytes = await boundedBytes(response, maxBytes);
    return { status: response.status, headers: response.headers, bytes, elapsedMs: Date.now() - startedAt };
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason;
    if (timeout.aborted)
      throw new HttpRequestError('timeout', `No answer within ${timeoutMs} ms`, true, { cause: error });
    if (error instanceof HttpRequestError) throw error;
    throw new HttpRequestError('network', networkReason(error), mayHaveArrived(error), { cause: error });
  }
}

/** UTF-8; invalid sequences become replacement characters. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

async function boundedBytes(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (reader === undefined) return new Uint8Array(await response.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(chunks, size);
    size += value.length;
    if (size > maxBytes) {
      await reader.cancel();
      throw new HttpRequestError('too-large', `The answer is larger than ${maxBytes} bytes`, true);
    }
    chunks.push(value);
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** Error codes of Node.js for connections that were never established. */
const connectCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Browsers do not say why a request failed: there it always may have arrived. */
function mayHaveArrived(error: unknown): boolean {
  return !connectCodes.has(causeOf(error)?.code ?? '');
}

const codeTexts: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  UND_ERR_SOCKET: 'connection closed',
  ENOTFOUND: 'unknown host name',
  EAI_AGAIN: 'host name lookup failed',
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'network unreachable',
  UND_ERR_CONNECT_TIMEOUT: 'connection timed out',
};

/** fetch only says 'fetch failed'; the reason is in its cause. */
function networkReason(error: unknown): string {
  const cause = causeOf(error);
  if (cause === null) return error instanceof Error ? error.message : String(error);
  return codeTexts[cause.code] ?? cause.message;
}

/** The innermost error with a code: connecting to a name with several addresses fails with one error per address. */
function causeOf(error: unknown): { code: string; message: string } | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return { code: error.code, message: error.message };
  if (error instanceof AggregateError) return causeOf(error.errors[0]);
  if (error.cause instanceof Error) return causeOf(error.cause) ?? { code: '', message: error.cause.message };
  return null;
}
