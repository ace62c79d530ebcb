import type { FastifyInstance, FastifyReply } from 'fastify';
import { apiError } from '../../platform/envelope.ts';
import { apiJson } from '../../platform/json.ts';
import { dataPolicy } from '../../platform/security-headers.ts';
import { CallbackChannels, type WalletCallback } from './callback-channels.ts';

export interface WalletCallbackOptions {
  channels?: CallbackChannels;
  /** Length of a long poll in milliseconds; below the time-outs of common reverse proxies. */
  waitMs?: number;
  /** Milliseconds that a callback waits for the first poll of its page. */
  earlyMs?: number;
}

/** A callback repeats its request, which may carry a contract. */
const mostBytes = 256 * 1024;
const mostFields = 40;

const parameters = {
  type: 'object',
  properties: { channel: { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' } },
  required: ['channel'],
};
const query = {
  type: 'object',
  properties: { after: { type: 'integer', minimum: 0, maximum: 1000 } },
  additionalProperties: false,
};

/**
 * Callbacks of signing requests: a wallet on any device posts to the address in the request, and the page that shows the
 * request reads it by long polling. The body is passed on without being interpreted.
 */
export function addWalletCallbacks(app: FastifyInstance, options: WalletCallbackOptions = {}): void {
  const { channels = new CallbackChannels(), waitMs = 25_000, earlyMs = 5000 } = options;
  void app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      // Wallets send JSON with different content types.
      scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) =>
        done(null, body),
      );
      scope.addHook('onRequest', async (_request, reply) => {
        reply.headers({ 'cache-control': 'no-store', 'content-security-policy': dataPolicy });
      });

      scope.get<{ Params: { channel: string }; Querystring: { after?: number } }>(
        '/:channel',
        { config: { waitsForOthers: true }, schema: { params: parameters, querystring: query } },
        async (request, reply) => {
          const { channel } = request.params;
          if (!channels.open(channel, request.ip))
            return send(reply, 429, apiError(429, 'too-many-channels', 'Too many open signing requests').body);
          const callbacks = await channels.read(channel, request.query.after ?? 0, waitMs, closedSignal(reply));
          return send(reply, 200, { data: callbacks });
        },
      );

      scope.post<{ Params: { channel: string }; Body: string }>(
        '/:channel',
        { config: { waitsForOthers: true }, schema: { params: parameters } },
        async (request, reply) => {
          allowAnyOrigin(reply);
          const callback = readCallback(request.body);
          if (callback === null)
            return send(reply, 400, apiError(400, 'bad-input', 'Expected a JSON object of strings').body);
          const { channel } = request.params;
          await channels.whenOpen(channel, earlyMs, closedSignal(reply));
          const result = channels.post(channel, callback);
          if (result === 'accepted') return send(reply, 200, { data: { accepted: true } });
          if (result === 'unknown')
            return send(reply, 404, apiError(404, 'not-found', 'No page is waiting for this request').body);
          return send(reply, 503, apiError(503, 'busy', 'No room for another callback').body);
        },
      );

      // Preflight requests of wallets that run in a browser.
      scope.options('/:channel', async (_request, reply) => {
        allowAnyOrigin(reply).header('access-control-max-age', '86400');
        return reply.code(204).send();
      });
    },
    { prefix: '/esr/callback' },
  );
}

function allowAnyOrigin(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type, accept',
    'access-control-allow-methods': 'POST, OPTIONS',
  });
}

/** Aborts when the connection of a request closes. */
function closedSignal(reply: FastifyReply): AbortSignal {
  const closed = new AbortController();
  reply.raw.once('close', () => closed.abort());
  return closed.signal;
}

function send(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(apiJson(body));
}

/** null: not a JSON object of strings and numbers. */
function readCallback(body: string | undefined): WalletCallback | null {
  let value: unknown;
  try {
    value = JSON.parse(body ?? '');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const fields = Object.entries(value);
  if (fields.length === 0 || fields.length > mostFields) return null;
  if (!fields.every(([, field]) => typeof field === 'string' || typeof field === 'number')) return null;
  return Object.fromEntries(fields.map(([key, field]) => [key, String(field)]));
}
