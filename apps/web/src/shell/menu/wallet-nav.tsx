import { useRouter, useRouterState } from '@tanstack/react-router';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { menuLinks } from '../../lib/page/menu-links.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { MenuIcon } from './menu-icon.tsx';

/** Pages of the wallet beside the current one, on wide screens. */
export function WalletNav() {
  const { shell } = useMessages();
  const { chain, locale } = useBoot();
  const router = useRouter();
  const page = useRouterState({ select: (state): string => state.matches.at(-1)?.fullPath ?? '' });
  const links = menuLinks(router, chain, locale).filter(({ group }) => group === 'wallet');
  const current = entryOf(
    page,
    links.map(({ path }) => path),
  );
  return (
    <nav aria-label={shell.groups.wallet} className="sticky top-4 self-start pt-6 max-xl:hidden">
      <ul className="grid gap-1">
        {links.map(({ path, icon, name, line }) => (
          <li key={path}>
            <AppLink
              path={path}
              title={line}
              {...(path === current ? { 'aria-current': 'page' as const } : {})}
              className="flex items-center gap-3 rounded-base px-3 py-2 text-muted no-underline hover:bg-surface hover:text-text aria-[current]:bg-accent/12 aria-[current]:font-medium aria-[current]:text-accent"
            >
              <MenuIcon name={icon} />
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The entry of a page: the longest that its path begins with, else the one of the same tool ('/wallet/ram/buy' for sell). */
function entryOf(page: string, entries: readonly string[]): string | undefined {
  const above = entries.filter((path) => page.startsWith(path)).sort((a, b) => b.length - a.length);
  return above[0] ?? entries.find((path) => toolOf(path) === toolOf(page));
}

/** '/wallet/ram' of '/wallet/ram/buy': the views of a tool share its entry. */
function toolOf(path: string): string {
  return path.split('/').slice(0, 3).join('/');
}
