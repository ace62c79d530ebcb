import { AppLink } from '../app-link.tsx';
import { Glyph } from './glyph.tsx';

interface AccountLinkProps {
  name: string;
  /** Without avatar, for names within a sentence. */
  bare?: boolean;
  rowLink?: boolean;
}

/** An account name with its avatar. The root account's empty name is written out. */
export function AccountLink({ name, bare = false, rowLink = false }: AccountLinkProps) {
  if (name === '') return <span className="name text-muted">(none)</span>;
  return (
    <AppLink
      path={accountPath(name)}
      className={bare ? 'name' : 'name inline-flex items-center gap-1.5 align-bottom'}
      rowLink={rowLink}
      data-account={name}
    >
      {!bare && <Glyph name={name} />}
      {name}
    </AppLink>
  );
}

export function accountPath(name: string): string {
  return `/account/${encodeURIComponent(name)}`;
}
