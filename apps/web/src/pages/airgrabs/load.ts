import type { Outcome } from '@antescope/sources/core/outcome';
import { type AirgrabToken, airgrabTokens } from '@antescope/sources/services/airgrabs/airgrabs';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface AirgrabsPageData {
  tokens: Outcome<AirgrabToken[]>;
}

export const load: PageLoader<AirgrabsPageData> = async (_request, { sources }) => {
  const tokens = await airgrabTokens(sources.at);
  return openPage(tokens.meta, { tokens });
};
