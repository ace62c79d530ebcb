import type { WebBundle } from '@antescope/web-contract/web-bundle';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import type { WalletFrameSettings } from '../config/settings.ts';
import { addressKey } from '../platform/address-key.ts';
import { ChainDirectory } from '../platform/chain-of-request.ts';
import {
  connectionLimits,
  maxConnections,
  defaultTimeouts,
  type ConnectionTimeouts,
} from '../platform/connection-limits.ts';
import { apiError } from '../platform/envelope.ts';
import { addErrorHandler } from '../platform/error-handler.ts';
import { compatApis } from './compat-apis.ts';
import { addLoadLimits, type LoadLimitOptions } from './load-limits.ts';
import type { PublishedChains } from '../platform/published-chains.ts';
import { addPreflight } from '../platform/preflight.ts';
import { commonHeaders, dataPolicy } from '../platform/security-headers.ts';
import { sendJson } from '../platform/send-json.ts';
import type { ServedChain } from '../platform/served-chain.ts';
import { trustOf, type TrustedProxies } from '../platform/trusted-proxies.ts';
import { openApiDocument } from '../rest/openapi.ts';
import { addRest } from '../rest/rest-routes.ts';
import { addMedia } from '../routes/media/media-routes.ts';
import type { MediaSigner } from '../routes/media/media-signer.ts';
import { addAssets } from '../routes/pages/asset-routes.ts';
import { addManifest } from '../routes/pages/manifest-route.ts';
import { addPages } from '../routes/pages/page-routes.ts';
import { addRedirects } from '../routes/pages/redirects.ts';
import { addWalletFrame } from '../routes/pages/wallet-frame-route.ts';
import type { Sponsor } from '../routes/sponsor/sponsor.ts';
import { addSponsor } from '../routes/sponsor/sponsor-routes.ts';
import { addServiceRelay } from '../routes/services/relay-routes.ts';
import { Metrics } from '../routes/status/metrics.ts';
import { addStatus } from '../routes/status/status-routes.ts';
import { addWalletCallbacks, type WalletCallbackOptions } from '../routes/wallet-callback/wallet-callback-routes.ts';

export interface AppOptions {
  chains: readonly ServedChain[];
  bundle: WebBundle;
  /** Directory of the built browser files. */
  clientFolder: string;
  version: string;
  /** Public origin for absolute links; null: the origin of each request. */
  origin: string | null;
  /** Host name → chain key. */
  hosts: Record<string, string>;
  /** Number of reverse proxies in front, or their addresses; 0: none. */
  trustProxy: TrustedProxies;
  /** Requests per minute and address; 0: no limit. */
  rateLimit: number;
  /** What one address may use of the thread; smaller in tests. Off where `rateLimit` is. */
  loadLimits?: LoadLimitOptions;
  requestBytes: number;
  /** Connection timeouts; shorter in tests. */
  timeouts?: ConnectionTimeouts;
  /** Where connected accounts are shared between sites. */
  walletFrame?: WalletFrameSettings | null;
  /** Service between pages and linked wallets; null or absent: wallets are not linked. */
  walletLink?: string | null;
  /** Signs the URLs that `/media` fetches. */
  mediaSigner: MediaSigner;
  /** Sponsors of transactions, by chain key. */
  sponsors?: ReadonlyMap<string, Sponsor>;
  /** Limits of the relay for wallets' callbacks; smaller in tests. */
  walletCallbacks?: WalletCallbackOptions;
  /** Chains of a published list, for the menu. */
  published?: PublishedChains;
  /** Unexpected errors, one line or a stack each, for the operator only. */
  report(problem: string): void;
}

/** A declared route, for tests that iterate over all of them. */
export interface DeclaredRoute {
  method: string;
  /** Pattern: '/api/v1/accounts/:name'. */
  url: string;
  /** Names of the query parameters in its schema. */
  query: readonly string[];
}

export interface App {
  fastify: FastifyInstance;
  routes: readonly DeclaredRoute[];
  directory: ChainDirectory;
  metrics: Metrics;
}

/** All HTTP routes of the server, not listening yet. */
export async function createApp(options: AppOptions): Promise<App> {
  const trust = trustOf(options.trustProxy);
  const directory = new ChainDirectory(options.chains, options.hosts, trust);
  const metrics = new Metrics();
  const app = fastify({
    trustProxy: trust,
    bodyLimit: options.requestBytes,
    ...connectionLimits(options.timeouts ?? defaultTimeouts),
    forceCloseConnections: true,
    rewriteUrl: (request) => directory.of(request).target,
    // Paths that cannot be decoded.
    frameworkErrors: (_error, request, reply) =>
      void sendJson(request, reply, apiError(400, 'bad-request', 'The request URL is invalid')),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    // Unknown parameters are rejected, not dropped: a misspelled filter must not return unfiltered data.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true, allErrors: false } },
  });
  app.server.maxConnections = maxConnections;
  const routes = recordRoutes(app);
  addHooks(app, options, metrics);
  addErrorHandler(app, options.report);
  await limitRate(app, options.rateLimit);
  if (options.rateLimit > 0) addLoadLimits(app, options.loadLimits);
  await addRoutes(app, directory, { ...options, metrics });
  return { fastify: app, routes, directory, metrics };
}

/** Records the routes added after the call. */
function recordRoutes(app: FastifyInstance): readonly DeclaredRoute[] {
  const routes: DeclaredRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    const { properties = {} } = (schema?.querystring ?? {}) as { properties?: Record<string, unknown> };
    for (const one of [method].flat()) routes.push({ method: one, url, query: Object.keys(properties) });
  });
  return routes;
}

function addHooks(app: FastifyInstance, { origin }: AppOptions, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    // Pages and files of the build replace this policy or need none.
    reply.headers(commonHeaders);
    if (!request.url.startsWith('/assets/')) reply.header('content-security-policy', dataPolicy);
    if (origin?.startsWith('https:') === true) reply.header('strict-transport-security', 'max-age=31536000');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
}

async function limitRate(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  if (requestsPerMinute === 0) return;
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => addressKey(request.ip),
    allowList: (request) => request.url.startsWith('/assets/') || request.url === '/health',
  });
}

async function addRoutes(
  app: FastifyInstance,
  directory: ChainDirectory,
  options: AppOptions & { metrics: Metrics },
): Promise<void> {
  const { bundle, clientFolder, metrics, published, report, version, walletFrame } = options;
  await addAssets(app, clientFolder);
  addStatus(app, directory, metrics, version);
  addManifest(app, directory);
  if (walletFrame != null) addWalletFrame(app, clientFolder, walletFrame.sites);
  addWalletCallbacks(app, options.walletCallbacks);
  addSponsor(app, directory, options.sponsors ?? new Map(), report);
  addServiceRelay(app, directory);
  addRedirects(app, directory);
  addMedia(app, directory, options.mediaSigner);
  await app.register((scope) => addRest(scope, directory, version), { prefix: '/api/v1' });
  for (const { prefix, routes } of compatApis) {
    const host = { chains: directory, version, sendJson, addPreflight, report };
    await app.register(async (scope) => routes(scope, host), { prefix });
  }
  // Last: every other path is a page.
  addPages(app, {
    bundle,
    directory,
    version,
    publicOrigin: options.origin,
    elsewhere: () => published?.entries ?? [],
    walletFrameOrigin: walletFrame?.origin ?? null,
    walletLink: options.walletLink ?? null,
    apiDocument: (base) => openApiDocument(base, version),
    report,
  });
}
