import { useRouterState } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useBoot } from '../lib/boot/boot-context.ts';
import { useMessages } from '../i18n/messages-context.ts';
import type { MenuGroup } from '../lib/page/menu-entry.ts';
import { useRouteExists } from '../lib/page/use-route-exists.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Menu, menuItemClass } from '../ui/menu.tsx';
import { GroupEntries, MenuPart, preloadGroups } from './menu-parts.tsx';
import { menuSections, sectionOf } from './menu-sections.ts';

const groups = ['explorer', 'tokens', 'governance', 'resources', 'developers', 'wallet'] as const;

/** The pages by group, a menu each. Their lists are loaded when the pointer or the focus comes near. */
export function MainMenus() {
  const { shell } = useMessages();
  const { ownNode } = useBoot();
  const routeExists = useRouteExists();
  const current = useRouterState({ select: (state) => sectionOf(state.matches.at(-1)?.fullPath ?? '') });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- loads code early, does nothing else
    <nav aria-label={shell.main} className="max-lg:hidden" onPointerEnter={preloadGroups} onFocus={preloadGroups}>
      <ul className="flex items-center">
        {groups.map((group) => {
          const first = menuSections[group].first.find(routeExists);
          if (first === undefined || (group === 'wallet' && ownNode !== null)) return null;
          return (
            // A narrow window has no room for the wallet, which the account's menu leads to.
            <li key={group} className={group === 'wallet' ? 'max-xl:hidden' : ''}>
              <GroupMenu group={group} first={first} current={group === current} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function GroupMenu({ group, first, current }: { group: MenuGroup; first: string; current: boolean }) {
  const name = useMessages().shell.groups[group];
  return (
    <Menu
      width="w-88"
      deferred
      current={current}
      buttonClass="flex h-9 items-center gap-1 rounded-base px-2 whitespace-nowrap text-muted hover:bg-surface hover:text-text aria-[current=true]:text-text"
      button={
        <>
          {name}
          <ChevronDown size={14} aria-hidden className="text-muted max-[1400px]:hidden" />
        </>
      }
      noScript={
        <AppLink path={first} className={menuItemClass}>
          {name}
        </AppLink>
      }
    >
      <MenuPart rows={5}>
        <GroupEntries group={group} />
      </MenuPart>
    </Menu>
  );
}
