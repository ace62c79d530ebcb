import type { FastifyError, FastifyInstance } from 'fastify';
import { apiError, type ApiResponse } from './envelope.ts';
import { sendJson } from './send-json.ts';

/** Errors in the API's envelope. Internal errors are reported to the operator and not disclosed to the client. */
export function addErrorHandler(app: FastifyInstance, report: (problem: string) => void): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = errorResponse(error);
    if (answer.status >= 500 && answer.status !== 503)
      report(`${request.method} ${request.url}: ${error.stack ?? error.message}`);
    return sendJson(request, reply, answer);
  });
}

export function errorResponse(error: Partial<FastifyError> & { message: string }): ApiResponse {
  if (error.validation !== undefined) return apiError(400, 'bad-input', parameterMessage(error.message));
  const status = error.statusCode ?? 500;
  if (status === 413) return apiError(413, 'too-large', 'The request body is too large');
  if (status === 429) return apiError(429, 'too-many-requests', 'Too many requests: wait a minute');
  if (status === 503) return apiError(503, 'overloaded', error.message.split('\n')[0]!);
  if (status >= 400 && status < 500) return apiError(status, 'bad-request', error.message.split('\n')[0]!);
  return apiError(500, 'internal', 'Internal server error');
}

/** Turns ajv's 'params/name must match pattern …' into the parameter names of the documentation. */
function parameterMessage(message: string): string {
  return message
    .replace(/^params\//, '')
    .replace(/^querystring\/?/, 'query ')
    .trim();
}
