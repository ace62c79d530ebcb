import { useStrings } from '../../../i18n/strings.ts';
import { Pager } from '../../../ui/pager.tsx';

interface PartPagesProps {
  /** Name of the list. */
  label: string;
  path: string;
  /** Search of the first page; null on it. */
  first: Record<string, string> | null;
  next: Record<string, string> | null;
}

/** Links to other pages of one list among several. */
export function PartPages({ label, path, first, next }: PartPagesProps) {
  const strings = useStrings('pages/nft');
  return (
    <Pager
      label={label}
      className="pt-3"
      links={[
        first === null ? null : { path, search: first, label: strings.firstPage },
        next === null ? null : { path, search: next, label: strings.nextPage },
      ]}
    />
  );
}
