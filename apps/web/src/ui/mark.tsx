/** The mark of the product, decorative. `size` in px. */
export function Mark({ size, className }: { size: number; className: string }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 32 32" className={className}>
      <path d="M16 2 28 9v14l-12 7L4 23V9z" fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
      <circle cx="16" cy="16" r="4.5" fill="currentColor" />
    </svg>
  );
}
