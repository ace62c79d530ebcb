import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { pagesOf, type PageGroup } from '../../lib/site/pages.ts';
import { useLeadsSomewhere } from '../../lib/site/use-site.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { MenuHeading, menuItemClass } from '../../ui/menu.tsx';

const groups: readonly PageGroup[] = ['explorer', 'wallet', 'chain'];

/** Every page of the chain by group; loaded when a menu is opened for the first time. */
export function MoreEntries() {
  const { chain } = useBoot();
  const strings = useStrings('shell/menu');
  const pages = pagesOf(chain, useLeadsSomewhere());
  const titles = { ...strings.groups, chain: strings.groups.chain(chain.name) };
  return (
    <div className="md:flex">
      {groups
        .map((group) => ({ group, entries: pages.filter((page) => page.group === group) }))
        .filter(({ entries }) => entries.length > 0)
        .map(({ group, entries }) => (
          <section
            key={group}
            aria-label={titles[group]}
            className={`min-w-0 flex-1 pb-2 ${group === 'explorer' ? 'md:flex-2' : ''}`}
          >
            <MenuHeading>{titles[group]}</MenuHeading>
            <ul className={`grid grid-cols-2 ${group === 'explorer' ? '' : 'md:grid-cols-1'}`}>
              {entries.map((page) => (
                <li key={page.path}>
                  <AppLink path={page.path} className={menuItemClass}>
                    {strings.pages[page.name]}
                  </AppLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
