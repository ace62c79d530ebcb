import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { SearchBox } from '../search/search-box.tsx';

/** Unknown URL. Links are shown even if their pages do not exist on this chain. */
export function NotFoundPage() {
  const { notFound } = useMessages();
  const links: [string, string][] = [
    ['/', notFound.home],
    ['/chain', notFound.chain],
    ['/tokens', notFound.token],
    ['/vote', notFound.vote],
  ];
  return (
    <div className="max-w-2xl">
      <h1 className="text-2xl font-semibold">{notFound.title}</h1>
      <p className="mt-1 mb-6 text-muted">{notFound.code}</p>
      <SearchBox />
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        {links.map(([path, label]) => (
          <li key={path}>
            <AppLink path={path} className="link inline-flex min-h-6 items-center">
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MissingProps {
  title: string;
  text: string;
  /** The requested text, verbatim, where `text` does not have it. */
  requested?: string;
  /** Where it was looked up, or alternatives. */
  children?: ReactNode;
}

/** An object that does not exist: title, what was requested in one line, alternatives, and the search box. */
export function Missing({ title, text, requested, children }: MissingProps) {
  return (
    <div className="max-w-2xl">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="mt-1 mb-6 wrap-anywhere text-muted">
        {text}
        {requested !== undefined && (
          <>
            {' '}
            <span className="ident whitespace-normal! text-text">{requested}</span>
          </>
        )}
      </p>
      {children}
      <SearchBox />
    </div>
  );
}
