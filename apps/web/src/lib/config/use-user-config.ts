import { useSyncExternalStore } from 'react';
import { parseUserConfig, userConfigKey, type UserConfig } from './user-config.ts';

const defaults = parseUserConfig(null);
const listeners = new Set<() => void>();
let current: UserConfig | null = null;

/** The config of this browser. */
export function userConfig(): UserConfig {
  current ??= parseUserConfig(localStorage.getItem(userConfigKey));
  return current;
}

/** Stores changed fields of the config. */
export function changeUserConfig(change: Partial<UserConfig>): void {
  current = { ...userConfig(), ...change };
  localStorage.setItem(userConfigKey, JSON.stringify(current));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent): void => {
    if (key !== null && key !== userConfigKey) return;
    current = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

/** The config of this browser, also after a change in another tab; the defaults on the server. */
export function useUserConfig(): UserConfig {
  return useSyncExternalStore(subscribe, userConfig, () => defaults);
}
