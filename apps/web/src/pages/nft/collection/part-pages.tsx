import { useStrings } from '../../../i18n/strings.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';

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
  if (first === null && next === null) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2 pt-3">
      {first !== null && (
        <AppLink path={path} search={first} still className={buttonClass()}>
          {strings.firstPage}
        </AppLink>
      )}
      {next !== null && (
        <AppLink path={path} search={next} still className={buttonClass()}>
          {strings.nextPage}
        </AppLink>
      )}
    </nav>
  );
}
