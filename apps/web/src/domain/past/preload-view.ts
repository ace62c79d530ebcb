import type { Locale } from '@antescope/web-contract/locale';
import { preloadHistory } from '../changes/history-screens.tsx';

/** Preloads the code of a view, so that server-rendered HTML contains it. */
export async function preloadView(view: string | undefined, locale: Locale): Promise<void> {
  if (view === 'permissions' || view === 'contract') await preloadHistory(view, locale);
}
