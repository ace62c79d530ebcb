import type { Field } from '../../core/fields.ts';
import { type GetOptions, getJson, HttpError, httpFailure } from '../../core/get-json.ts';
import { data, empty, failed, meta, type Outcome } from '../../core/outcome.ts';
import { type ServiceQuery, serviceUrl } from './service-url.ts';

const source = 'backend';
/** A page waits no longer for a service of somebody else. */
const waitMs = 3000;
const mostBytes = 8_000_000;

/** What is asked of a backend: a resource, its query, and for a change what is sent. */
export interface BackendRequest {
  segments: string | readonly string[];
  query?: ServiceQuery;
  /** Sent as JSON by POST, or by `method`. */
  body?: unknown;
  method?: 'POST' | 'PATCH';
}

/**
 * Asks a chain's configured backend. Both kinds of answer are read: the bare value of the services document, and the
 * `{data, meta}` of another Antescope. 404 is 'empty', and so is what `read` gives null or [] for; all else that goes
 * wrong is a failure that names the backend.
 */
export async function askBackend<T>(
  base: string,
  { segments, query, ...sent }: BackendRequest,
  read: (answer: Field) => T | null,
  options: GetOptions = {},
): Promise<Outcome<T>> {
  let url: URL;
  try {
    url = serviceUrl(base, segments, query);
  } catch (error) {
    return failed([httpFailure(error, source, base)]);
  }
  return askUrl(url, read, { ...options, ...sent }, base);
}

/** The same of a whole address; `endpoint` is what is told of it. */
export async function askUrl<T>(
  url: URL,
  read: (answer: Field) => T | null,
  options: GetOptions,
  endpoint: string = url.href,
): Promise<Outcome<T>> {
  try {
    const { value, elapsedMs } = await getJson(url, { timeoutMs: waitMs, maxBytes: mostBytes, ...options });
    const { body, time } = unwrapped(value);
    const known = meta({ source, endpoint, elapsedMs, time });
    const found = body.missing ? null : read(body);
    return found === null || (Array.isArray(found) && found.length === 0) ? empty(known) : data(found, known);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return empty(meta({ source, endpoint }));
    return failed([httpFailure(error, source, endpoint)]);
  }
}

/** The value of an answer, and the time it is true at: as the envelope says, else now. */
function unwrapped(answer: Field): { body: Field; time: string } {
  const now = new Date().toISOString();
  if (!answer.isObject || answer.at('data').value === undefined || !answer.at('meta').isObject) {
    return { body: answer, time: now };
  }
  const time = answer.at('meta').at('time');
  return { body: answer.at('data'), time: time.missing ? now : time.time() };
}

/** A figure that services write bare or as the one member of an object: 0.76 or {"usd": "0.76"}. */
export function figure(answer: Field, name: string): Field {
  return answer.isObject ? answer.at(name) : answer;
}
