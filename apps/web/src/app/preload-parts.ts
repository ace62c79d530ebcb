import type { Locale } from '@antescope/web-contract/locale';
import type { PageRequest } from '../lib/page/page-loader.ts';
import { isRedirect, type LoaderResult } from '../lib/page/page-result.ts';
import { pages } from './pages.ts';

/** Loads code and strings of the lazy parts that a page's data shows. Called where the loader itself runs. */
export async function preloadParts(
  id: string,
  { search }: PageRequest,
  result: LoaderResult<unknown>,
  locale: Locale,
): Promise<void> {
  if (isRedirect(result)) return;
  const screen = await pages.find((page) => page.id === id)?.loadScreen();
  await screen?.preload?.({ data: result.data, search, locale });
}
