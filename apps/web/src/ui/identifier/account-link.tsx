import { AppLink } from '../app-link.tsx';
import { Glyph } from './glyph.tsx';

interface AccountLinkProps {
  name: string;
  /** Leaves the picture out where names stand close together in a sentence. */
  bare?: boolean;
  rowLink?: boolean;
}

/** An account's name with its picture. The root's empty name is written out. */
export function AccountLink({ name, bare = false, rowLink = false }: AccountLinkProps) {
  if (name === '') return <span className="name text-muted">(none)</span>;
  return (
    <AppLink
      path={accountPath(name)}
      className={bare ? 'name' : 'name inline-flex items-center gap-1.5 align-bottom'}
      rowLink={rowLink}
    >
      {!bare && <Glyph name={name} />}
      <span data-account={name}>{name}</span>
    </AppLink>
  );
}

export function accountPath(name: string): string {
  return `/account/${encodeURIComponent(name)}`;
}
