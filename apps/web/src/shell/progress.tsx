import { useRouterState } from '@tanstack/react-router';

/** A thin bar at the top while the next page loads. */
export function Progress() {
  const loading = useRouterState({ select: (state) => state.status === 'pending' });
  return <div aria-hidden className={`fixed inset-x-0 top-0 z-50 h-0.5 ${loading ? 'skeleton bg-accent!' : ''}`} />;
}
