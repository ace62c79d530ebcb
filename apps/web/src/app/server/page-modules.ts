import type { AnyRouter } from '@tanstack/react-router';
import type { Locale } from '@antescope/web-contract/locale';
import { pages } from '../pages.ts';

/** Source files of the matched page's chunks, without the entry: locale, screen and strings. */
export function pageModules(router: Pick<AnyRouter, 'state'>, locale: Locale): string[] {
  const language = `src/i18n/${locale}.ts`;
  const match = router.state.matches.at(-1);
  const page = pages.find(({ id }) => id === match?.staticData.page);
  if (page === undefined || match?.status !== 'success') return [language];
  const parts = `pages/${page.id}`.split('/');
  const folders = [...parts.map((_, index) => parts.slice(0, index + 1).join('/')), ...(page.strings ?? [])];
  const strings = folders.map((folder) => `src/${folder}/strings.ts?locale=${locale}`);
  return [language, `src/pages/${page.id}/page.tsx`, ...strings];
}
