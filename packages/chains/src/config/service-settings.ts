import * as v from 'valibot';
import { account, decimal, text, url } from './setting-types.ts';

/** A service other than a node that a chain's pages read. */
interface ServiceSetting {
  /** Path of its settings in a chain's configuration, under their original key. */
  path: readonly [string] | readonly [string, string];
  schema: v.GenericSchema;
}

/**
 * Service settings by their name under `services` in an operator's file. Other services declare their own schema, which
 * is passed to `overrideChains`; their settings stay below `services`.
 */
export const serviceSettings = {
  history: {
    path: ['historySources'],
    schema: v.array(
      v.strictObject({ type: v.picklist(['native', 'hyperion', 'dfuse', 'dex', 'light']), url: v.nullable(url) }),
    ),
  },
  lightApi: { path: ['lightApi'], schema: v.nullable(v.strictObject({ url, network: text })) },
  atomicApi: { path: ['nftApi', 'atomic'], schema: v.nullable(url) },
  simpleApi: { path: ['nftApi', 'simple'], schema: v.nullable(url) },
  ipfsGateway: { path: ['ipfsGateway'], schema: url },
  priceFeeds: {
    path: ['prices', 'feeds'],
    schema: v.array(
      v.variant('type', [
        v.strictObject({ type: v.literal('backend'), url }),
        v.strictObject({ type: v.literal('market'), url, id: text }),
        v.strictObject({ type: v.literal('oracle'), contract: account, pair: account }),
        v.strictObject({ type: v.literal('static'), usd: decimal }),
      ]),
    ),
  },
  forex: {
    path: ['prices', 'forex'],
    schema: v.nullable(v.union([url, v.strictObject({ reference: v.nullable(url), market: v.nullable(url) })])),
  },
  marketData: { path: ['prices', 'graphql'], schema: v.nullable(url) },
  circulatingSupply: { path: ['prices', 'circulating'], schema: v.nullable(url) },
  proxyList: { path: ['proxyList'], schema: v.nullable(url) },
  backend: { path: ['backend'], schema: v.nullable(url) },
  snapshots: { path: ['snapshots'], schema: v.nullable(url) },
} as const satisfies Record<string, ServiceSetting>;

/** Schemas of other services, by name. */
export type ServiceSchemas = Readonly<Record<string, v.GenericSchema>>;
