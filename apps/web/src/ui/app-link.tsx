import { Link } from '@tanstack/react-router';
import { createContext, use, type AriaAttributes, type ReactNode } from 'react';

export interface AppLinkProps extends Pick<AriaAttributes, 'aria-label' | 'aria-current'> {
  /** Path below the chain's base, '/account/alice'. */
  path: string;
  search?: Record<string, string>;
  className?: string;
  title?: string;
  /** Marks the link that Enter follows on a focused row. */
  rowLink?: boolean;
  /** Keeps the scroll position: tabs and pages of one list. */
  still?: boolean;
  /** Stands for all below its path and for every search of it: current there, too. */
  section?: boolean;
  /** Names the tab that this link is. */
  tab?: string;
  children: ReactNode;
}

/** Base of the addresses where links are bare anchors, for lists that change many times a second: whoever says so takes the clicks. */
export const BareLinks = createContext<string | null>(null);

/** A link inside the app by its path; parts that come from a chain are escaped by whoever builds the path. */
export function AppLink({
  path,
  search,
  rowLink = false,
  still = false,
  section = false,
  tab,
  children,
  ...rest
}: AppLinkProps) {
  const base = use(BareLinks);
  if (base !== null) {
    const query = search === undefined ? '' : new URLSearchParams(search).toString();
    return (
      <a href={base + path + (query && `?${query}`)} data-row-link={rowLink ? '' : undefined} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link
      to={path}
      search={search ?? {}}
      resetScroll={!still}
      data-tab={tab}
      data-row-link={rowLink ? '' : undefined}
      activeOptions={{ exact: !section }}
      {...rest}
    >
      {children}
    </Link>
  );
}
