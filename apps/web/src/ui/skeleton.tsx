/** Placeholder for content of a known size. */
export function Skeleton({ className = 'h-4 w-32' }: { className?: string }) {
  return <span aria-hidden className={`skeleton inline-block align-middle ${className}`} />;
}

const widths = ['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2'];

/** Placeholder rows, in the number and height of the expected list. */
export function SkeletonRows({ rows, label }: { rows: number; label: string }) {
  return (
    <output className="block" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-(--row) items-center border-b border-line">
          <Skeleton className={`h-3 ${widths[index % widths.length]}`} />
        </div>
      ))}
    </output>
  );
}
