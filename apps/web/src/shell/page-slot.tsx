import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { PagePending } from '../domain/not-found/page-pending.tsx';
import { isReloadOffered, onReloadOffer } from '../lib/page/load-failure.ts';

/** Delay before the skeleton: most pages load faster, and the previous page stays until then. */
const skeletonDelayMs = 500;

/**
 * The content of the current page. A skeleton replaces it while another page takes long, but not while another tab or
 * filter loads, nor if the next page cannot load at all.
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
  const stuck = useSyncExternalStore(onReloadOffer, isReloadOffered, () => false);
  const skeleton = isSlow && !stuck;
  return (
    <>
      {skeleton && <PagePending />}
      <div hidden={skeleton}>{children}</div>
    </>
  );
}
