import { ChevronRight } from 'lucide-react';
import { AppLink } from './app-link.tsx';

export interface Crumb {
  label: string;
  path: string;
  search?: Record<string, string>;
}

interface BreadcrumbsProps {
  /** Accessible name of the trail. */
  label: string;
  /** Pages above, from the outermost. */
  above: readonly Crumb[];
  /** The page itself. */
  here: string;
}

/** The pages above a page; for pages below the second level. Names of the chain stay left to right. */
export function Breadcrumbs({ label, above, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="pb-2 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {above.map(({ label: name, ...link }) => (
          <li key={name} className="flex min-w-0 items-center gap-x-1.5">
            <AppLink {...link} className="link inline-flex min-h-6 min-w-0 items-center">
              <bdi className="wrap-anywhere">{name}</bdi>
            </AppLink>
            <ChevronRight size={14} aria-hidden className="shrink-0 rtl:-scale-x-100" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0">
          <bdi className="wrap-anywhere text-text">{here}</bdi>
        </li>
      </ol>
    </nav>
  );
}
