import type { FastifyReply } from 'fastify';

/** nodeos' error format. */
export function sendNodeError(reply: FastifyReply, status: number, name: string, message: string): FastifyReply {
  const details = [{ message, file: 'antescope', line_number: 0, method: name }];
  const body = { code: status, message, error: { code: 0, name, what: message, details } };
  return reply.code(status).header('content-type', 'application/json').send(JSON.stringify(body));
}

export function unknownEndpoint(reply: FastifyReply): FastifyReply {
  return sendNodeError(reply, 404, 'unknown_endpoint', 'Unknown Endpoint');
}
