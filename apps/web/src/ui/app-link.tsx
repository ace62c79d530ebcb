import { Link } from '@tanstack/react-router';
import { createContext, use, type AriaAttributes, type MouseEvent, type ReactNode } from 'react';

export interface AppLinkProps extends Pick<AriaAttributes, 'aria-label' | 'aria-current' | 'aria-describedby'> {
  /** Path relative to the chain, '/account/alice'. */
  path: string;
  search?: Record<string, string>;
  className?: string;
  title?: string;
  /** The link that Enter follows on a focused row. */
  rowLink?: boolean;
  /** Keeps the scroll position: tabs and pages of one list. */
  still?: boolean;
  /** Also current for all subpaths and search parameters. */
  section?: boolean;
  /** Id of the tab that this link selects. */
  tab?: string;
  /** Runs before the link is followed. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
}

/** URL base of plain anchors; see PlainLinks. */
export const BareLinks = createContext<string | null>(null);

/** A link to a path of the app; the caller escapes path segments that come from a chain. */
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
