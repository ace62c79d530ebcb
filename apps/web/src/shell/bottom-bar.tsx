import { ChartNoAxesColumn, Coins, House, Menu as MenuIcon, Vote, Wallet } from 'lucide-react';
import { FavoriteEntries } from '../domain/favorites/favorites-menu.tsx';
import { useMessages } from '../i18n/messages-context.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Menu, MenuHeading } from '../ui/menu.tsx';
import { CurrencyEntries } from './currency-menu.tsx';
import { useMainLinks } from './main-links.ts';
import { MorePages } from './more-menu.tsx';
import { LanguageEntries, ThemeButton, UtcEntry } from './preference-menus.tsx';

const icons = { home: House, wallet: Wallet, vote: Vote, rex: ChartNoAxesColumn, tokens: Coins };
const ids = Object.keys(icons) as (keyof typeof icons)[];

/** Phone navigation: the main pages, and a drawer with the rest. */
export function BottomBar() {
  const { shell } = useMessages();
  const links = useMainLinks(ids);
  return (
    <nav
      aria-label={shell.mobile}
      className="fixed inset-x-0 bottom-0 z-20 flex h-16 border-t border-line bg-bg pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {links.map(({ id, path, label }) => {
        const Icon = icons[id as keyof typeof icons];
        return (
          <AppLink key={id} path={path} section={id !== 'home'} className={item}>
            <Icon size={20} aria-hidden />
            <span className="text-xs">{label}</span>
          </AppLink>
        );
      })}
      <Menu
        label={shell.more}
        above
        spread
        deferred
        buttonClass={item}
        button={
          <>
            <MenuIcon size={20} aria-hidden />
            <span className="text-xs">{shell.more}</span>
          </>
        }
      >
        <Drawer />
      </Menu>
    </nav>
  );
}

/** All pages, then the preferences of the desktop top bar. */
function Drawer() {
  const { shell, favorites } = useMessages();
  return (
    <>
      <MorePages />
      <div className="border-t border-line" />
      <div className="flex items-center justify-between ps-3 pe-1">
        <span>{shell.appearance}</span>
        <ThemeButton />
      </div>
      <UtcEntry />
      <MenuHeading>{favorites.title}</MenuHeading>
      <FavoriteEntries />
      <MenuHeading>{shell.currency}</MenuHeading>
      <CurrencyEntries />
      <MenuHeading>{shell.language}</MenuHeading>
      <LanguageEntries />
    </>
  );
}

const item =
  'flex h-16 min-w-14 flex-1 flex-col items-center justify-center gap-1 text-muted no-underline aria-[current=page]:text-accent';
