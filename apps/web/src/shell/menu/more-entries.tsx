import { useRouter } from '@tanstack/react-router';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { menuGroups } from '../../lib/page/menu-entry.ts';
import { menuLinks } from '../../lib/page/menu-links.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { MenuHeading, menuItemClass } from '../../ui/menu.tsx';

/** All pages of the chain by group; loaded when a menu is first opened. */
export function MoreEntries() {
  const { chain, locale } = useBoot();
  const strings = useStrings('shell/menu');
  const links = menuLinks(useRouter(), chain, locale);
  const titles = { ...strings.groups, chain: strings.groups.chain(chain.name) };
  return (
    <div className="md:flex">
      {menuGroups
        .map((group) => ({ group, entries: links.filter((link) => link.group === group) }))
        .filter(({ entries }) => entries.length > 0)
        .map(({ group, entries }) => (
          <section
            key={group}
            aria-label={titles[group]}
            className={`min-w-0 flex-1 pb-2 ${group === 'explorer' ? 'md:flex-2' : ''}`}
          >
            <MenuHeading>{titles[group]}</MenuHeading>
            <ul className={`grid grid-cols-2 ${group === 'explorer' ? '' : 'md:grid-cols-1'}`}>
              {entries.map(({ path, name }) => (
                <li key={path}>
                  <AppLink path={path} className={menuItemClass}>
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
