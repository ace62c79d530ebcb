import { AppLink } from '../app-link.tsx';
import { grouped } from '../amount-text.ts';

interface BlockLinkProps {
  number: number;
  rowLink?: boolean;
}

/** A block by its number, with digit groups. */
export function BlockLink({ number, rowLink = false }: BlockLinkProps) {
  return (
    <AppLink path={`/block/${number}`} className="figure link" rowLink={rowLink}>
      {grouped(number)}
    </AppLink>
  );
}
