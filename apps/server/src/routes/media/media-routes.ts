import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ChainDirectory } from '../../platform/chain-of-request.ts';
import { apiError } from '../../platform/envelope.ts';
import { sendJson } from '../../platform/send-json.ts';
import { fetchMedia, MediaRefusal } from './fetch-media.ts';
import { FetchPlaces } from './fetch-places.ts';

/** A slow file may take a minute: no single visitor holds all places. */
const limits = { atOnce: 32, ofOne: 12, waiting: 512, waitingOfOne: 128 };
/** Media of content ids never change, and of others seldom. */
const keptSeconds = 86_400;
/** Whatever a file turns out to be, it runs nothing and loads nothing, even opened by itself. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Websites of a devnet's people have names below 'example', which no host of the Internet has: the devnet's own services,
 * whose gateway this is, answer for them.
 */
function ofDevnet(address: string, gateway: string): string {
  const site = /^https?:\/\/([a-z0-9.-]+\.example)(\/[^?#]*)?$/.exec(address);
  if (site === null || !gateway.endsWith('/services')) return address;
  return `${gateway}/web/${site[1]}${site[2] ?? '/'}`;
}

/** GET /media?url=…: media of NFTs and logos through this server, so that no browser asks a stranger. */
export function addMedia(app: FastifyInstance, directory: ChainDirectory): void {
  const places = new FetchPlaces(limits);
  app.get<{ Querystring: { url: string } }>(
    '/media',
    {
      schema: {
        querystring: {
          type: 'object',
          required: ['url'],
          properties: { url: { type: 'string', maxLength: 4096 } },
          additionalProperties: false,
        },
      },
    },
    async (request, reply) => {
      const { ipfsGateway } = directory.of(request.raw).chain.config;
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      const leave = await places.take(request.ip, left.signal);
      if (leave === null) return sendJson(request, reply, apiError(503, 'busy', 'Too many files at once'));
      try {
        const trusted = new Set([ipfsGateway]);
        const address = ofDevnet(request.query.url, ipfsGateway);
        const { type, rule, body } = await fetchMedia(address, { trusted });
        reply.header('content-type', type);
        reply.header('content-disposition', rule.disposition);
        reply.header('content-security-policy', filePolicy);
        reply.header('cross-origin-resource-policy', 'same-origin');
        reply.header('cache-control', `public, max-age=${keptSeconds}`);
        const file = Readable.from(body);
        file.once('close', leave);
        return await reply.send(file);
      } catch (error) {
        leave();
        if (!(error instanceof MediaRefusal)) throw error;
        return sendJson(request, reply, apiError(error.status, 'no-media', error.message));
      }
    },
  );
}
