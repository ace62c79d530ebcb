import { loadPart } from '../lib/page/load-failure.ts';
import type { PageDefinition } from '../lib/page/define-page.ts';
import type { StringFolder } from '../i18n/strings.ts';
import type { Screen } from '../ui/screen.ts';

// Screens are type-checked where they are defined; here their types are erased.
type AnyScreen = Screen<unknown, StringFolder>;

export interface RegisteredPage extends PageDefinition {
  /** Folder relative to src/pages: 'tokens/top-holders'. */
  id: string;
  loadScreen: () => Promise<AnyScreen>;
}

const definitions = import.meta.glob<PageDefinition>('../pages/**/route.ts', { eager: true, import: 'page' });
const screens = import.meta.glob<AnyScreen>('../pages/**/page.tsx', { import: 'screen' });

/** All pages: folders in src/pages with a route.ts and a page.tsx. */
export const pages: readonly RegisteredPage[] = Object.entries(definitions).map(([file, definition]) => {
  const folder = file.slice(0, -'/route.ts'.length);
  const screen = screens[`${folder}/page.tsx`];
  if (screen === undefined) throw new Error(`${folder} has no page.tsx`);
  return { ...definition, id: folder.slice('../pages/'.length), loadScreen: () => loadPart(screen) };
});
