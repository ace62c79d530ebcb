import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Mark } from '../../ui/mark.tsx';
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
    <div className="lone">
      <Mark size={64} />
      <h1>{notFound.title}</h1>
      <p>{notFound.code}</p>
      <SearchBox />
      <ul>
        {links.map(([path, label]) => (
          <li key={path}>
            <AppLink path={path} className="card">
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
    <div className="lone">
      <Mark size={64} />
      <h1>{title}</h1>
      <p>
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
