import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import type { MenuGroup } from '../../lib/page/menu-entry.ts';
import { menuLinks } from '../../lib/page/menu-links.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { MenuIcon } from './menu-icon.tsx';

/** Pages of one group of the chain, each with what it is for. */
export function GroupEntries({ group }: { group: MenuGroup }) {
  const { chain, locale } = useBoot();
  const id = useId();
  const links = menuLinks(useRouter(), chain, locale).filter((link) => link.group === group);
  return (
    <ul className="px-1">
      {links.map(({ path, icon, name, line }) => (
        <li key={path} className="relative flex items-start gap-3 rounded-base px-3 py-2 hover:bg-surface">
          <MenuIcon name={icon} className="mt-0.5 text-muted" />
          <div className="min-w-0">
            {/* The whole entry is the link's target; its name is the title alone. */}
            <AppLink
              path={path}
              aria-describedby={`${id}${path}`}
              className="block text-base font-medium no-underline after:absolute after:inset-0 aria-[current]:text-accent"
            >
              {name}
            </AppLink>
            <p id={`${id}${path}`} className="text-sm text-muted">
              {line}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
