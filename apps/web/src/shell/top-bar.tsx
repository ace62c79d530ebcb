import { useRouterState } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { useBoot } from '../lib/boot/boot-context.ts';
import { FavoritesMenu } from '../domain/favorites/favorites-menu.tsx';
import { SearchBox } from '../domain/search/search-box.tsx';
import { AccountMenu } from '../wallet/account-menu.tsx';
import { useMessages } from '../i18n/messages-context.ts';
import { AppLink } from '../ui/app-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ChainMenu } from './chain-menu.tsx';
import { CurrencyMenu } from './currency-menu.tsx';
import { Logo } from './logo.tsx';
import { useMainLinks } from './main-links.ts';
import { MoreMenu } from './more-menu.tsx';
import { LanguageMenu, SettingsMenu, ThemeButton } from './preference-menus.tsx';

/** One row: chain and its pages, search, preferences and account; phones keep logo, chain, search and account. */
export function TopBar() {
  return (
    <header className="relative z-30 border-b border-line bg-card/70">
      <div className="page flex h-14 items-center gap-3 lg:h-[64px]">
        <Logo />
        <ChainMenu />
        <MainNavigation />
        <BarSearch />
        <div className="flex shrink-0 items-center max-lg:hidden">
          <FavoritesMenu />
          <DocsLink />
          <CurrencyMenu />
          <ThemeButton />
          <LanguageMenu />
          <SettingsMenu />
        </div>
        <div className="shrink-0">
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}

/** Hidden on the home page, which has its own search box. */
function BarSearch() {
  const atHome = useRouterState({ select: (state) => state.matches.at(-1)?.routeId === '/' });
  return <div className="flex min-w-0 flex-1 justify-end">{!atHome && <SearchBox compact />}</div>;
}

/** The operator's documentation, internal or external. */
function DocsLink() {
  const { shell } = useMessages();
  const { docs } = useBoot().chain.links;
  if (docs === null) return null;
  return (
    <a
      href={docs}
      target="_blank"
      rel="noreferrer"
      aria-label={shell.docs}
      title={shell.docs}
      className={buttonClass('quiet', true)}
    >
      <BookOpen size={18} aria-hidden />
    </a>
  );
}

/** Links to the main pages. A narrow window has room for the wallet; More has them all. */
function MainNavigation() {
  const { shell } = useMessages();
  const links = useMainLinks(['home', 'wallet', 'vote', 'rex', 'tokens', 'addresses', 'domains']);
  return (
    <nav aria-label={shell.main} className="max-lg:hidden">
      <ul className="flex items-center">
        {links.map(({ id, path, label }) => (
          <li key={id} className={id === 'wallet' ? '' : 'max-xl:hidden'}>
            <AppLink path={path} section={id !== 'home'} className={barLink}>
              {label}
            </AppLink>
          </li>
        ))}
        <li>
          <MoreMenu buttonClass={`${barLink} gap-1 pe-1.5`} />
        </li>
      </ul>
    </nav>
  );
}

const barLink =
  'flex h-9 items-center rounded-base px-2.5 whitespace-nowrap text-muted no-underline hover:bg-surface hover:text-text aria-[current=page]:text-text';
