import { local } from '@antescope/chains/chains/local';
import { configFromFacts } from '@antescope/chains/config/config-from-facts';
import { createChainSources } from '@antescope/sources/create-chain-sources';
import { NodeClient } from '@antescope/sources/node/node-client';
import type { Boot } from '../lib/boot/boot.ts';
import { loadStrings } from '../i18n/strings.ts';
import type { PageContext } from '@antescope/web-contract/page-context';
import { reasonText } from '../domain/failure/reason-text.ts';
import { plain } from '../lib/page/plain.ts';
import type { LoadPage } from '../lib/page/page-loader.ts';
import { pageLoader } from './page-loaders.ts';
import { preloadParts } from './preload-parts.ts';
import type { OwnNode } from '../lib/own-node/settings.ts';
import { withOwnNode } from '../lib/own-node/with-own-node.ts';

/**
 * Pages of the user's own node: the browser runs the loaders against that node, our server reads nothing. Loaded in
 * local mode only.
 */
export function ownNodePages(boot: Boot, own: OwnNode): LoadPage {
  const chain = {
    ...withOwnNode(configFromFacts(local), own),
    endpoints: [own.nodeUrl],
    historySources: [
      ...(own.hyperionUrl === null ? [] : [{ type: 'hyperion' as const, url: own.hyperionUrl }]),
      { type: 'native' as const, url: null },
    ],
  };
  const node = new NodeClient({ endpoints: [own.nodeUrl] });
  const context: PageContext = {
    sources: createChainSources({ node, histories: [], chain }),
    chain,
    chains: boot.chains,
    base: boot.base,
    nonce: '',
    preferences: boot.preferences,
    devKeysHint: false,
    version: boot.version,
    realtimePath: boot.realtimePath,
    origin: boot.origin,
  };
  return async (page, request) => {
    const [loaded, reasons] = await Promise.all([
      pageLoader(page)(request, context),
      loadStrings('domain/failure', boot.locale),
    ]);
    const result = plain(loaded, (reason) => reasonText(reasons, boot.locale, reason));
    await preloadParts(page, request, result, boot.locale);
    return result;
  };
}
