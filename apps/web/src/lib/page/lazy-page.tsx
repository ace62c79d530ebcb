import { useMatch, type RouteComponent } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { documentLocale } from '../../i18n/document-locale.ts';
import { loadStrings, type StringFolder } from '../../i18n/strings.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Page } from './page-result.ts';

/** What a screen gets: its page's data and the checked search of its address. */
export interface ScreenProps<T> {
  data: T;
  search: Record<string, string | undefined>;
}

/**
 * The same for a page with data. `keyOf` names what makes it another screen rather than the same one with other data:
 * then its state starts anew.
 */
export function lazyPage<Module extends Record<string, unknown>, T>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<ScreenProps<T>>,
  { keyOf = () => '', strings }: { keyOf?: (data: T) => string; strings?: StringFolder } = {},
) {
  const Screen = lazyPart(load, pick, strings);
  function Routed() {
    const match = useMatch({ strict: false });
    const page = match.loaderData as Page<T> | undefined;
    if (page === undefined) return null;
    return <Screen key={keyOf(page.data)} data={page.data} search={match.search as ScreenProps<T>['search']} />;
  }
  if (Screen.preload !== undefined) Routed.preload = Screen.preload;
  return Routed;
}

/** A screen that is no chunk of its own, whose words the browser needs before it hydrates. */
export function withStrings(screen: () => ReactNode, strings: StringFolder): RouteComponent {
  const preload = async (): Promise<void> => {
    if (typeof document !== 'undefined') await loadStrings(strings, documentLocale());
  };
  return Object.assign(screen, { preload });
}
