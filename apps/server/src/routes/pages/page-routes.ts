import type { PageContext } from '@antescope/web-contract/page-context';
import type { WebBundle } from '@antescope/web-contract/web-bundle';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, compressBody, type Encoding } from '../../platform/compress.ts';
import { apiError } from '../../platform/envelope.ts';
import { newNonce, openerPolicy, pagePolicy } from '../../platform/security-headers.ts';
import { sendJson } from '../../platform/send-json.ts';
import { chosenChainUrl } from './chosen-chain.ts';
import { DocumentStarts } from './document-starts.ts';
import { DocumentInParts } from './document-in-parts.ts';
import { ownNodeOrigins } from './own-node-origins.ts';
import { pageContext, type SiteFacts } from './page-context.ts';
import { pageKey } from './page-key.ts';
import { type RenderedPage, SharedPages } from './shared-pages.ts';

export interface PageOptions extends SiteFacts {
  bundle: WebBundle;
  /** Public origin; null: the origin of each request. */
  publicOrigin: string | null;
  report(problem: string): void;
}

/** Every other address is a page: HTML, or its JSON twin with `?format=json` or an Accept header. */
export function addPages(app: FastifyInstance, options: PageOptions): void {
  const site = { ...options, pages: new SharedPages(options.bundle), starts: new DocumentStarts() };
  app.get('/*', (request, reply) => answer(site, request, reply));
  app.setNotFoundHandler((request, reply) =>
    sendJson(
      request,
      reply,
      apiError(404, 'no-resource', `No route for ${request.method} ${request.url.split('?', 1)[0]!.slice(0, 200)}`),
    ),
  );
}

type PageSite = PageOptions & { pages: SharedPages; starts: DocumentStarts };

async function answer(options: PageSite, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { directory } = options;
  const origin = options.publicOrigin ?? requestOrigin(request);
  const address = `${origin}${request.originalUrl}`;
  if (!request.originalUrl.startsWith('/') || !URL.canParse(address)) {
    return sendJson(request, reply, apiError(400, 'bad-request', 'The request URL is invalid'));
  }
  const url = new URL(address);
  const nonce = newNonce();
  const facts = {
    cookie: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
    host: directory.hostOf(request.raw),
    nonce,
    origin,
  };
  const requested = directory.of(request.raw);
  const elsewhere = chosenChainUrl(directory, requested, facts.host);
  if (elsewhere !== null) return reply.header('cache-control', 'private, no-cache').redirect(elsewhere, 302);
  const context = pageContext(requested, facts, options);
  if (wantsJson(request, url)) {
    url.searchParams.delete('format');
    return sendJson(request, reply, await options.bundle.loadPage(url, context));
  }
  return answerDocument(options, requested.chain.index?.().indexed ?? null, url, context, request, reply);
}

/**
 * Milliseconds after which the beginning of a page is sent. A page that is complete by then is painted in one step, and
 * the browser does not compete with its rendering for the CPU of a small machine.
 */
const startDelayMs = 100;

/**
 * Sends a page; the beginning of a known one earlier if its status is certain but the content takes longer. `head`: block
 * of the index; null: none.
 */
async function answerDocument(
  { pages, starts, report }: PageSite,
  head: number | null,
  url: URL,
  context: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { nonce } = context;
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const key = pageKey(url, context);
  let parts = null as DocumentInParts | null;
  const sendStart = (): void => {
    const start = starts.of(key, nonce);
    if (start === null) return;
    addHeaders({ status: 200, headers: start.headers }, url, context, request, reply);
    if (encoding !== null) reply.header('content-encoding', encoding);
    parts = new DocumentInParts(start.html, encoding);
    reply.send(parts.body);
  };
  const begun = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const onFound = (): void => {
    timer ??= setTimeout(sendStart, Math.max(0, startDelayMs - (performance.now() - begun)));
  };
  const isNavigation = request.headers['sec-fetch-dest'] === 'document';
  try {
    const page = await pages
      .page(url, context, head, isNavigation ? onFound : undefined)
      .finally(() => clearTimeout(timer));
    starts.keep(key, nonce, page);
    if (parts !== null) {
      parts.end(page);
      return reply;
    }
    addHeaders(page, url, context, request, reply);
    return await sendPage(page, encoding, reply);
  } catch (error) {
    report(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : String(error)}`);
    if (parts !== null) {
      parts.fail();
      return reply;
    }
    reply.code(500).header('content-security-policy', pagePolicy(nonce)).header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(brokenPage);
  }
}

function addHeaders(
  page: Pick<RenderedPage, 'status' | 'headers'>,
  url: URL,
  context: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.code(page.status).headers(page.headers);
  reply.header('content-type', 'text/html; charset=utf-8');
  reply.header(
    'content-security-policy',
    pagePolicy(
      context.nonce,
      [
        ...ownNodeOrigins(context.chain, url, context.knownNodes ?? []),
        ...linkOrigins(context.walletLink ?? null),
        ...desktopOrigins(context.chain),
      ],
      context.walletFrame ?? null,
    ),
  );
  reply.headers(openerPolicy(request.headers['sec-fetch-site']));
  reply.header('vary', 'accept, accept-encoding, accept-language, cookie, sec-fetch-dest, sec-fetch-site');
  // Revalidated each time and never stored by shared caches: a page contains preferences and a nonce.
  reply.header('cache-control', 'private, no-cache');
}

async function sendPage(page: RenderedPage, encoding: Encoding, reply: FastifyReply): Promise<FastifyReply> {
  if (page.status >= 300 && page.status < 400) return reply.send('');
  const html = Buffer.from(page.html);
  const compressed = await compressBody(html, encoding);
  if (compressed !== null) reply.header('content-encoding', encoding);
  return reply.send(compressed ?? html);
}

/** connect-src of the link service: requests by POST, answers by websocket. */
function linkOrigins(walletLink: string | null): string[] {
  if (walletLink === null) return [];
  const { origin } = new URL(walletLink);
  return [origin, origin.replace(/^http/, 'ws')];
}

/** connect-src of desktop wallets that speak Scatter's protocol: they listen on the visitor's device. */
function desktopOrigins({ walletProviders }: PageContext['chain']): string[] {
  return walletProviders.includes('scatter') ? ['ws://127.0.0.1:50005'] : [];
}

function wantsJson(request: FastifyRequest, url: URL): boolean {
  if (url.searchParams.get('format') === 'json') return true;
  const accept = request.headers.accept ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}

/** Origin of the request; a Host header that is not a host name counts as absent. */
function requestOrigin(request: FastifyRequest): string {
  const host = /^[\w.:[\]-]{1,255}$/.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${host}`;
}

const brokenPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Something went wrong</title></head><body>' +
  '<h1>Something went wrong</h1><p>This page could not be rendered. <a href="">Try again</a></p></body></html>';
