import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { BadAnswerError, Field } from './fields.ts';
import type { Failure } from './outcome.ts';

export interface GetOptions {
  timeoutMs?: number;
  /** Bytes of the largest answer that is read; more is a failure, and the rest is not fetched. */
  maxBytes?: number;
  /** Sends this JSON by POST, or by `method`. */
  body?: unknown;
  method?: 'POST' | 'PATCH';
  fetch?: typeof fetch;
}

/** A service answered with an error status, or not with JSON. The message is the service's own text, or 'Error'. */
export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, body: string) {
    super(messageOf(body));
    this.name = 'HttpError';
    this.status = status;
  }
}

const usualMaxBytes = 16 * 1024 * 1024;

/** The body as text; throws HttpError where it is larger than that. */
export async function boundedText(response: Response, maxBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new HttpError(response.status, `The answer is larger than ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** GET (or POST, PATCH) of JSON from a service beside the node. Throws HttpError, or what fetch throws. */
export async function getJson(url: URL, options: GetOptions = {}): Promise<{ value: Field; elapsedMs: number }> {
  const started = Date.now();
  const ask = options.fetch ?? fetch;
  const response = await ask(url, {
    // Where it is read from is what the operator chose, never what an answer names.
    redirect: 'error',
    signal: AbortSignal.timeout(options.timeoutMs ?? 5000),
    ...(options.body === undefined
      ? {}
      : {
          method: options.method ?? 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(options.body),
        }),
  });
  const text = await boundedText(response, options.maxBytes ?? usualMaxBytes);
  if (!response.ok) throw new HttpError(response.status, text);
  const parsed = parsedOrNothing(text);
  if (parsed === undefined || tellsOfFailure(parsed)) throw new HttpError(response.status, text);
  return { value: new Field(parsed), elapsedMs: Date.now() - started };
}

function parsedOrNothing(text: string): unknown {
  try {
    return parseJsonExact(text);
  } catch {
    return undefined;
  }
}

/** An error body under status 200: {error: 'database is locked'} or {code: 404, message: 'Not Found'}. */
function tellsOfFailure(parsed: unknown): boolean {
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return false;
  const { error, code, message } = parsed as Record<string, unknown>;
  if (typeof error === 'string' && error !== '') return true;
  return typeof code === 'number' && code >= 400 && code < 600 && typeof message === 'string';
}

/** The failure to show for what {@link getJson} or a reader of its answer threw. */
export function httpFailure(error: unknown, source: string, endpoint: string): Failure {
  const message = error instanceof Error ? error.message : String(error);
  return { source, endpoint, code: codeOf(error), message };
}

function codeOf(error: unknown): string {
  if (error instanceof BadAnswerError) return 'bad-answer';
  if (error instanceof HttpError) return error.status >= 400 ? 'http' : 'bad-answer';
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network';
}

/** Services of the family write {message} or {error}; other bodies are shown as they are, if they are short. */
function messageOf(body: string): string {
  try {
    const parsed = JSON.parse(body) as { message?: unknown; error?: unknown } | null;
    const told = [parsed?.message, parsed?.error].find((text) => typeof text === 'string' && text !== '');
    if (typeof told === 'string') return told;
  } catch {
    // Not JSON: the text itself is the message.
  }
  return body.trim() === '' ? 'Error' : body.slice(0, 200);
}
