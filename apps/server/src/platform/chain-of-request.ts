import type { IncomingMessage } from 'node:http';
import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { chainOfHost, resolveChain } from '@antescope/chains/config/resolve';
import type { ServedChain } from './served-chain.ts';
import { type Trust, trustOf } from './trusted-proxies.ts';

export interface RequestChain {
  chain: ServedChain;
  /** Path prefix that named the chain: '' or '/wax'. */
  base: string;
  /** Request target without the prefix, including the query. */
  target: string;
}

/** Chains of this process by host name, first path segment, or as the default. */
export class ChainDirectory {
  readonly all: readonly ServedChain[];
  readonly #byKey: ReadonlyMap<string, ServedChain>;
  readonly #configs: ReadonlyMap<string, ChainConfig>;
  readonly #trust: Trust;
  readonly #hosts: ReadonlyMap<string, string>;
  readonly #resolved = new WeakMap<IncomingMessage, RequestChain>();

  /**
   * `hosts`: host name → chain key, as configured; also part of the chains' `explorerHosts`. `trust`: the proxies whose
   * X-Forwarded-* headers are used.
   */
  constructor(chains: readonly ServedChain[], hosts: Record<string, string> = {}, trust: Trust = trustOf(0)) {
    this.#trust = trust;
    if (chains.length === 0) throw new Error('A server needs at least one chain');
    this.all = chains;
    this.#byKey = new Map(chains.map((chain) => [chain.config.key, chain]));
    this.#configs = new Map(chains.map((chain) => [chain.config.key, chain.config]));
    this.#hosts = new Map(Object.entries(hosts).map(([host, key]) => [key, host]));
  }

  get default(): ServedChain {
    return this.all[0]!;
  }

  /** The served chain with this key, whatever the host; null without a key or for another chain. */
  chosen(key: string | null): ServedChain | null {
    if (key === null || !this.#configs.has(key)) return null;
    const { chain } = resolveChain({ setting: key }, this.#configs, this.default.config.key);
    return this.#byKey.get(chain.key)!;
  }

  /**
   * Home page of a chain as seen from `host`: by path on a host that names no chain, else on the chain's own host, because
   * a host name takes precedence over the path.
   */
  hrefOf(chain: ServedChain, host: string | undefined): string {
    if (host === undefined || chainOfHost(host, this.#configs) === undefined) {
      return chain === this.default ? '/' : `/${chain.config.key}/`;
    }
    const configured = this.#hosts.get(chain.config.key);
    if (configured !== undefined) return `//${configured}/`;
    const first = host.split('.', 1)[0]!;
    const named = this.all.some(({ config }) => config.key === first || config.hostAliases.includes(first));
    return `//${chain.config.key}.${named ? host.slice(first.length + 1) : host}/`;
  }

  resolve(host: string | undefined, target: string): RequestChain {
    const path = target.split('?', 1)[0]!;
    const { chain, base } = resolveChain({ host: host ?? null, path }, this.#configs, this.default.config.key);
    const rest = target.slice(base.length);
    return { chain: this.#byKey.get(chain.key)!, base, target: rest.startsWith('/') ? rest : `/${rest}` };
  }

  /** Host name the client requested, with its port. */
  hostOf(request: IncomingMessage): string | undefined {
    const trusted = this.#trust(request.socket?.remoteAddress ?? '', 0);
    const forwarded = trusted ? request.headers['x-forwarded-host'] : undefined;
    return typeof forwarded === 'string' ? forwarded.split(',', 1)[0]!.trim() : request.headers.host;
  }

  /** Client address: the last entry of X-Forwarded-For that is not a trusted proxy. */
  addressOf(request: IncomingMessage): string {
    const header = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
    const named = header === '' ? [] : header.split(',').map((part) => part.trim());
    let address = request.socket.remoteAddress ?? '';
    for (const [hop, next] of named.toReversed().entries()) {
      if (!this.#trust(address, hop)) break;
      address = next;
    }
    return address;
  }

  /** Resolves each request once, so that URL rewriting and handlers agree. */
  of(request: IncomingMessage): RequestChain {
    const known = this.#resolved.get(request);
    if (known !== undefined) return known;
    const resolved = this.resolve(this.hostOf(request), request.url ?? '/');
    this.#resolved.set(request, resolved);
    return resolved;
  }
}
