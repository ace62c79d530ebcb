import type { ChainConfig } from './chain-config.ts';
import type { ChainRegistry } from './registry.ts';

export interface ChainRequest {
  /** Key of a served chain, as in `?chain=`; takes precedence. */
  setting?: string | null;
  /** Host header, may include a port. */
  host?: string | null;
  /** Path of the URL, '/wax/account/alice'. */
  path?: string | null;
}

export interface ResolvedChain {
  chain: ChainConfig;
  /** Path prefix of this chain on this host, '' or '/wax'. */
  base: string;
}

/**
 * Selects a request's chain from those served: by setting, host, first path segment, or default. Throws "Unknown chain
 * …" for a setting or default that is not served.
 */
export function resolveChain(request: ChainRequest, served: ChainRegistry, defaultKey: string): ResolvedChain {
  const segment = firstSegment(request.path);
  if (request.setting !== undefined && request.setting !== null && request.setting !== '') {
    const chain = servedChain(request.setting, served);
    return { chain, base: segment === chain.key ? `/${chain.key}` : '' };
  }
  const byHost = chainOfHost(request.host ?? '', served);
  if (byHost !== undefined) return { chain: byHost, base: '' };
  const byPath = segment === null ? undefined : served.get(segment);
  if (byPath !== undefined) return { chain: byPath, base: `/${byPath.key}` };
  return { chain: servedChain(defaultKey, served), base: '' };
}

/** The chain of a host name: a configured name, or a first label that is a key or an alias. */
export function chainOfHost(host: string, served: ChainRegistry): ChainConfig | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const chains = [...served.values()];
  const configured = chains.find((chain) => chain.explorerHosts.includes(name));
  if (configured !== undefined) return configured;
  const labels = name.split('.');
  if (isAddress(name) || labels.length < 2) return undefined;
  const first = labels[0]!;
  return served.get(first) ?? chains.find((chain) => chain.hostAliases.includes(first)) ?? apex(labels, served);
}

/** `example.org` itself is the main chain if served; `anything.localhost` is never an apex. */
function apex(labels: string[], served: ChainRegistry): ChainConfig | undefined {
  return labels.length === 2 && labels[1] !== 'localhost' ? served.get('eos') : undefined;
}

function isAddress(name: string): boolean {
  return name.startsWith('[') || /^[\d.]+$/.test(name);
}

function firstSegment(path: string | null | undefined): string | null {
  const segment = path?.split('/')[1];
  return segment === undefined || segment === '' ? null : segment;
}

function servedChain(key: string, served: ChainRegistry): ChainConfig {
  const chain = served.get(key);
  if (chain === undefined) throw new Error(`Unknown chain '${key}'. Served here: ${[...served.keys()].join(', ')}`);
  return chain;
}
