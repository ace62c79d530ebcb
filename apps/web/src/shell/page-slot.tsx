import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { PagePending } from '../domain/not-found/page-pending.tsx';

/** Delay in milliseconds before a skeleton replaces the previous page: most pages load faster. */
const skeletonDelayMs = 500;

/**
 * Container of the pages. A slow page shows a skeleton; the same page with another tab or filter keeps its content
 * meanwhile.
 */
export function PageSlot({ children }: { children: ReactNode }) {
  const previous = useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === 'pending' && resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname,
  });
  const [isSlow, setLate] = useState(false);
  useEffect(() => {
    if (!previous) return;
    const timer = setTimeout(() => setLate(true), skeletonDelayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [previous]);
  return (
    <>
      {isSlow && <PagePending />}
      <div hidden={isSlow}>{children}</div>
    </>
  );
}
