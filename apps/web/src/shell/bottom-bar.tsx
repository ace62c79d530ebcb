import { Activity, House, Menu as MenuIcon, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { FavouriteEntries } from '../features/favourites/favourites-menu.tsx';
import { useMessages } from '../i18n/messages-context.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Menu, MenuHeading } from '../ui/menu.tsx';
import { LanguageEntries, ThemeButton, UtcEntry } from './preference-menus.tsx';

/** The phone's bar: the main pages within the thumb's reach, everything else in the drawer. */
export function BottomBar() {
  const { shell, favourites } = useMessages();
  return (
    <nav
      aria-label={shell.mobile}
      className="fixed inset-x-0 bottom-0 z-20 flex h-16 border-t border-line bg-bg pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <BarLink path="/" icon={<House size={20} aria-hidden />} label={shell.home} />
      <BarLink path="/live" icon={<Activity size={20} aria-hidden />} label={shell.live} />
      <BarLink path="/wallet/transfer" icon={<Wallet size={20} aria-hidden />} label={shell.wallet} />
      <div className="flex flex-1 justify-center">
        <Menu
          label={shell.more}
          align="end"
          above
          width="w-64"
          buttonClass={item}
          button={
            <>
              <MenuIcon size={20} aria-hidden />
              <span className="text-xs">{shell.more}</span>
            </>
          }
        >
          <div className="flex items-center justify-between ps-3 pe-1">
            <span>{shell.appearance}</span>
            <ThemeButton />
          </div>
          <UtcEntry />
          <MenuHeading>{favourites.title}</MenuHeading>
          <FavouriteEntries />
          <MenuHeading>{shell.language}</MenuHeading>
          <LanguageEntries />
        </Menu>
      </div>
    </nav>
  );
}

const item =
  'flex h-16 w-full min-w-16 flex-col items-center justify-center gap-1 text-muted no-underline aria-[current=page]:text-accent';

function BarLink({ path, icon, label }: { path: string; icon: ReactNode; label: string }) {
  return (
    <AppLink path={path} className={`${item} flex-1`}>
      {icon}
      <span className="text-xs">{label}</span>
    </AppLink>
  );
}
