import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { registryOfFlavor } from '@antescope/chains/families/flavor';
import { overrideChains } from '@antescope/chains/config/override';
import { type ChainRegistry, chainRegistry } from '@antescope/chains/config/registry';
import { services } from '@antescope/sources/services/registry';
import type { WebBundle } from '@antescope/web-contract/web-bundle';
import { ConfigError } from '../config/config-error.ts';
import type { ChainTarget, Settings } from '../config/settings.ts';
import { createApp } from './app.ts';
import { compatSockets } from './compat-sockets.ts';
import { BundleError, clientFolder, loadBundle } from '../routes/pages/load-bundle.ts';
import { PublishedChains } from '../platform/published-chains.ts';
import type { ServedChain } from '../platform/served-chain.ts';
import { makeDataFolder } from './data-folder.ts';
import { startDevnet, type Devnet, type LaunchDevnet } from './devnet-process.ts';
import { discoverChain, type DiscoveredChain } from './discover-chain.ts';
import { openChain, type OpenChain } from './open-chain.ts';
import { inOrder, openChains } from './open-chains.ts';
import { indexingLine } from './index-status.ts';
import { withDevnetServices } from './devnet-services.ts';
import { checkPort, portError } from './port.ts';
import type { Shutdown } from './shutdown.ts';
import { openMediaSigner } from './open-media-signer.ts';
import { openSponsors } from './sponsors.ts';
import { StartError } from './start-error.ts';
import { upgradeHandler } from './upgrade-handler.ts';
import { version } from './version.ts';

export interface Running {
  url: string;
  /** By chain key, in the order of the chains; empty without one. */
  devnets: ReadonlyMap<string, Devnet>;
  /** One line per indexed chain: reader, URL and limitations. */
  indexing: string[];
  /** Chains of this process, for the progress line. */
  served: readonly ServedChain[];
  /** Problems that do not prevent the start, one line each. */
  warnings: string[];
}

/**
 * Starts the server; each part registers with `shutdown`. `launch` starts devnets, each in a process of its own by default.
 * Throws StartError or ConfigError.
 */
export async function start(
  settings: Settings,
  shutdown: Pick<Shutdown, 'add' | 'run'>,
  launch: LaunchDevnet = startDevnet,
): Promise<Running> {
  const registry = registryOf(settings);
  const bundle = await bundleOrError();
  await checkPort(settings.port, settings.host);
  makeDataFolder(settings.data);
  const fail = (line: string): void => {
    console.error(line);
    void shutdown.run(1);
  };
  const devnets = await startDevnets(settings, shutdown, launch, fail);
  const discovered = await discoverAll(settings, registry, devnets);
  const reports = { warn: (line: string) => console.error(line) };
  const open = (chain: DiscoveredChain) => openChain(chain, settings.data, reports, settings.store);
  const chains = await openChains(discovered, open, shutdown);
  for (const [host, key] of Object.entries(settings.hosts)) {
    if (chains.some((chain) => chain.served.config.key === key)) continue;
    throw new ConfigError(`${settings.file}: hosts.${host}: the chain '${key}' is not served here`);
  }
  const url = await listen(settings, chains, bundle, shutdown);
  const indexing = chains.flatMap(({ served }) => indexingLine(served) ?? []);
  const warnings = discovered.flatMap((chain) => chain.warnings);
  return { url, devnets, indexing, served: chains.map((chain) => chain.served), warnings };
}

/** All of them in parallel, each with its stop function in `shutdown`. */
async function startDevnets(
  settings: Settings,
  shutdown: Pick<Shutdown, 'add'>,
  launch: LaunchDevnet,
  fail: (line: string) => void,
): Promise<ReadonlyMap<string, Devnet>> {
  const targets = settings.chains.filter((target) => target.kind === 'devnet');
  const started = targets.map(async (target): Promise<[string, Devnet]> => {
    const devnet = await launch(target, join(settings.data, devnetFolder(target)), targets.length > 1);
    shutdown.add(devnet.stop);
    devnet.onExit(fail);
    return [target.key, devnet];
  });
  return new Map(await Promise.all(started));
}

/** All of them side by side, before any index is opened: two chains with one key would write the same store. */
async function discoverAll(
  settings: Settings,
  registry: ChainRegistry,
  devnets: ReadonlyMap<string, Devnet>,
): Promise<DiscoveredChain[]> {
  const discovered = await inOrder(
    settings.chains.map(async (target) => withHosts(await discoverTarget(target, registry, devnets), settings.hosts)),
  );
  const keys = discovered.map(({ config }) => config.key);
  const twice = keys.find((key, at) => keys.indexOf(key) < at);
  if (twice !== undefined) throw new ConfigError(`The chain '${twice}' is configured twice`);
  return discovered;
}

async function discoverTarget(
  target: ChainTarget,
  registry: ChainRegistry,
  devnets: ReadonlyMap<string, Devnet>,
): Promise<DiscoveredChain> {
  if (target.kind !== 'devnet') return discoverChain(target, registry);
  const { key, flavor } = target;
  const { api, ship } = devnets.get(key)!.facts;
  const discovered = await discoverChain(
    { kind: 'nodes', key, nodes: [api], ship },
    registryOfFlavor(registry, flavor, key),
  );
  const withServices = withDevnetServices(discovered, api);
  // A family shares the memory of one machine.
  return devnets.size === 1 ? withServices : { ...withServices, small: true };
}

async function listen(
  settings: Settings,
  chains: readonly OpenChain[],
  bundle: WebBundle,
  shutdown: Pick<Shutdown, 'add'>,
): Promise<string> {
  const report = (problem: string): void => console.error(problem);
  const published = new PublishedChains(settings.chainLists, report);
  published.start();
  shutdown.add(() => Promise.resolve(published.stop()));
  const served = chains.map((chain) => chain.served);
  const { fastify, directory } = await createApp({
    ...settings,
    published,
    sponsors: openSponsors(settings.sponsorKeys, served, settings.data),
    mediaSigner: openMediaSigner(settings.data),
    chains: served,
    bundle,
    clientFolder,
    version,
    report,
  });
  shutdown.add(() => fastify.close());
  const compat = compatSockets(directory, report);
  for (const sockets of compat) shutdown.add(() => Promise.resolve(sockets.close()));
  fastify.server.on('upgrade', upgradeHandler({ chains, directory, compat }));
  try {
    await fastify.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    throw portError(error, settings.port, settings.host);
  }
  const { port, address, family } = fastify.server.address() as AddressInfo;
  const host = address === '0.0.0.0' || address === '::' ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

function registryOf(settings: Settings): ChainRegistry {
  if (settings.chainOverrides === null) return chainRegistry;
  try {
    return overrideChains(
      settings.chainOverrides,
      Object.fromEntries(services.map(({ name, config }) => [name, config])),
    );
  } catch (error) {
    throw new ConfigError(`${settings.file}: chains.${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function withHosts(discovered: DiscoveredChain, hosts: Record<string, string>): DiscoveredChain {
  const hostNames = Object.keys(hosts).filter((host) => hosts[host] === discovered.config.key);
  if (hostNames.length === 0) return discovered;
  const explorerHosts = [...hostNames.map((host) => host.toLowerCase()), ...discovered.config.explorerHosts];
  return { ...discovered, config: { ...discovered.config, explorerHosts } };
}

async function bundleOrError(): Promise<WebBundle> {
  try {
    return await loadBundle();
  } catch (error) {
    if (error instanceof BundleError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}

/** Each combination of flavor, story and consensus has its own chain. */
function devnetFolder({ flavor, story, nodeVersion }: Extract<ChainTarget, { kind: 'devnet' }>): string {
  const parts = [flavor === 'eos' ? [] : flavor, story === 'full' ? [] : story];
  return ['devnet', ...parts, nodeVersion?.startsWith('1.') === true ? 'spring' : []].flat().join('-');
}
