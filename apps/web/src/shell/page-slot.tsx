import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { PagePending } from '../domain/not-found/page-pending.tsx';

/** Until then the page that is being left stays: most pages are there before a skeleton could be understood. */
const lateMs = 500;

/**
 * Where pages stand. One that takes long gives its place to a skeleton; the same page with another tab or filter keeps
 * what it shows.
 */
export function PageSlot({ children }: { children: ReactNode }) {
  const leaving = useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === 'pending' && resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname,
  });
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [leaving]);
  return (
    <>
      {late && <PagePending />}
      <div hidden={late}>{children}</div>
    </>
  );
}
