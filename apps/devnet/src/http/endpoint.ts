import type { FlavorKey } from '@antescope/devnet/flavors/flavor-keys';
import type { DevnetNode } from '../node/devnet-node.ts';

/** Response of an endpoint: a value for nodeos' JSON rules; status 200 by default. */
export interface Answer {
  status?: number;
  value: unknown;
}

/** One path of nodeos' API. `body` is the raw text of the request. Throws `Problem` or `ChainError`. */
export interface Endpoint {
  readonly path: string;
  /** First major version of nodeos with this endpoint; absent: all. */
  readonly since?: number;
  /** Kind of chain whose nodes have this endpoint; absent: all. */
  readonly flavor?: FlavorKey;
  answer(node: DevnetNode, body: string): Answer | Promise<Answer>;
}

/** Whether the emulated version and kind of node has the endpoint. */
export function isSupported(node: DevnetNode, { since, flavor }: Endpoint): boolean {
  if (flavor !== undefined && flavor !== node.options.flavor) return false;
  return since === undefined || Number(node.options.nodeVersion.split('.')[0]) >= since;
}
