import type { Outcome } from '@antescope/sources/core/outcome';
import { type WrappedToken, wrappedTokens } from '@antescope/sources/xpr/wrapped-tokens';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface XtokensPageData {
  tokens: Outcome<WrappedToken[]>;
}

export const load: PageLoader<XtokensPageData> = async (_request, { sources }) => {
  const tokens = await wrappedTokens(sources.at);
  return openPage(tokens.meta, { tokens });
};
