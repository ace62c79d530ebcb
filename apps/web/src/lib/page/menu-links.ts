import type { AnyRouter } from '@tanstack/react-router';
import type { PublicChain } from '@antescope/chains/config/chain-config';
import type { Locale } from '@antescope/web-contract/locale';
import type { MenuEntry, MenuGroup } from './menu-entry.ts';
import { routeExists } from './route-exists.ts';

const entries = import.meta.glob<MenuEntry>('../../pages/**/menu.ts', { eager: true, import: 'menu' });

export interface MenuLink {
  group: MenuGroup;
  /** Icon in the file of the menus' icons. */
  icon: string;
  path: string;
  name: string;
  line: string;
  /** What the search finds the page by, beside its name: the names in the other languages and its terms. */
  aliases: readonly string[];
}

/** Pages in the menus, in order. */
export function menuLinks(
  router: Pick<AnyRouter, 'routesByPath' | 'getMatchedRoutes'>,
  chain: PublicChain,
  locale: Locale,
): MenuLink[] {
  const pathsByPage = new Map<string, string>();
  for (const [path, route] of Object.entries<AnyRouter['routesByPath'][string]>(router.routesByPath)) {
    const { page } = route.options.staticData ?? {};
    // A page with several paths is linked by the first.
    if (page !== undefined && !pathsByPage.has(page)) pathsByPage.set(page, path);
  }
  return Object.entries(entries)
    .toSorted(([, a], [, b]) => a.order - b.order)
    .map(([file, { group, name, line, terms = [] }]) => ({
      group,
      icon: pageOf(file).replaceAll('/', '-'),
      name: name[locale],
      line: line[locale],
      aliases: [...Object.values(name), ...terms],
      path: pathsByPage.get(pageOf(file)) ?? '',
    }))
    .filter(({ path }) => routeExists(router, path, chain));
}

/** Page id of a menu.ts. */
function pageOf(file: string): string {
  return file.slice('../../pages/'.length, -'/menu.ts'.length);
}
