import { useEffect, useRef } from 'react';
import { AppLink } from './app-link.tsx';

export interface Tab {
  id: string;
  label: string;
  count?: string;
  /** The count is read on some tabs only, five characters at most: its room is reserved on all. */
  lateCount?: boolean;
  path: string;
  search?: Record<string, string>;
}

/** A row of links, one of which is the current page. */
export function Tabs({ label, tabs, current }: { label: string; tabs: Tab[]; current: string }) {
  const bar = useRef<HTMLElement>(null);
  // On a phone the current tab can be outside of the visible part.
  useEffect(() => {
    const tab = bar.current?.querySelector(`[data-tab="${current}"]`);
    if (bar.current !== null && tab != null) scrollSideways(bar.current, tab);
  }, [current]);
  return (
    <nav ref={bar} aria-label={label} className="strip border-b border-line">
      {/* The first label aligns with the page. */}
      <ul className="flex [&>:first-child>a]:ps-0">
        {tabs.map((tab) => (
          <li key={tab.id}>
            <AppLink
              path={tab.path}
              {...(tab.search === undefined ? {} : { search: tab.search })}
              still
              aria-current={tab.id === current ? 'page' : undefined}
              tab={tab.id}
              className={`-mb-px flex h-10 items-center gap-2 border-b-2 px-2.5 whitespace-nowrap no-underline focus-visible:-outline-offset-2 pointer-coarse:h-tap pointer-coarse:px-3 ${
                tab.id === current ? 'border-accent text-text' : 'border-transparent text-muted hover:text-text'
              }`}
            >
              {tab.label}
              {(tab.count !== undefined || tab.lateCount === true) && (
                <span className={`figure text-sm text-muted ${tab.lateCount === true ? 'min-w-[5ch]' : ''}`}>
                  {tab.count}
                </span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the bar only: scrollIntoView would scroll the page as well if the tabs are below the fold. */
function scrollSideways(bar: HTMLElement, tab: Element): void {
  const outer = bar.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < outer.left) bar.scrollLeft += left - outer.left;
  else if (right > outer.right) bar.scrollLeft += right - outer.right;
}
