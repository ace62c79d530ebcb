import type { PageLoader } from '../lib/page/page-loader.ts';

const loaders = import.meta.glob<PageLoader<unknown>>('../pages/**/load.ts', { eager: true, import: 'load' });

/** The loader of a page's load.ts. Bundled for the server and for own-node mode only. */
export function pageLoader(id: string): PageLoader<unknown> {
  const loader = loaders[`../pages/${id}/load.ts`];
  if (loader === undefined) throw new Error(`No load.ts for the page '${id}'`);
  return loader;
}
