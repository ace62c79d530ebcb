import { createContext, use } from 'react';
import { cookieText, preferencesCookie } from '@antescope/web-contract/cookies';
import type { Preferences } from '@antescope/web-contract/preferences';

export interface PreferencesHandle {
  preferences: Preferences;
  change(change: Partial<Preferences>): void;
}

const PreferencesContext = createContext<PreferencesHandle | null>(null);

export const PreferencesProvider = PreferencesContext.Provider;

export function usePreferences(): PreferencesHandle {
  const handle = use(PreferencesContext);
  if (handle === null) throw new Error('usePreferences outside of its provider');
  return handle;
}

/** Saves the preferences as cookies, which the server reads before rendering. */
export function writePreferences(preferences: Preferences): void {
  document.cookie = cookieText(preferencesCookie, encodeURIComponent(JSON.stringify(preferences)));
}
