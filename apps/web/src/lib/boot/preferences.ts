import { createContext, use } from 'react';
import type { Preferences } from './boot.ts';

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

/** Name of the cookie of what was chosen, read by the server before it renders. */
export const preferencesCookie = 'antescope';

/** Tells the server that this browser has the font, so that the next page is laid out in it. */
export const fontCookie = 'antescope-font=1; path=/; max-age=31536000; samesite=lax';

/** Keeps the preferences for a year, for every chain of this host. */
export function writePreferences(preferences: Preferences): void {
  const value = encodeURIComponent(JSON.stringify(preferences));
  document.cookie = `${preferencesCookie}=${value}; path=/; max-age=31536000; samesite=lax`;
}
