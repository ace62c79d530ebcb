import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { ServiceContext } from './ask-service.ts';
import { services } from './registry.ts';
import { ServiceConfigError, serviceEntries } from './service-config.ts';
import type { ServiceStatus } from './service-monitor.ts';

/** Health of every configured service, whether used yet or not. */
export function serviceStatuses({
  chain,
  services: monitor,
}: Pick<ServiceContext, 'chain' | 'services'>): ServiceStatus[] {
  return services.flatMap((service) =>
    service.endpoints(chain).map((endpoint) => monitor.statusOf(service.name, endpoint)),
  );
}

/** Checks the chain's service entries against their schemas. Throws ServiceConfigError. */
export function checkServices(chain: ChainConfig): void {
  for (const service of services) service.endpoints(chain);
  const names = new Set(services.map(({ name }) => name));
  const unknown = Object.keys(serviceEntries(chain)).find((name) => !names.has(name));
  if (unknown !== undefined) throw new ServiceConfigError(`Service '${unknown}' is unknown`);
}
