import { endpointOrigin } from '@antescope/sources/core/endpoint-origin';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { ChainHealth } from '@antescope/sources/health/chain-health';
import { healthOf } from '../../platform/chain-health.ts';
import type { ChainDirectory } from '../../platform/chain-of-request.ts';
import type { Gauge, Metrics } from './metrics.ts';
import { sendJson } from '../../platform/send-json.ts';
import type { ServedChain } from '../../platform/served-chain.ts';

/** /health, /metrics and robots.txt. */
export function addStatus(app: FastifyInstance, directory: ChainDirectory, metrics: Metrics, version: string): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });
  app.get('/health', async (request, reply) => {
    const entries = await Promise.all(
      directory.all.map(async (chain) => [chain.config.key, await healthOf(chain)] as const),
    );
    const down = entries.every(([, health]) => health.status === 'down');
    const status = down ? 'down' : entries.every(([, health]) => health.status === 'ok') ? 'ok' : 'degraded';
    const body = { status, version, uptimeSeconds: Math.round(process.uptime()), chains: Object.fromEntries(entries) };
    return sendJson(request, reply, { status: down ? 503 : 200, body });
  });
  app.get('/metrics', async (_request, reply) => {
    const gauges = [...processGauges(delay.percentile(99) / 1e9), ...(await chainGauges(directory.all))];
    return reply.header('content-type', 'text/plain; version=0.0.4; charset=utf-8').send(metrics.text(gauges));
  });
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send('User-agent: *\nDisallow: /api/\nDisallow: /v1/\nDisallow: /search/\nDisallow: /wallet/\nAllow: /\n'),
  );
}

function processGauges(loopDelay: number): Gauge[] {
  const usage = process.cpuUsage();
  const gauge = (name: string, help: string, type: Gauge['type'], value: number): Gauge => ({
    name,
    help,
    type,
    labels: {},
    value,
  });
  return [
    gauge('process_resident_memory_bytes', 'Memory of the process.', 'gauge', process.memoryUsage.rss()),
    gauge('process_cpu_seconds_total', 'Processor time used.', 'counter', (usage.user + usage.system) / 1e6),
    gauge('antescope_event_loop_delay_seconds', 'Delay of the event loop, 99th percentile.', 'gauge', loopDelay),
  ];
}

async function chainGauges(chains: readonly ServedChain[]): Promise<Gauge[]> {
  const healths = await Promise.all(chains.map(async (chain) => ({ chain, health: await healthOf(chain) })));
  const gauges: Gauge[] = [];
  const each = (name: string, help: string, value: (health: ChainHealth) => number | null): void => {
    for (const { chain, health } of healths) {
      const current = value(health);
      if (current !== null)
        gauges.push({ name, help, type: 'gauge', labels: { chain: chain.config.key }, value: current });
    }
  };
  each('antescope_node_up', 'A node is reachable (1) or none (0).', (health) => (health.status === 'down' ? 0 : 1));
  each('antescope_head_block', 'Head block of the node.', (health) => health.node.head);
  each('antescope_head_age_seconds', 'Age of the head block.', (health) => health.node.ageSeconds);
  each('antescope_indexed_block', 'Highest block in the index.', (health) => health.index?.indexed ?? null);
  each('antescope_index_behind_blocks', 'Blocks between the head and the index.', ({ index }) => index?.behind ?? null);
  each('antescope_index_stopped', 'Indexing stopped with an error (1) or not (0).', ({ index }) =>
    index === null ? null : Number(index.stopped),
  );
  each('antescope_index_connected', 'The source of the index is connected (1) or not (0).', ({ index }) =>
    index === null ? null : Number(index.connected),
  );
  each(
    'antescope_index_blocks_per_second',
    'Blocks indexed per second, 30 s average.',
    ({ index }) => index?.blocksPerSecond ?? null,
  );
  each(
    'antescope_index_actions_per_second',
    'Action traces indexed per second, 30 s average.',
    ({ index }) => index?.actionsPerSecond ?? null,
  );
  each('antescope_realtime_clients', 'Open websockets.', (health) => health.realtime.clients);
  return [...gauges, ...requestCounters(healths)];
}

/** Requests to nodes and services by outcome. */
function requestCounters(healths: readonly { chain: ServedChain; health: ChainHealth }[]): Gauge[] {
  const counters = (name: string, help: string, counted: (one: (typeof healths)[number]) => RequestCounts[]): Gauge[] =>
    (['answered', 'failed'] as const).flatMap((outcome) =>
      healths.flatMap((one) =>
        counted(one).map(({ labels, counts }) => ({
          name,
          help,
          type: 'counter' as const,
          labels: { chain: one.chain.config.key, ...labels, outcome },
          value: counts[outcome],
        })),
      ),
    );
  return [
    ...counters('antescope_proxy_requests_total', 'Requests forwarded to nodes.', ({ chain }) =>
      byOrigin([...chain.proxy.counts].map(([url, counts]) => ({ url, ...counts }))),
    ),
    ...counters('antescope_node_requests_total', 'Requests to nodes, without the indexer.', ({ chain }) =>
      byOrigin(chain.endpoints()),
    ),
    ...counters('antescope_service_requests_total', 'Requests to external services.', ({ health }) =>
      health.services.map((status) => ({
        labels: { service: status.service, endpoint: status.endpoint },
        counts: status,
      })),
    ),
  ];
}

/** Endpoints of one origin share a counter: paths and queries may hold API keys. */
function byOrigin(endpoints: readonly { url: string; answered: number; failed: number }[]): RequestCounts[] {
  const byLabel = new Map<string, RequestCounts>();
  for (const { url, answered, failed } of endpoints) {
    const endpoint = endpointOrigin(url);
    const counted = byLabel.get(endpoint) ?? { labels: { endpoint }, counts: { answered: 0, failed: 0 } };
    counted.counts.answered += answered;
    counted.counts.failed += failed;
    byLabel.set(endpoint, counted);
  }
  return [...byLabel.values()];
}

interface RequestCounts {
  labels: Record<string, string>;
  counts: { answered: number; failed: number };
}
