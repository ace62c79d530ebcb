import { ChevronRight } from 'lucide-react';

/** Whether the surrounding <details className="group"> is open; mirrored in right-to-left text. */
export function DisclosureMark() {
  return (
    <ChevronRight
      size={16}
      aria-hidden
      className="shrink-0 text-muted transition-transform group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:-rotate-90"
    />
  );
}
