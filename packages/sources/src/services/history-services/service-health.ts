import type { HistorySourceConfig } from '@antescope/chains/config/chain-config';
import { endpointOrigin } from '../../core/endpoint-origin.ts';
import { getJson, httpFailure } from '../../core/get-json.ts';
import { data, failed, meta, type Outcome } from '../../core/outcome.ts';
import type { SourceContext } from '../../core/source-context.ts';

/** How a service of history is doing. */
export interface ServiceHealth {
  version: string | null;
  /** Newest block that it has; null where it does not say. */
  head: number | null;
  /** First block that it has. */
  first: number | null;
}

export interface HistoryService {
  type: HistorySourceConfig['type'];
  /** Its origin. */
  url: string;
  health: Outcome<ServiceHealth>;
}

const keptMs = 30_000;
const waitMs = 3000;

/** The history services of the chain's configuration, each asked for its health at once. */
export function historyServices(at: SourceContext): Promise<HistoryService[]> {
  const named = at.chain.historySources.flatMap(({ type, url }) => (url === null ? [] : [{ type, url }]));
  const light = at.chain.lightApi === null ? [] : [{ type: 'light' as const, url: at.chain.lightApi.url }];
  return Promise.all(
    [...named, ...light].map(async ({ type, url }) => ({
      type,
      url: endpointOrigin(url),
      health: await at.share(`health ${type} ${url}`, keptMs, () => healthOf(type, url)),
    })),
  );
}

const paths: Record<HistorySourceConfig['type'], string> = {
  native: '/v1/chain/get_info',
  hyperion: '/v2/health',
  dfuse: '/v1/chain/get_info',
  dex: '/v1/markets/all',
  light: '/api/networks',
};

async function healthOf(type: HistorySourceConfig['type'], url: string): Promise<Outcome<ServiceHealth>> {
  const address = url.replace(/\/+$/, '') + paths[type];
  try {
    const { value, elapsedMs } = await getJson(new URL(address), { timeoutMs: waitMs, maxBytes: 2_000_000 });
    const known = meta({ source: type, endpoint: url, elapsedMs, time: new Date().toISOString() });
    if (type === 'hyperion') {
      const parts = value.at('health').items();
      const search = parts.find((part) => part.at('service').text() === 'Elasticsearch')?.at('service_data');
      return data(
        {
          version: value.at('version').missing ? null : value.at('version').text(),
          head:
            search === undefined || search.at('last_indexed_block').missing
              ? null
              : search.at('last_indexed_block').number(),
          first:
            search === undefined || search.at('first_indexed_block').missing
              ? null
              : search.at('first_indexed_block').number(),
        },
        known,
      );
    }
    const head = type === 'native' || type === 'dfuse' ? value.at('head_block_num').number() : null;
    return data({ version: null, head, first: null }, known);
  } catch (error) {
    return failed([httpFailure(error, type, url)]);
  }
}
