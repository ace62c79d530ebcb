import type { BridgeCoin } from '@antescope/sources/services/wrap/wrap';

/** The part of the services' configuration that the page needs; null: not configured. */
export interface BridgeSettings {
  wrap: { account: string; coins: BridgeCoin[] } | null;
  swap: { account: string; symbols: string[] } | null;
}
