import { parseJsonExact } from '@antescope/codec/nodeos-json';
import { BadAnswerError, Field } from '../answer/fields.ts';
import type { Failure } from '../outcome.ts';

export interface GetOptions {
  timeoutMs?: number;
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

/** GET of JSON from a service beside the node. Throws HttpError, or what fetch throws. */
export async function getJson(url: URL, options: GetOptions = {}): Promise<{ value: Field; elapsedMs: number }> {
  const started = Date.now();
  const ask = options.fetch ?? fetch;
  const response = await ask(url, { signal: AbortSignal.timeout(options.timeoutMs ?? 5000) });
  const text = await response.text();
  if (!response.ok) throw new HttpError(response.status, text);
  try {
    return { value: new Field(parseJsonExact(text)), elapsedMs: Date.now() - started };
  } catch {
    throw new HttpError(response.status, text);
  }
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
