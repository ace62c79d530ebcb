import { endpointOrigin } from '@antescope/sources/core/endpoint-origin';
import { NodeUnavailableError } from '@antescope/sources/node/node-error';
import type { FastifyReply } from 'fastify';
import type { EndpointKind, NodeProxy } from '../node-proxy.ts';
import { sendNodeError } from './nodeos-error.ts';

/** Forwards a request to the nodes of a chain; `missing` answers instead of a 404. */
export async function forward(
  reply: FastifyReply,
  proxy: NodeProxy,
  { path, body, kind }: { path: string; body: Buffer | null; kind: EndpointKind },
  missing?: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    const answer = await proxy.request(path, body, kind);
    if (answer.status === 404 && missing !== undefined) return await missing();
    return reply
      .code(answer.status)
      .header('content-type', 'application/json')
      .header('antescope-endpoint', endpointOrigin(answer.endpoint))
      .send(answer.body);
  } catch (error) {
    if (!(error instanceof NodeUnavailableError)) throw error;
    return sendNodeError(reply, 502, 'no_node_answered', unavailableText(error));
  }
}

function unavailableText({ failures, mayHaveArrived, message }: NodeUnavailableError): string {
  const warning = mayHaveArrived ? 'The node may have received the transaction: look it up before sending again. ' : '';
  const reasons = failures.map((failure) => `${failure.endpoint}: ${failure.message}`);
  return warning + (reasons.length === 0 ? message : reasons.join('; '));
}
