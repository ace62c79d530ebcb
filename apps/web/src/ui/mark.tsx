/** The mark of the product: an aperture of six blades, from the chain's accent to mint. Decorative. `size` in px. */
export function Mark({ size, className = '' }: { size: number; className?: string }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 32 32" className={`shrink-0 ${className}`}>
      {accentShares.map((share, index) => (
        <path
          key={index}
          fill={`color-mix(in oklab, var(--accent) ${share}%, var(--brand-soft))`}
          d="M21.4 16.1 27.6 24.1 16.4 30.5 15.7 30.1 19.5 20.8z"
          transform={`rotate(${index * 60} 16 16)`}
        />
      ))}
    </svg>
  );
}

/** Percent of the accent per blade, clockwise from the lower right. Neighbors differ, so their edge is visible at 16 px. */
const accentShares = [70, 100, 82, 48, 8, 30];
