import { ChartNoAxesColumn, Coins, House, Menu as MenuIcon, Vote, Wallet } from 'lucide-react';
import { useMessages } from '../i18n/messages-context.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Menu } from '../ui/menu.tsx';
import { useMainLinks } from './main-links.ts';
import { Drawer, MenuPart } from './menu-parts.tsx';

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
        <MenuPart rows={6}>
          <Drawer />
        </MenuPart>
      </Menu>
    </nav>
  );
}

const item =
  'flex h-16 min-w-14 flex-1 flex-col items-center justify-center gap-1 text-muted no-underline aria-[current=page]:text-accent';
