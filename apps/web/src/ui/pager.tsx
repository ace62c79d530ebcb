import type { MouseEvent, ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { buttonClass } from './button.tsx';

interface PagerLink {
  path: string;
  search?: Record<string, string>;
  label: ReactNode;
}

interface PagerProps {
  /** Accessible name. */
  label: string;
  /** Other pages; null: there is none. */
  links: readonly (PagerLink | null)[];
  className?: string;
}

/** Links to other pages of the list right above it; nothing if there are none. The next page is read from its start. */
export function Pager({ label, links, className = 'py-3' }: PagerProps) {
  const present = links.filter((link) => link !== null);
  if (present.length === 0) return null;
  return (
    <nav aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {present.map(({ path, search, label: text }, index) => (
        <AppLink
          key={index}
          path={path}
          {...(search === undefined ? {} : { search })}
          still
          onClick={toStart}
          className={buttonClass()}
        >
          {text}
        </AppLink>
      ))}
    </nav>
  );
}

/** To the start of the list, unless the link is opened elsewhere. The head of a list that begins within the window stays. */
function toStart({ currentTarget, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent<HTMLElement>): void {
  const list = currentTarget.closest('nav')?.previousElementSibling;
  if (metaKey || ctrlKey || shiftKey || altKey || list == null || list.getBoundingClientRect().top >= 0) return;
  list.scrollIntoView({ block: 'start', behavior: 'instant' });
}
