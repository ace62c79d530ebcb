import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChainDirectory } from '../../platform/chain-of-request.ts';
import type { ServedChain } from '../../platform/served-chain.ts';
import { NativeHistoryError } from '@antescope/index/store/native/native-error';
import { bodyOfQuery } from '../query-body.ts';
import { answerFromIndex, isHistoryMethod } from './methods.ts';

/** Forwards a request to the nodes, for chains without an index. */
export type QueryNodes = (chain: ServedChain, path: string, body: Buffer | null) => Promise<FastifyReply>;

/**
 * /v1/history like nodeos' plugin, from our index. Bodies are unparsed buffers, because nodeos has its own validation
 * errors; the query of a GET is its body, and none counts as `{}`.
 */
export function addV1History(
  app: FastifyInstance,
  directory: ChainDirectory,
  queryNodes: (reply: FastifyReply) => QueryNodes,
  unknown: (reply: FastifyReply) => FastifyReply,
): void {
  for (const method of ['GET', 'POST'] as const) {
    app.route<{ Params: { method: string } }>({
      method,
      url: '/history/:method',
      async handler(request: FastifyRequest<{ Params: { method: string } }>, reply) {
        const name = request.params.method;
        if (!isHistoryMethod(name)) return unknown(reply);
        const { chain } = directory.of(request.raw);
        const body =
          method === 'POST' ? Buffer.from((request.body as Buffer | undefined) ?? []) : bodyOfQuery(request.url);
        if (chain.store === undefined) return queryNodes(reply)(chain, `/v1/history/${name}`, body);
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
