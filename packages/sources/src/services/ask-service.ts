import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { Field } from '../core/fields.ts';
import { HttpRequestError, httpRequest, textOf } from '../core/http-request.ts';
import { data, empty, type Failure, failed, type Meta, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { NodeError, NodeUnavailableError } from '../node/node-error.ts';
import { failuresOf } from '../node/reading.ts';
import { endpointOrigin } from '../core/endpoint-origin.ts';
import { type ServiceQuery, serviceUrl } from './service-url.ts';

/** The part of the context that services use. */
export type ServiceContext = Pick<SourceContext, 'chain' | 'share' | 'services'>;

export interface ServiceRequest {
  /** Segments below the URL of the service; absent: the URL itself. */
  path?: readonly string[];
  query?: ServiceQuery;
  /** Sent as JSON, by POST unless `method` says otherwise. */
  body?: unknown;
  method?: 'POST' | 'PATCH';
  /** Bearer token. Answers to it are not cached. */
  bearer?: string;
}

/** Request settings of a service. */
export interface ServiceRules {
  name: string;
  timeoutMs: number;
  maxBytes: number;
  /** Statuses that mean "there is no such thing": the outcome is empty. */
  emptyStatuses?: readonly number[];
  /** 'text': the answer is a page or a bare text, read as one string. 'bytes': a file, read as a Uint8Array. */
  format?: 'json' | 'text' | 'bytes';
  /** The value inside the service's envelope, null for none, and what the envelope says of it. Throws for a refusal. */
  envelope?: (answer: Field) => { body: Field | null; about?: Partial<Meta> };
}

/** Reads an answer. null and [] mean that there is nothing. Throws BadAnswerError or Error for what is no answer. */
export type ReadAnswer<T> = (body: Field) => T | null | Promise<T | null>;

/** A service that limits the rate of requests is left alone at least and at most this long. */
const minPauseMs = 5000;
const maxPauseMs = 120_000;

/** One request to a service, with its outcome recorded as the service's health. Never throws. */
export async function askService<T>(
  { services }: Pick<ServiceContext, 'services'>,
  rules: ServiceRules,
  base: string,
  request: ServiceRequest,
  read: ReadAnswer<T>,
): Promise<Outcome<T>> {
  const { name } = rules;
  const endpoint = endpointOrigin(base);
  const fail = (code: string, message: string): Outcome<T> => {
    const failure: Failure = { source: name, endpoint, code, message };
    services.failed(name, endpoint, failure);
    return failed([failure]);
  };
  const pausedMs = services.pausedMs(name, endpoint);
  if (pausedMs > 0) {
    const message = `Rate-limited: paused for another ${Math.ceil(pausedMs / 1000)} s`;
    return failed([{ source: name, endpoint, code: 'rate-limited', message }]);
  }
  try {
    const response = await httpRequest(serviceUrl(base, request.path, request.query), {
      ...(request.method === undefined ? {} : { method: request.method }),
      ...(request.bearer === undefined ? {} : { headers: { authorization: `Bearer ${request.bearer}` } }),
      body: request.body === undefined ? null : JSON.stringify(request.body),
      timeoutMs: services.timeoutMs ?? rules.timeoutMs,
      maxBytes: rules.maxBytes,
      fetch: services.fetch,
    });
    const { status, elapsedMs } = response;
    const text = textOf(response.bytes);
    const provenanceOfRequest = meta({ source: name, endpoint, elapsedMs, time: new Date().toISOString() });
    if (rules.emptyStatuses?.includes(status) === true) {
      services.succeeded(name, endpoint, elapsedMs);
      return empty(provenanceOfRequest);
    }
    if (status === 429) {
      services.pause(name, endpoint, pauseMs(response.headers.get('retry-after')));
      return fail('rate-limited', messageOf(text));
    }
    if (status >= 400) return fail('http', messageOf(text));
    const answer = rules.format === 'bytes' ? response.bytes : rules.format === 'text' ? text : jsonOf(text);
    if (answer === undefined || isError(answer)) return fail('bad-answer', messageOf(text));
    const { body, about } = rules.envelope?.(new Field(answer)) ?? { body: new Field(answer) };
    const value = body === null ? null : await read(body);
    services.succeeded(name, endpoint, elapsedMs);
    const provenance = { ...provenanceOfRequest, ...about };
    return value === null || (Array.isArray(value) && value.length === 0) ? empty(provenance) : data(value, provenance);
  } catch (error) {
    // A failed node request of a reader is not a failure of the service.
    if (error instanceof NodeError || error instanceof NodeUnavailableError) return failed(failuresOf(error));
    const message = error instanceof Error ? error.message : String(error);
    return fail(error instanceof HttpRequestError ? error.code : 'bad-answer', message);
  }
}

function pauseMs(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? '');
  return Math.min(maxPauseMs, Math.max(minPauseMs, Number.isFinite(seconds) ? seconds * 1000 : 0));
}

function jsonOf(text: string): unknown {
  try {
    return parseJsonExact(text);
  } catch {
    return undefined;
  }
}

/** {error: 'database is locked'} or {code: 404, message: 'Not Found'} with status 200. */
function isError(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const { error, code, message } = answer as Record<string, unknown>;
  if (typeof error === 'string' && error !== '') return true;
  return typeof code === 'number' && code >= 400 && code < 600 && typeof message === 'string';
}

/** The text of {message} or {error}; other bodies are shown as they are, cut to 200 characters. */
function messageOf(body: string): string {
  const parsed = jsonOf(body) as { message?: unknown; error?: unknown } | null | undefined;
  const text = [parsed?.message, parsed?.error].find((value) => typeof value === 'string' && value !== '');
  if (typeof text === 'string') return text.slice(0, 400);
  return body.trim() === '' ? 'Error' : body.slice(0, 200);
}
