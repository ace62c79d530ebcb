import type { Locale } from '@antescope/web-contract/locale';
import { preloadHistory } from '../changes/history-screens.tsx';

/** Fetches what a view of an account's past shows, so that the server renders it at once. */
export async function preloadView(view: string | undefined, locale: Locale): Promise<void> {
  if (view === 'permissions' || view === 'contract') await preloadHistory(view, locale);
}
