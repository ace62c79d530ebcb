import { Readable } from 'node:stream';
import { type ExportFormat, formatWriter } from '@antescope/sources/history/export/export-format';
import { ExportBrokeOff } from '@antescope/sources/history/export/start-export';
import { formatQuery } from '@antescope/sources/history/query-line';
import { paramsOfQuery } from '@antescope/sources/history/query-params';
import type { Meta } from '@antescope/sources/core/outcome';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ExportRequest, ExportFile, type ExportManifest } from './export-file.ts';
import { ExportSlots } from './export-slots.ts';
import { ManifestCache } from './manifest-cache.ts';
import { exportResource } from './export-resource.ts';
import { historyQuery } from './history-query.ts';
import { BadInputError, type RestInput } from './rest-route.ts';
import type { ChainDirectory } from '../platform/chain-of-request.ts';
import { type ApiResponse, apiError, outcomeResponse } from '../platform/envelope.ts';
import { dataPolicy } from '../platform/security-headers.ts';
import { sendJson } from '../platform/send-json.ts';
import type { ServedChain } from '../platform/served-chain.ts';

/** Milliseconds for which a file waits for a reader that takes nothing: then its place is another's. */
const idleMs = 60_000;
/** Exports an address may begin in a minute; each may run for long. */
const maxPerMinute = 30;

/**
 * /accounts/{name}/export: any filter as a file of any length, streamed as fast as it is taken. What was broken off goes
 * on with `cursor` (the last whole line's) and `until` (the header x-antescope-until); the header `link` leads to the manifest.
 */
export function addExports(app: FastifyInstance, directory: ChainDirectory): void {
  const slots = new ExportSlots();
  const manifests = new ManifestCache();
  const schema = {
    params: { type: 'object', properties: exportResource.params, required: ['name'] },
    querystring: { type: 'object', properties: exportResource.query, additionalProperties: false },
  };
  const config = { rateLimit: { max: maxPerMinute, timeWindow: '1 minute' } };
  app.get('/accounts/:name/export', { schema, config, exposeHeadRoute: false }, async (request, reply) => {
    const release = slots.acquire(request.ip);
    if (release === null) {
      reply.header('retry-after', '10');
      return sendJson(request, reply, apiError(429, 'busy', 'Other exports are running: try again in a while'));
    }
    const gone = new AbortController();
    reply.raw.once('close', release).once('finish', release);
    reply.raw.once('close', () => gone.abort());
    try {
      return await answer(request, reply, { chain: directory.of(request.raw).chain, manifests, gone: gone.signal });
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
  manifests: ManifestCache;
  /** Aborted when the asker is gone: what nobody waits for is not read on. */
  gone: AbortSignal;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { chain, manifests, gone }: ExportContext,
): Promise<FastifyReply> {
  const input = { ...(request.query as RestInput), ...(request.params as RestInput) };
  const query = historyQuery(input);
  const account = String(input.name);
  const asked: ExportRequest = {
    chain: chain.config.key,
    account,
    query: formatQuery(query),
    format: String(input.format),
    cursor: input.cursor === undefined ? null : String(input.cursor),
  };
  const until = typeof input.until === 'number' ? input.until : undefined;
  const known = input.manifest === 1 && until !== undefined ? manifests.get(asked, until) : undefined;
  if (known !== undefined) return sendJson(request, reply, { status: 200, body: { data: known } });
  const begun = await chain.sources.exportActions(account, query.filter, {
    order: query.order,
    ...(asked.cursor === null ? {} : { cursor: asked.cursor }),
    ...(until === undefined ? {} : { until }),
  });
  if (begun.state === 'failed') return sendJson(request, reply, outcomeResponse(begun, null));
  // A history with nothing in it is a file with nothing in it.
  const actions = begun.state === 'data' ? begun.data : { until: until ?? begun.meta.block ?? 0, batches: none() };
  const writer = formatWriter(asked.format as ExportFormat, { account, chain: chain.config });
  const file = new ExportFile(actions, begun.meta, writer, asked);
  const bytes = file.bytes(gone);
  if (input.manifest === 1) {
    const manifest = await manifestOf(file, bytes, manifests);
    return manifest === null ? reply : sendJson(request, reply, manifest);
  }
  closeWhenStalled(reply);
  // The first bytes are made before anything is promised: what fails at once is an error and no torn file.
  const first = await bytes.next();
  reply.headers({
    'content-type': writer.contentType,
    'content-disposition': `attachment; filename="${account}-${asked.chain}-${actions.until}.${writer.extension}"`,
    'cache-control': 'no-store',
    'content-security-policy': dataPolicy,
    'access-control-expose-headers': 'content-disposition, link, x-antescope-until, x-antescope-source',
    'x-antescope-until': String(actions.until),
    'x-antescope-source': sourceOf(begun.meta),
    link: `<${manifestPath(asked, query, actions.until)}>; rel="describedby"; type="application/json"`,
  });
  return reply.send(Readable.from(whole(first, bytes, file, manifests), { objectMode: false }));
}

async function* whole(
  first: IteratorResult<Buffer>,
  rest: AsyncGenerator<Buffer>,
  file: ExportFile,
  manifests: ManifestCache,
): AsyncGenerator<Buffer> {
  if (first.done !== true) yield first.value;
  yield* rest;
  if (file.manifest !== null) manifests.add(file.manifest);
}

/** A reader that takes nothing loses its place; where it is us who have found nothing yet, it waits. */
function closeWhenStalled(reply: FastifyReply): void {
  reply.raw.setTimeout(idleMs, () => {
    if (reply.raw.writableLength > 0) reply.raw.destroy();
    else reply.raw.setTimeout(idleMs);
  });
}

/** null: whoever asked is gone. */
async function manifestOf(
  file: ExportFile,
  bytes: AsyncGenerator<Buffer>,
  manifests: ManifestCache,
): Promise<ApiResponse | null> {
  for await (const _chunk of bytes) void _chunk;
  const manifest: ExportManifest | null = file.manifest;
  if (manifest === null) return null;
  manifests.add(manifest);
  return { status: 200, body: { data: manifest } };
}

/** Address of the manifest, relative to the file's. */
function manifestPath(asked: ExportRequest, query: ReturnType<typeof historyQuery>, until: number): string {
  const params = new URLSearchParams({
    ...paramsOfQuery(query),
    format: asked.format,
    until: String(until),
    manifest: '1',
  });
  if (asked.cursor !== null) params.set('cursor', asked.cursor);
  return `export?${params.toString()}`;
}

function sourceOf({ source, endpoint }: Meta): string {
  return endpoint === null ? source : `${source} ${endpoint.replaceAll(/[^\x21-\x7e]/g, '')}`;
}

async function* none(): AsyncGenerator<never> {
  // Nothing to read.
}
