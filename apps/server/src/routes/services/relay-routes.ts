import { DexQueryError } from '@antescope/sources/services/dex/dex-query';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ChainDirectory } from '../../platform/chain-of-request.ts';
import { type ApiResponse, apiError, outcomeResponse } from '../../platform/envelope.ts';
import { sendJson } from '../../platform/send-json.ts';
import { type RelayCall, relayCalls } from './relay-calls.ts';
import { SentOnce } from './sent-once.ts';

/**
 * POST /relay/<call>: services on behalf of this site's pages. Their addresses and keys stay on the server, and nothing
 * that passes through is kept. Not a public API: other sites cannot call it, because JSON from another origin needs a
 * preflight that is not answered.
 */
export function addServiceRelay(app: FastifyInstance, directory: ChainDirectory): void {
  const sent = new SentOnce();
  for (const [path, relayCall] of Object.entries(relayCalls)) {
    const { maxBytes } = relayCall;
    app.post(`/relay/${path}`, maxBytes === undefined ? {} : { bodyLimit: maxBytes }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return sendJson(request, reply, await answer(directory, sent, relayCall, request));
    });
  }
}

async function answer(
  directory: ChainDirectory,
  sent: SentOnce,
  { schema, run, once }: RelayCall,
  request: FastifyRequest,
): Promise<ApiResponse> {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return apiError(403, 'forbidden', 'For pages of this site only');
  const input = v.safeParse(schema, request.body);
  if (!input.success) {
    const [issue] = input.issues;
    return apiError(400, 'bad-input', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`.slice(0, 200));
  }
  const { chain, base } = directory.of(request.raw);
  const key = once?.(input.output);
  try {
    const outcome =
      key === undefined
        ? await run(chain.sources.at, input.output)
        : await sent.run(`${base} ${request.url} ${key}`, () => run(chain.sources.at, input.output));
    if (outcome === null) return apiError(409, 'sent-before', 'This request was sent before; its outcome is not known');
    return outcomeResponse(outcome, notFoundText(outcome.meta.failures));
  } catch (error) {
    if (error instanceof DexQueryError) return apiError(400, 'bad-input', error.message);
    throw error;
  }
}

/** An empty answer with its reason, where there is one. */
function notFoundText(failures: readonly { message: string }[]): string | null {
  return failures[0]?.message ?? null;
}
