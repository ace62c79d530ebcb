import { NativeHistoryError } from '@antescope/index/store/native/native-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouteHost } from '../core/define-compat.ts';
import { forward } from '../core/nodeos/forward.ts';
import { unknownEndpoint } from '../core/nodeos/nodeos-error.ts';
import { answerAsNodeos } from '../core/nodeos/nodeos-scope.ts';
import { bodyOfQuery } from '../core/nodeos/query-body.ts';
import { sentBody } from '../core/nodeos/sent-body.ts';
import { answerFromIndex, isHistoryMethod } from './methods.ts';

/**
 * /v1/history like nodeos' plugin, from our index. Bodies are unparsed buffers, because nodeos has its own validation
 * errors; the query of a GET is its body, and none counts as `{}`.
 */
export function addV1History(app: FastifyInstance, { chains, report }: RouteHost): void {
  answerAsNodeos(app, report);
  for (const method of ['GET', 'POST'] as const) {
    app.route<{ Params: { method: string } }>({
      method,
      url: '/:method',
      async handler(request: FastifyRequest<{ Params: { method: string } }>, reply) {
        const name = request.params.method;
        if (!isHistoryMethod(name)) return unknownEndpoint(reply);
        const { chain } = chains.of(request.raw);
        const body = sentBody(request) ?? bodyOfQuery(request.url);
        if (chain.store === undefined)
          return forward(reply, chain.proxy, { path: `/v1/history/${name}`, body, kind: 'read' });
        try {
          const { text, range } = await answerFromIndex(chain.store, name, body?.toString('utf8') ?? '');
          return await reply
            .code(200)
            .headers({ 'content-type': 'application/json', 'antescope-range': range })
            .send(text);
        } catch (error) {
          if (!(error instanceof NativeHistoryError)) throw error;
          return reply.code(500).header('content-type', 'application/json').send(errorBody(error, name));
        }
      },
    });
  }
}

/** nodeos' error format, without its source locations. */
function errorBody(error: NativeHistoryError, method: string): string {
  const details = [error.message, ...error.more].map((message) => ({
    message,
    file: 'antescope',
    line_number: 0,
    method,
  }));
  const { code, exception: name, what } = error;
  return JSON.stringify({ code: 500, message: 'Internal Service Error', error: { code, name, what, details } });
}
