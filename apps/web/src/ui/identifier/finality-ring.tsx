import { useMessages } from '../../i18n/messages-context.ts';

interface FinalityRingProps {
  irreversible: boolean;
  /** Progress of irreversibility in thousandths, if known. */
  permille?: number | null;
}

/** A closed ring if irreversible, otherwise an open one showing the progress. */
export function FinalityRing({ irreversible, permille = null }: FinalityRingProps) {
  const messages = useMessages();
  const share = irreversible ? 1000 : Math.min(900, Math.max(0, permille ?? 500));
  const label = irreversible ? messages.chain.irreversible : messages.chain.reversible;
  const circumference = 2 * Math.PI * 6;
  return (
    <svg role="img" aria-label={label} width={16} height={16} viewBox="0 0 16 16" className="inline-block shrink-0">
      <title>{label}</title>
      <circle cx="8" cy="8" r="6" fill="none" strokeWidth="2" className="stroke-line-strong" />
      <circle
        cx="8"
        cy="8"
        r="6"
        fill="none"
        strokeWidth="2"
        stroke="currentColor"
        className={irreversible ? 'text-positive' : 'text-warning'}
        strokeDasharray={`${(circumference * share) / 1000} ${circumference}`}
        transform="rotate(-90 8 8)"
      />
    </svg>
  );
}
