import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { addHyperion } from '../compat/hyperion/routes.ts';
import { addLightApi } from '../compat/light/routes.ts';
import { addMedia } from '../routes/media/media-routes.ts';
import type { WalletFrameSettings } from '../config/settings.ts';
import type { WebBundle } from '../routes/pages/web-bundle.ts';
import { addAssets } from '../routes/pages/asset-routes.ts';
import { ChainDirectory } from './chain-of-request.ts';
import { connectionLimits, mostConnections, patience, type Patience } from './connection-limits.ts';
import { addErrorAnswers } from './error-answers.ts';
import { addManifest } from '../routes/pages/manifest-route.ts';
import { Metrics } from '../routes/status/metrics.ts';
import { addNodeProxy } from '../routes/node-proxy/node-proxy-routes.ts';
import { addPages } from '../routes/pages/page-routes.ts';
import type { PublishedChains } from './published-chains.ts';
import { addRedirects } from '../routes/pages/redirects.ts';
import { addRest } from '../rest/rest-routes.ts';
import { commonHeaders } from './security-headers.ts';
import type { ServedChain } from './served-chain.ts';
import { addStatus } from '../routes/status/status-routes.ts';
import { trustOf, type TrustedProxies } from './trusted-proxies.ts';
import { addWalletCallbacks, type WalletCallbackOptions } from '../routes/wallet-callback/wallet-callback-routes.ts';
import { addWalletFrame } from '../routes/pages/wallet-frame-route.ts';

export interface AppOptions {
  chains: readonly ServedChain[];
  bundle: WebBundle;
  /** Built browser files. */
  clientFolder: string;
  version: string;
  /** Public address for absolute links; null: that of the request. */
  origin: string | null;
  hosts: Record<string, string>;
  /** How many reverse proxies stand in front, or their addresses; 0: none. */
  trustProxy: TrustedProxies;
  /** Requests a minute and address; 0: no limit. */
  rateLimit: number;
  requestBytes: number;
  /** How long a connection may take; shorter in tests. */
  patience?: Patience;
  /** Where connected accounts are kept for several sites. */
  walletFrame?: WalletFrameSettings | null;
  /** Limits of the relay for wallets' callbacks; smaller in tests. */
  walletCallbacks?: WalletCallbackOptions;
  /** Chains of a published list, for the menu. */
  published?: PublishedChains;
  /** Where unexpected errors go; each is one line or a stack for the operator, never for the asker. */
  report(problem: string): void;
}

/** A route as it was declared, for whoever goes through all of them. */
export interface DeclaredRoute {
  method: string;
  /** With its parameters: '/api/v1/accounts/:name'. */
  url: string;
  /** Names of the query parameters that its schema knows. */
  query: readonly string[];
}

export interface App {
  fastify: FastifyInstance;
  routes: readonly DeclaredRoute[];
  directory: ChainDirectory;
  metrics: Metrics;
}

/** The whole HTTP face. Nothing listens yet. */
export async function createApp(options: AppOptions): Promise<App> {
  const trust = trustOf(options.trustProxy);
  const directory = new ChainDirectory(options.chains, options.hosts, trust);
  const metrics = new Metrics();
  const app = fastify({
    trustProxy: trust,
    bodyLimit: options.requestBytes,
    ...connectionLimits(options.patience ?? patience),
    forceCloseConnections: true,
    rewriteUrl: (request) => directory.of(request).target,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    // Unknown parameters are refused, not dropped: a misspelt filter must not look like an unfiltered answer.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true, allErrors: false } },
  });
  const routes: DeclaredRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    const { properties = {} } = (schema?.querystring ?? {}) as { properties?: Record<string, unknown> };
    for (const one of [method].flat()) routes.push({ method: one, url, query: Object.keys(properties) });
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders);
    if (options.origin?.startsWith('https:') === true) reply.header('strict-transport-security', 'max-age=31536000');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
  app.server.maxConnections = mostConnections;
  addErrorAnswers(app, options.report);
  if (options.rateLimit > 0) {
    await app.register(rateLimit, {
      max: options.rateLimit,
      timeWindow: '1 minute',
      allowList: (request) => request.url.startsWith('/assets/') || request.url === '/health',
    });
  }
  await addAssets(app, options.clientFolder);
  addStatus(app, directory, metrics, options.version);
  addManifest(app, directory);
  if (options.walletFrame != null) addWalletFrame(app, options.clientFolder, options.walletFrame.sites);
  addWalletCallbacks(app, options.walletCallbacks);
  addRedirects(app, directory);
  addMedia(app, directory);
  await app.register((scope) => addRest(scope, directory, options.version), { prefix: '/api/v1' });
  await app.register((scope) => addLightApi(scope, directory), { prefix: '/api' });
  await app.register((scope) => addHyperion(scope, directory, options), { prefix: '/v2' });
  await app.register((scope) => addNodeProxy(scope, directory, options.report), { prefix: '/v1' });
  addPages(app, directory, options);
  return { fastify: app, routes, directory, metrics };
}
