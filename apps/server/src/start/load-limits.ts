import { type EventLoopUtilization, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../platform/address-key.ts';
import { ConnectionLimiter } from '../platform/connection-limiter.ts';
import { apiError } from '../platform/envelope.ts';
import { RequestTurns } from '../platform/request-turns.ts';
import { sendJson } from '../platform/send-json.ts';
import { isLoopback } from '../platform/websocket-limiter.ts';
import { WorkCharges } from './work-charges.ts';

export interface LoadLimitOptions {
  charges?: WorkCharges;
  /** Requests of one address that are open at the same time. */
  atOnce?: number;
  /** Requests of one address that run at the same time; the other open ones wait for their turn. */
  running?: number;
  /** Mean delay of the event loop during the last second, in milliseconds. */
  delay?: () => number;
}

/** Delays from which addresses that used much, and then all, are refused. */
const lateMs = 200;
const veryLateMs = 1000;
const sampleMs = 1000;
const resolutionMs = 20;

const unlimited = (url: string): boolean => url.startsWith('/assets/') || url === '/health' || url === '/metrics';

/**
 * Shares the one thread that answers everybody: an address is charged for the time that its requests keep it and the
 * processes that read the index busy, not for their number. While the thread is late, new requests are refused at once
 * (503) instead of queued.
 */
export function addLoadLimits(app: FastifyInstance, options: LoadLimitOptions = {}): void {
  const charges = options.charges ?? new WorkCharges();
  const open = new ConnectionLimiter(options.atOnce ?? 24);
  const turns = new RequestTurns(options.running ?? 4);
  const delay = options.delay ?? loopDelay(app);
  const ends = new WeakMap<object, () => void>();

  app.addHook('onRequest', async (request, reply) => {
    // Loopback is the operator, or a reverse proxy without --trust-proxy: every visitor at once.
    if (unlimited(request.url) || isLoopback(request.ip)) return;
    const address = addressKey(request.ip);
    const used = charges.used(address);
    if (used === 'all') {
      reply.header('retry-after', '10');
      return sendJson(request, reply, apiError(429, 'too-many-requests', 'Requests took too long: wait a moment'));
    }
    const late = delay();
    if (late > veryLateMs || (late > lateMs && used === 'much')) {
      reply.header('retry-after', '5');
      return sendJson(request, reply, apiError(503, 'overloaded', 'The server is overloaded: try again in a moment'));
    }
    const release = open.acquire(address);
    if (release === null) {
      reply.header('retry-after', '1');
      return sendJson(request, reply, apiError(429, 'too-many-requests', 'Too many requests at once'));
    }
    const turn = request.routeOptions.config.waitsForOthers === true ? null : turns.take(address);
    let ended = false;
    let start: EventLoopUtilization | null = null;
    const end = (): void => {
      if (ended) return;
      ended = true;
      // What the thread did meanwhile, shared between the requests it may have done it for.
      if (start !== null)
        charges.charge(address, performance.eventLoopUtilization(start).active / Math.max(1, open.total));
      release();
      void turn?.then((endTurn) => endTurn());
    };
    ends.set(request, end);
    // A client that leaves ends its request without a response.
    reply.raw.once('close', end);
    await turn;
    start = performance.eventLoopUtilization();
  });
  // The last hook before the handler: contexts of earlier ones do not reach it through the parsing of a body.
  app.addHook('preHandler', (request, _reply, done) => {
    if (!ends.has(request)) return done();
    return charges.run(addressKey(request.ip), done);
  });
  app.addHook('onResponse', async (request) => ends.get(request)?.());
}

function loopDelay(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  let mean = 0;
  histogram.enable();
  const timer = setInterval(() => {
    const sample = histogram.count === 0 ? 0 : Math.max(0, histogram.mean / 1e6 - resolutionMs);
    // Smoothed: a single long task is over when it is seen, and no reason to refuse anybody.
    mean = (mean + sample) / 2;
    histogram.reset();
  }, sampleMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  return () => mean;
}
