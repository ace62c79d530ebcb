import { fioDomain } from '@antescope/sources/fio/fio-names';
import { meta } from '@antescope/sources/core/outcome';
import type { PageContext } from '@antescope/web-contract/page-context';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';
import { dispatch, targetPath } from '../../domain/search/dispatch.ts';
import { namePrefix } from '../../domain/search/name-rules.ts';

export interface SearchPageData {
  /** Why there is no redirect: nothing was entered, or a private key, which must not be in a URL. */
  reason: 'nothing' | 'private-key';
}

/** The only account whose name begins with the input; otherwise, and if the search failed, the input. */
async function onlyMatch(name: string, sources: PageContext['sources']): Promise<string> {
  const prefix = namePrefix(name);
  if (prefix === null) return name;
  const found = await sources.searchAccounts(prefix, 2);
  return found.state === 'data' && found.data.length === 1 ? found.data[0]! : name;
}

/** Search dispatch on the server: for URLs typed by hand, forms without scripts, and numbers. */
export const load: PageLoader<SearchPageData> = async ({ params, search }, { sources, chain, base }) => {
  const target = dispatch(params.query ?? search.q ?? '', chain.features);
  if (target.kind === 'account' && !chain.features.handles) {
    return { redirect: base + targetPath({ ...target, name: await onlyMatch(target.name, sources) })! };
  }
  const path = targetPath(target);
  if (path !== null) return { redirect: base + path };
  if (target.kind === 'number') {
    const block = await sources.block(target.text);
    return { redirect: `${base}/${block.state === 'data' ? 'block' : 'account'}/${target.text}` };
  }
  if (target.kind === 'fio-domain-or-account') {
    const domain = await fioDomain(sources.at, target.name);
    return { redirect: `${base}/${domain.state === 'data' ? 'domain' : 'account'}/${encodeURIComponent(target.name)}` };
  }
  return openPage(meta({ source: 'none' }), { reason: target.kind === 'private-key' ? 'private-key' : 'nothing' });
};
