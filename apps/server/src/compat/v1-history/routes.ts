import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChainDirectory } from '../../platform/chain-of-request.ts';
import type { ServedChain } from '../../platform/served-chain.ts';
import { NativeHistoryError } from '@antescope/index/store/native/native-error';
import { answerFromIndex, isHistoryMethod } from './methods.ts';

/** What a chain without an index answers: the nodes' own answer. */
export type AskNodes = (chain: ServedChain, path: string, body: Buffer | null) => Promise<FastifyReply>;

/**
 * /v1/history as nodeos' plugin speaks it, from our index. Bodies come unparsed (Buffer), because nodeos judges them
 * itself; a GET has none, which is `{}`.
 */
export function addV1History(
  app: FastifyInstance,
  directory: ChainDirectory,
  askNodes: (reply: FastifyReply) => AskNodes,
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
        const body = method === 'POST' ? Buffer.from((request.body as Buffer | undefined) ?? []) : null;
        if (chain.store === undefined) return askNodes(reply)(chain, `/v1/history/${name}`, body);
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

/** The body that clients of nodeos know how to read; where in nodeos' source it was thrown, is not ours to say. */
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
