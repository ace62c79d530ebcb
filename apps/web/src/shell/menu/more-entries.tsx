import { useRouter } from '@tanstack/react-router';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { menuGroups } from '../../lib/page/menu-entry.ts';
import { menuLinks } from '../../lib/page/menu-links.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { MenuHeading, menuItemClass } from '../../ui/menu.tsx';
import { MenuIcon } from './menu-icon.tsx';

/** All pages of the chain by group. */
export function MoreEntries() {
  const { chain, locale } = useBoot();
  const { groups } = useMessages().shell;
  const links = menuLinks(useRouter(), chain, locale);
  return (
    <div className="columns-1 gap-x-2 px-1 sm:columns-2 md:columns-3">
      {menuGroups
        .map((group) => ({ group, entries: links.filter((link) => link.group === group) }))
        .filter(({ entries }) => entries.length > 0)
        .map(({ group, entries }) => (
          <section key={group} aria-label={groups[group]} className="break-inside-avoid pb-2">
            <MenuHeading>{groups[group]}</MenuHeading>
            <ul className="grid grid-cols-2 sm:grid-cols-1">
              {entries.map(({ path, icon, name }) => (
                <li key={path}>
                  <AppLink path={path} className={menuItemClass}>
                    <MenuIcon name={icon} className="me-2.5 text-muted" />
                    {name}
                  </AppLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
