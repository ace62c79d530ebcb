import { publicChain } from '@antescope/chains/chain-config';
import type { Boot } from '../boot/boot.ts';
import type { PageContext } from '../page/page-context.ts';
import type { Assets } from './assets.ts';

/** The boot facts of one request. */
export function bootOf(context: PageContext, assets: Assets): Boot {
  return {
    chain: publicChain(context.chain),
    chains: context.chains,
    base: context.base,
    locale: context.preferences.locale ?? 'en',
    preferences: context.preferences,
    version: context.version,
    realtimePath: context.realtimePath,
    origin: context.origin,
    devKeysHint: context.devKeysHint,
    assets,
    nonce: context.nonce,
  };
}
