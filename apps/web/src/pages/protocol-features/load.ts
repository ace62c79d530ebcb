import type { Outcome } from '@antescope/sources/core/outcome';
import { type ProtocolFeature, protocolFeatures } from '@antescope/sources/protocol/protocol-features';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface FeaturesPageData {
  features: Outcome<ProtocolFeature[]>;
}

export const load: PageLoader<FeaturesPageData> = async (_request, { sources }) => {
  const features = await protocolFeatures(sources.at);
  return openPage(features.meta, { features });
};
