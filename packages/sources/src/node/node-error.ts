import type { Failure } from '../core/outcome.ts';
import { endpointOrigin } from '../core/endpoint-origin.ts';

/** Error body of nodeos or of an API like it. Final: no other endpoint is tried. */
export class NodeError extends Error {
  readonly status: number;
  /** Number of the nodeos exception, 3040011; 0 without one. */
  readonly code: number;
  /** Name of the nodeos exception, 'tx_not_found'; '' without one. */
  readonly exception: string;
  readonly endpoint: string;
  readonly body: unknown;

  constructor(facts: {
    status: number;
    code: number;
    exception: string;
    endpoint: string;
    body: unknown;
    message: string;
  }) {
    super(facts.message);
    this.name = 'NodeError';
    this.status = facts.status;
    this.code = facts.code;
    this.exception = facts.exception;
    this.endpoint = facts.endpoint;
    this.body = facts.body;
  }

  /** The node has no such endpoint (plugin not loaded). */
  get unknownEndpoint(): boolean {
    return this.status === 404 && this.message === 'Unknown Endpoint';
  }
}

/** One endpoint gave no usable answer; another one may. */
export class EndpointError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'EndpointError';
    this.failure = failure;
  }
}

/** No endpoint answered. `failures` holds the reason of each, in the order of asking. */
export class NodeUnavailableError extends Error {
  readonly failures: Failure[];
  /** A transaction was sent and its fate is unknown: it must not be sent again before looking for it. */
  readonly mayHaveArrived: boolean;
  constructor(failures: Failure[], mayHaveArrived = false) {
    const last = failures.at(-1);
    super(
      last === undefined
        ? 'No endpoint is configured'
        : `No endpoint answers; last tried ${endpointOrigin(last.endpoint ?? last.source)}: ${last.message}`,
    );
    this.name = 'NodeUnavailableError';
    this.failures = failures;
    this.mayHaveArrived = mayHaveArrived;
  }
}

/**
 * The useful message of an error body: the first of `error.details` that is not empty, else
 * `processed.except.message`, else `result.except.message`, else `message`. null if there is none.
 */
export function nodeErrorMessage(body: unknown): string | null {
  const message =
    detailMessage(body) ??
    textMember(member(member(body, 'processed'), 'except'), 'message') ??
    textMember(member(member(body, 'result'), 'except'), 'message') ??
    textMember(member(body, 'error'), 'what') ??
    fieldMessage(body) ??
    textMember(body, 'message');
  return message === undefined ? null : withoutAssertion(message);
}

/** The first message of `error.details` that is not empty. */
export function detailMessage(body: unknown): string | undefined {
  const details = member(member(body, 'error'), 'details');
  if (!Array.isArray(details)) return undefined;
  const message = details.map((entry) => textMember(entry, 'message')).find((text) => text !== undefined);
  return message === undefined ? undefined : withoutAssertion(message);
}

/** The contract's own message, without the prefix of nodeos. */
export function withoutAssertion(text: string): string {
  return text.replace(/^assertion failure with message: /, '').trim();
}

/** True for `{code, message, error?}`, which nodeos answers with a status of 400 or more. */
export function isErrorBody(body: unknown): boolean {
  return typeof member(body, 'code') === 'number' && typeof member(body, 'message') === 'string';
}

const fioAbsence = /\bFIO\b|^Public (key|address) not found|^No NFTS|^Account not found/;

/**
 * True for the errors of FIO's own endpoints, which have no code: invalid fields, or one of the messages for something
 * that does not exist. A gateway's `{message}` is none.
 */
export function isFioError(body: unknown): boolean {
  if (Array.isArray(member(body, 'fields'))) return true;
  return fioAbsence.test(textMember(body, 'message') ?? '');
}

/** Error of the first invalid field of a request to a FIO endpoint. */
function fieldMessage(body: unknown): string | undefined {
  const fields = member(body, 'fields');
  return Array.isArray(fields) ? textMember(fields[0], 'error') : undefined;
}

/** A NodeError of an error body. */
export function nodeErrorOf(status: number, endpoint: string, body: unknown): NodeError {
  const error = member(body, 'error');
  const code = member(error, 'code');
  return new NodeError({
    status,
    code: typeof code === 'number' ? code : 0,
    exception: textMember(error, 'name') ?? '',
    endpoint,
    body,
    message: nodeErrorMessage(body) ?? `Bad response from server ${status}`,
  });
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function textMember(value: unknown, name: string): string | undefined {
  const text = member(value, name);
  return typeof text === 'string' && text !== '' ? text : undefined;
}
