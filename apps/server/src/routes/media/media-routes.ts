import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ChainDirectory } from '../../platform/chain-of-request.ts';
import { apiError } from '../../platform/envelope.ts';
import { sendJson } from '../../platform/send-json.ts';
import { devnetAddress } from './devnet-address.ts';
import { fetchMedia, MediaError } from './fetch-media.ts';
import { FetchQueue } from './fetch-queue.ts';
import { isOwnPage } from './is-own-page.ts';
import type { MediaSigner } from './media-signer.ts';
import type { MediaRule } from './media-type.ts';

/** A slow file may take a minute: no address may hold every slot. */
const limits = { running: 32, runningPerAddress: 12, waiting: 512, waitingPerAddress: 128 };
/** IPFS content never changes, other media rarely does. */
const maxAgeSeconds = 86_400;
/** A file runs and loads nothing, even if opened directly. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A drawing opened by itself could pass for a page of this site: text and links work without scripts. */
function dispositionOf(type: string, rule: MediaRule, destination: string | string[] | undefined): string {
  return type === 'image/svg+xml' && destination !== 'image' ? 'attachment' : rule.disposition;
}

/**
 * GET /media?url=…&signature=…: media of NFTs and logos through this server, so that browsers connect to no third party.
 * Fetches only URLs that this installation has signed, for pages of this origin.
 */
export function addMedia(app: FastifyInstance, directory: ChainDirectory, signer: MediaSigner): void {
  const queue = new FetchQueue(limits);
  app.get<{ Querystring: { url: string; signature?: string } }>(
    '/media',
    {
      config: { waitsForOthers: true },
      schema: {
        querystring: {
          type: 'object',
          required: ['url'],
          properties: { url: { type: 'string', maxLength: 4096 }, signature: { type: 'string', maxLength: 64 } },
          additionalProperties: false,
        },
      },
    },
    async (request, reply) => {
      // Its headers are only known once the file is fetched: tens of megabytes for an answer of none.
      if (request.method === 'HEAD') return reply.code(405).header('allow', 'GET').send();
      if (!isOwnPage(request)) {
        return sendJson(request, reply, apiError(403, 'no-media', 'Files are only sent to pages of this site'));
      }
      const { url, signature = '' } = request.query;
      if (!signer.isSigned(url, signature)) {
        return sendJson(request, reply, apiError(403, 'no-media', 'The address is not signed by this site'));
      }
      const { ipfsGateway } = directory.of(request.raw).chain.config;
      const disconnected = new AbortController();
      reply.raw.once('close', () => disconnected.abort());
      const release = await queue.acquire(request.ip, disconnected.signal);
      if (release === null) return sendJson(request, reply, apiError(503, 'busy', 'Too many concurrent files'));
      try {
        const trusted = new Set([ipfsGateway]);
        const address = devnetAddress(url, ipfsGateway);
        const { type, rule, body } = await fetchMedia(address, { trusted });
        reply.header('content-type', type);
        reply.header('content-disposition', dispositionOf(type, rule, request.headers['sec-fetch-dest']));
        reply.header('content-security-policy', filePolicy);
        reply.header('cross-origin-resource-policy', 'same-origin');
        reply.header('cache-control', `public, max-age=${maxAgeSeconds}`);
        reply.header('vary', 'sec-fetch-site');
        const file = Readable.from(body);
        file.once('close', release);
        return await reply.send(file);
      } catch (error) {
        release();
        if (!(error instanceof MediaError)) throw error;
        return sendJson(request, reply, apiError(error.status, 'no-media', error.message));
      }
    },
  );
}
