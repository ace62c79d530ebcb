import type { PageLoader } from '../lib/page/page-loader.ts';

const loaders = import.meta.glob<PageLoader<unknown>>('../pages/**/load.ts', { eager: true, import: 'load' });

/** The load.ts of a page's folder. Part of the server's bundle and of own-node mode only. */
export function pageLoader(id: string): PageLoader<unknown> {
  const loader = loaders[`../pages/${id}/load.ts`];
  if (loader === undefined) throw new Error(`No load.ts for the page '${id}'`);
  return loader;
}
