import { useSyncExternalStore } from 'react';

/** Storage key of the wallet's current users; the wallet itself is not loaded to show a name. */
const currentUsers = 'user-v.0.0.7';

function read(chainId: string): string | null {
  try {
    const users = JSON.parse(localStorage.getItem(currentUsers) ?? '{}') as Record<string, { actor?: unknown } | null>;
    const actor = users[chainId]?.actor;
    return typeof actor === 'string' ? actor : null;
  } catch {
    // Somebody else wrote into the storage: nobody is connected as far as this page can tell.
    return null;
  }
}

/** Changed in this tab: the storage event reaches other tabs alone. */
export const connectionChanged = 'antescope-connection';

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('storage', listener);
  globalThis.addEventListener(connectionChanged, listener);
  return () => {
    globalThis.removeEventListener('storage', listener);
    globalThis.removeEventListener(connectionChanged, listener);
  };
}

/** Name of the connected account; null for nobody, and while the server renders. */
export function useConnectedActor(chainId: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => read(chainId),
    () => null,
  );
}
