import type { HistorySourceType } from '@antescope/chains/config/chain-config';
import type { Outcome } from '../../core/outcome.ts';
import type { ServiceContext } from '../ask-service.ts';
import { dexHealth } from '../dex/dex.ts';
import { dfuseHealth } from '../dfuse/dfuse.ts';
import { hyperionHealth } from '../hyperion/hyperion.ts';
import { lightApi, lightHealth } from '../light-api/light-api.ts';
import { nativeHealth } from '../native-history/native-history.ts';
import type { HistoryHealth } from './history-health.ts';
import { historyUrls } from './history-urls.ts';

export interface HistoryService {
  type: HistorySourceType;
  url: string;
  health: Outcome<HistoryHealth>;
}

const kinds = { native: nativeHealth, hyperion: hyperionHealth, dfuse: dfuseHealth, dex: dexHealth };

/** The history services of the chain's configuration, each with its health. */
export function historyServices(at: ServiceContext): Promise<HistoryService[]> {
  const { chain } = at;
  const histories = chain.historySources.flatMap(({ type, url }) =>
    url === null || type === 'light' ? [] : [{ type, url, health: kinds[type].of(at, url) }],
  );
  const network = chain.lightApi?.network ?? chain.key;
  const lights = [...historyUrls(chain, 'light').map((url) => ({ url, network })), ...lightApi.configs(chain)];
  const services = [
    ...histories,
    ...lights.map((config) => ({ type: 'light' as const, url: config.url, health: lightHealth.of(at, config) })),
  ];
  return Promise.all(services.map(async ({ health, ...service }) => ({ ...service, health: await health })));
}
