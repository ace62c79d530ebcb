import { History } from 'lucide-react';
import { AppLink } from '../app-link.tsx';

interface HistoryLinkProps {
  path: string;
  search: Record<string, string>;
  /** What it is the history of: 'History of this row'. */
  label: string;
}

/** A clock beside a value: how it became what it is. */
export function HistoryLink({ label, ...to }: HistoryLinkProps) {
  return (
    <AppLink
      {...to}
      aria-label={label}
      title={label}
      className="-my-1 inline-flex size-7 items-center justify-center rounded-base align-middle text-muted hover:bg-surface hover:text-accent pointer-coarse:-my-3 pointer-coarse:size-11"
    >
      <History size={15} aria-hidden />
    </AppLink>
  );
}
