import { useSyncExternalStore } from 'react';

/** Storage key of the wallet's current users; the wallet itself is not loaded to show a name. */
const currentKey = 'user-v.0.0.7';

/** Changed in this tab: the storage event reaches other tabs alone. */
export const connectionChanged = 'antescope-connection';

export interface SavedUsers {
  /** Connected account; null without a connection. */
  actor: string | null;
  /** Permission that it signs with; null without a connection. */
  permission: string | null;
  /** Whether any account of the chain is saved. */
  saved: boolean;
}

const disconnected: SavedUsers = { actor: null, permission: null, saved: false };

type Entry = { actor?: unknown; permission?: unknown } | null;

/** The chain's entry: a user, null for saved accounts without a connection, undefined without saved accounts. */
function entryOf(chainId: string): Entry | undefined {
  try {
    return (JSON.parse(localStorage.getItem(currentKey) ?? '{}') as Record<string, Entry>)[chainId];
  } catch {
    // Not written by this site: treated as disconnected.
    return undefined;
  }
}

let last = disconnected;

/** The same object for the same facts, as React wants it. */
function read(chainId: string): SavedUsers {
  const entry = entryOf(chainId);
  const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const [actor, permission, saved] = [textOf(entry?.actor), textOf(entry?.permission), entry !== undefined];
  if (last.actor !== actor || last.permission !== permission || last.saved !== saved)
    last = { actor, permission, saved };
  return last;
}

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('storage', listener);
  globalThis.addEventListener(connectionChanged, listener);
  return () => {
    globalThis.removeEventListener('storage', listener);
    globalThis.removeEventListener(connectionChanged, listener);
  };
}

/** The connected account of a chain; none during server rendering. */
export function useSavedUsers(chainId: string): SavedUsers {
  return useSyncExternalStore(
    subscribe,
    () => read(chainId),
    () => disconnected,
  );
}
