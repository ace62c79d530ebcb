import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { BadAnswerError } from '../core/fields.ts';
import { HttpRequestError, type HttpResponse, textOf } from '../core/http-request.ts';
import type { Failure } from '../core/outcome.ts';
import { EndpointError, isErrorBody, isFioError, NodeError, nodeErrorOf } from './node-error.ts';

type Reply = Pick<HttpResponse, 'status' | 'bytes'>;

/** Statuses by which a node, or the proxy in front of it, says that it is too busy to answer. */
const overloadedStatuses = new Set([429, 502, 503, 504]);

/** An error of this one node, which another endpoint may not have. */
export function isOverloaded(error: NodeError): boolean {
  return overloadedStatuses.has(error.status);
}

/** The JSON of an answer. Throws NodeError for a node's error body, EndpointError for what no node answers. */
export function jsonOf(endpoint: string, { status, bytes }: Reply): unknown {
  let body: unknown;
  try {
    body = parseJsonExact(textOf(bytes));
  } catch {
    if (status >= 400) throw badStatus(endpoint, status);
    throw notJson(endpoint);
  }
  // Some proxies answer with 200 whatever the node said.
  const code = status < 400 && isErrorBody(body) ? (body as { code: number }).code : status;
  if (code >= 400 && isErrorBody(body)) throw nodeErrorOf(code, endpoint, body);
  if (status >= 400 && isFioError(body)) throw nodeErrorOf(status, endpoint, body);
  if (status >= 400) throw badStatus(endpoint, status);
  if ((body as { code?: unknown } | null)?.code === 404) throw badStatus(endpoint, 404);
  return body;
}

/**
 * Throws EndpointError unless the bytes are an answer of a node, its own errors included, rather than the page of a
 * gateway in front of it. Returns the error of an overloaded node, null for every other answer.
 */
export function checkRaw(endpoint: string, { status, bytes }: Reply): NodeError | null {
  if (status >= 500 || status === 429) {
    const body = errorBodyOf(bytes);
    if (body === null) throw badStatus(endpoint, status);
    if (overloadedStatuses.has(status)) return nodeErrorOf(status, endpoint, body);
  }
  if (!/^\s*[{["]/.test(textOf(bytes.subarray(0, 64)))) {
    throw status < 400 ? notJson(endpoint) : badStatus(endpoint, status);
  }
  return null;
}

/** The failure of one endpoint, for whatever asking it threw. */
export function endpointFailure(error: unknown, endpoint: string): Failure {
  if (error instanceof EndpointError) return error.failure;
  if (error instanceof HttpRequestError) return failure(endpoint, error.code, error.message);
  if (error instanceof NodeError) return failure(endpoint, 'http', error.message);
  if (error instanceof BadAnswerError) return failure(endpoint, 'bad-answer', error.message);
  return failure(endpoint, 'network', error instanceof Error ? error.message : String(error));
}

export function failure(endpoint: string, code: string, message: string): Failure {
  return { source: 'node', endpoint, code, message };
}

function badStatus(endpoint: string, status: number): EndpointError {
  return new EndpointError(failure(endpoint, 'http', `Bad response from server ${status}`));
}

function notJson(endpoint: string): EndpointError {
  return new EndpointError(failure(endpoint, 'bad-answer', 'The answer is not JSON'));
}

/** nodeos' own error body, which is an answer whatever its status; null for anything else. */
function errorBodyOf(bytes: Uint8Array): unknown {
  try {
    const body: unknown = JSON.parse(textOf(bytes));
    return typeof body === 'object' && body !== null && 'error' in body && 'code' in body ? body : null;
  } catch {
    return null;
  }
}
