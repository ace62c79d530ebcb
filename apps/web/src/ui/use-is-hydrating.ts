import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Whether the component hydrates server-rendered HTML; false on the server itself. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => typeof document !== 'undefined',
  );
}
