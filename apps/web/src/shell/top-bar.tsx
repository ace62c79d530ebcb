import { useRouterState } from '@tanstack/react-router';
import { useBoot } from '../boot/boot-context.ts';
import { FavouritesMenu } from '../features/favourites/favourites-menu.tsx';
import { SearchBox } from '../features/search/search-box.tsx';
import { ConnectButton } from '../features/wallet/connect-button.tsx';
import { useMessages } from '../i18n/messages-context.ts';
import { AppLink } from '../ui/app-link.tsx';
import { ChainMenu } from './chain-menu.tsx';
import { Logo } from './logo.tsx';
import { LanguageMenu, SettingsMenu, ThemeButton } from './preference-menus.tsx';

/** Logo, chain, links, search and preferences on one line; phones keep logo, chain, search and account. */
export function TopBar() {
  const atHome = useRouterState({ select: (state) => state.matches.at(-1)?.routeId === '/' });
  return (
    <header className="border-b border-line bg-bg">
      <div className="page flex h-14 items-center gap-3">
        <Logo />
        <ChainMenu />
        <HeaderLinks />
        <div className="min-w-0 flex-1">{!atHome && <SearchBox compact />}</div>
        <div className="flex items-center max-lg:hidden">
          <FavouritesMenu />
          <ThemeButton />
          <LanguageMenu />
          <SettingsMenu />
        </div>
        <ConnectButton />
      </div>
    </header>
  );
}

/** Links of the chain's main pages; a page that does not exist yet is not offered. */
function HeaderLinks() {
  const { shell } = useMessages();
  const { chain } = useBoot();
  const docs = chain.links.docs;
  return (
    <nav aria-label={shell.main} className="max-lg:hidden">
      <ul className="flex items-center gap-1">
        <li>
          <AppLink path="/live" className={barLink}>
            {shell.live}
          </AppLink>
        </li>
        <li>
          <AppLink path="/wallet/transfer" className={barLink}>
            {shell.wallet}
          </AppLink>
        </li>
        {docs !== null && (
          <li>
            <a href={docs} target="_blank" rel="noreferrer" className={barLink}>
              {shell.docs}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

const barLink =
  'flex h-9 items-center rounded-base px-3 text-muted no-underline hover:bg-surface hover:text-text aria-[current=page]:text-text';
