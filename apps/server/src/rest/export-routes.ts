import { Readable } from 'node:stream';
import { type ExportFormat, formatWriter } from '@antescope/sources/history/export/export-format';
import { ExportBrokeOff } from '@antescope/sources/history/export/start-export';
import { BoundedMap } from '@antescope/sources/core/bounded-map';
import { formatQuery } from '@antescope/sources/history/query-line';
import { paramsOfQuery } from '@antescope/sources/history/query-params';
import type { Meta } from '@antescope/sources/core/outcome';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ExportRequest, ExportFile, type ExportManifest } from './export-file.ts';
import { ExportSlots } from './export-slots.ts';
import { exportResource } from './export-resource.ts';
import { historyQuery } from './history-query.ts';
import { BadInputError, type RestInput } from './rest-route.ts';
import type { ChainDirectory } from '../platform/chain-of-request.ts';
import { type ApiResponse, apiError, outcomeResponse } from '../platform/envelope.ts';
import { dataPolicy } from '../platform/security-headers.ts';
import { sendJson } from '../platform/send-json.ts';
import type { ServedChain } from '../platform/served-chain.ts';

/** Milliseconds without progress after which a stalled client loses its slot. */
const idleMs = 60_000;
/** Exports an address may start per minute; each may run for long. */
const maxPerMinute = 30;
/** Manifests of recent exports: a client that has just read a file gets its manifest without a second pass. */
const maxManifests = 200;

/**
 * /accounts/{name}/export: a filtered history as a file of any length, streamed with back-pressure. An interrupted file is
 * resumed with `cursor` (of the last complete line) and `until` (header x-antescope-until); the header `link` points to
 * the manifest.
 */
export function addExports(app: FastifyInstance, directory: ChainDirectory): void {
  const slots = new ExportSlots();
  const manifests = new BoundedMap<ExportManifest>({ entries: maxManifests });
  const schema = {
    params: { type: 'object', properties: exportResource.params, required: ['name'] },
    querystring: { type: 'object', properties: exportResource.query, additionalProperties: false },
  };
  const config = { waitsForOthers: true, rateLimit: { max: maxPerMinute, timeWindow: '1 minute' } };
  app.get('/accounts/:name/export', { schema, config, exposeHeadRoute: false }, async (request, reply) => {
    const release = slots.acquire(request.ip);
    if (release === null) {
      reply.header('retry-after', '10');
      return sendJson(request, reply, apiError(429, 'busy', 'Too many exports are running: try again later'));
    }
    const disconnected = new AbortController();
    reply.raw.once('close', release).once('finish', release);
    reply.raw.once('close', () => disconnected.abort());
    try {
      return await answer(request, reply, {
        chain: directory.of(request.raw).chain,
        manifests,
        disconnected: disconnected.signal,
      });
    } catch (error) {
      if (error instanceof ExportBrokeOff)
        return sendJson(request, reply, apiError(502, 'sources-failed', error.message));
      if (error instanceof BadInputError) return sendJson(request, reply, apiError(400, 'bad-input', error.message));
      throw error;
    }
  });
}

interface ExportContext {
  chain: ServedChain;
  manifests: BoundedMap<ExportManifest>;
  /** Aborted once the client disconnects, which stops reading. */
  disconnected: AbortSignal;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { chain, manifests, disconnected }: ExportContext,
): Promise<FastifyReply> {
  const input = { ...(request.query as RestInput), ...(request.params as RestInput) };
  const query = historyQuery(input);
  const account = String(input.name);
  const exportRequest: ExportRequest = {
    chain: chain.config.key,
    account,
    query: formatQuery(query),
    format: String(input.format),
    cursor: input.cursor === undefined ? null : String(input.cursor),
  };
  const until = typeof input.until === 'number' ? input.until : undefined;
  const cached =
    input.manifest === 1 && until !== undefined ? manifests.get(manifestKey(exportRequest, until)) : undefined;
  if (cached !== undefined) return sendJson(request, reply, { status: 200, body: { data: cached } });
  const outcome = await chain.sources.exportActions(account, query.filter, {
    order: query.order,
    ...(exportRequest.cursor === null ? {} : { cursor: exportRequest.cursor }),
    ...(until === undefined ? {} : { until }),
  });
  if (outcome.state === 'failed') return sendJson(request, reply, outcomeResponse(outcome, null));
  // An empty history is a file without rows.
  const actions =
    outcome.state === 'data' ? outcome.data : { until: until ?? outcome.meta.block ?? 0, batches: none() };
  const writer = formatWriter(exportRequest.format as ExportFormat, { account, chain: chain.config });
  const file = new ExportFile(actions, outcome.meta, writer, exportRequest);
  const bytes = file.bytes(disconnected);
  if (input.manifest === 1) {
    const manifest = await manifestOf(file, bytes, manifests);
    return manifest === null ? reply : sendJson(request, reply, manifest);
  }
  closeWhenStalled(reply);
  // The first bytes are read before the headers are sent, so that an early failure is an error response.
  const first = await bytes.next();
  reply.headers({
    'content-type': writer.contentType,
    'content-disposition': `attachment; filename="${account}-${exportRequest.chain}-${actions.until}.${writer.extension}"`,
    'cache-control': 'no-store',
    'content-security-policy': dataPolicy,
    'access-control-expose-headers': 'content-disposition, link, x-antescope-until, x-antescope-source',
    'x-antescope-until': String(actions.until),
    'x-antescope-source': sourceOf(outcome.meta),
    link: `<${manifestPath(exportRequest, query, actions.until)}>; rel="describedby"; type="application/json"`,
  });
  return reply.send(Readable.from(whole(first, bytes, file, manifests), { objectMode: false }));
}

async function* whole(
  first: IteratorResult<Buffer>,
  rest: AsyncGenerator<Buffer>,
  file: ExportFile,
  manifests: BoundedMap<ExportManifest>,
): AsyncGenerator<Buffer> {
  if (first.done !== true) yield first.value;
  yield* rest;
  if (file.manifest !== null) keep(file.manifest, manifests);
}

/** Disconnects a client that stops reading; waits on while the server itself has nothing to send yet. */
function closeWhenStalled(reply: FastifyReply): void {
  reply.raw.setTimeout(idleMs, () => {
    if (reply.raw.writableLength > 0) reply.raw.destroy();
    else reply.raw.setTimeout(idleMs);
  });
}

/** null: the client disconnected. */
async function manifestOf(
  file: ExportFile,
  bytes: AsyncGenerator<Buffer>,
  manifests: BoundedMap<ExportManifest>,
): Promise<ApiResponse | null> {
  for await (const _chunk of bytes) void _chunk;
  const manifest: ExportManifest | null = file.manifest;
  if (manifest === null) return null;
  keep(manifest, manifests);
  return { status: 200, body: { data: manifest } };
}

/** URL of the manifest, relative to the file. */
function manifestPath(request: ExportRequest, query: ReturnType<typeof historyQuery>, until: number): string {
  const params = new URLSearchParams({
    ...paramsOfQuery(query),
    format: request.format,
    until: String(until),
    manifest: '1',
  });
  if (request.cursor !== null) params.set('cursor', request.cursor);
  return `export?${params.toString()}`;
}

function sourceOf({ source, endpoint }: Meta): string {
  return endpoint === null ? source : `${source} ${endpoint.replaceAll(/[^\x21-\x7e]/g, '')}`;
}

async function* none(): AsyncGenerator<never> {
  // Yields nothing.
}

function keep(manifest: ExportManifest, manifests: BoundedMap<ExportManifest>): void {
  manifests.set(manifestKey(manifest, manifest.until), manifest);
}

function manifestKey({ chain, account, query, format, cursor }: ExportRequest, until: number): string {
  return JSON.stringify([chain, account, query, format, cursor, until]);
}
