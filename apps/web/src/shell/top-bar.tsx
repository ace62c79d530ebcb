import { useRouterState } from '@tanstack/react-router';
import { BookOpen, Settings2 } from 'lucide-react';
import { useBoot } from '../lib/boot/boot-context.ts';
import { FavoritesMenu } from '../domain/favorites/favorites-menu.tsx';
import { SearchBox } from '../domain/search/search-box.tsx';
import { AccountMenu } from '../wallet/account-menu.tsx';
import { useMessages } from '../i18n/messages-context.ts';
import { buttonClass } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { ChainMenu } from './chain-menu.tsx';
import { Logo } from './logo.tsx';
import { MainMenus } from './main-menus.tsx';
import { MenuPart, SettingsPanel } from './menu-parts.tsx';

/** One row: chain and its pages, search, preferences and account; phones keep logo, chain, search and account. */
export function TopBar() {
  return (
    <header className="relative z-30 border-b border-line bg-card/70">
      <div className="page flex h-14 items-center gap-3 lg:h-[64px] lg:gap-2">
        <Logo />
        <ChainMenu />
        <MainMenus />
        <BarSearch />
        <div className="flex shrink-0 items-center max-lg:hidden">
          <FavoritesMenu />
          <DocsLink />
          <Settings />
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
  return <div className="flex min-w-11 flex-1 justify-end">{!atHome && <SearchBox compact />}</div>;
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
      className={`${buttonClass('quiet', true)} max-xl:hidden`}
    >
      <BookOpen size={18} aria-hidden />
    </a>
  );
}

/** Currency, appearance, language and times in one panel. */
function Settings() {
  const { shell } = useMessages();
  return (
    <Menu
      label={shell.settings}
      align="end"
      width="w-80"
      deferred
      buttonClass={buttonClass('quiet', true)}
      button={<Settings2 size={18} aria-hidden />}
    >
      <MenuPart rows={8}>
        <SettingsPanel />
      </MenuPart>
    </Menu>
  );
}
