import { lastValue, type Outcome } from '@antescope/sources/core/outcome';
import { type AirgrabToken, airgrabTokens } from '@antescope/sources/services/airgrabs/airgrabs';
import { type MediaSignatures, signedMedia } from '@antescope/sources/nft/signed-media';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface AirgrabsPageData {
  tokens: Outcome<AirgrabToken[]>;
  media: MediaSignatures;
}

export const load: PageLoader<AirgrabsPageData> = async (_request, { sources }) => {
  const tokens = await airgrabTokens(sources.at);
  const logos = (lastValue(tokens) ?? []).map(({ logo }) => logo);
  return openPage(tokens.meta, { tokens, media: signedMedia(sources.at, logos) });
};
