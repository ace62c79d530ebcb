import { AppLink } from '../app-link.tsx';
import { CopyButton } from '../copy-button.tsx';
import { Folded, keyHead } from '../folded.tsx';

/** A public key, folded, linked to its page, with a copy button. */
export function KeyLink({ value, whole = false }: { value: string; whole?: boolean }) {
  return (
    <span className={`inline-flex max-w-full items-center gap-1 ${whole ? 'wrap-anywhere' : ''}`}>
      <AppLink path={`/key/${encodeURIComponent(value)}`} className={`ident link ${whole ? 'whitespace-normal!' : ''}`}>
        {whole ? value : <Folded value={value} head={keyHead(value)} />}
      </AppLink>
      <CopyButton value={value} />
    </span>
  );
}
