import { AppLink } from '../../ui/app-link.tsx';

interface HistoryLinkProps {
  path: string;
  search: Record<string, string>;
  /** Accessible label: 'History of this row'. */
  label: string;
}

/** Clock icon linking to the history of a value. */
export function HistoryLink({ label, ...to }: HistoryLinkProps) {
  return (
    <AppLink
      {...to}
      aria-label={label}
      title={label}
      className="-my-1 inline-flex size-7 items-center justify-center rounded-base align-middle text-muted hover:bg-surface hover:text-accent pointer-coarse:-my-3 pointer-coarse:size-tap"
    >
      {/* Inline SVG: the shared icon set is part of the initial bundle. */}
      <svg aria-hidden width={15} height={15} viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth={1.3}>
        <path d="M2.2 5.5A6.2 6.2 0 1 1 1.8 8M2 2.4v3.2h3.2M8 4.8V8l2.4 1.5" strokeLinecap="round" />
      </svg>
    </AppLink>
  );
}
