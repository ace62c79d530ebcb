import { lazyRouteComponent, useMatch, type AsyncRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { documentLocale, type PageWords } from '../../i18n/page-words.ts';
import { loadPart } from './load-failure.ts';
import type { Page } from './page-result.ts';

/** What a screen gets: its page's data and the checked search of its address. */
export interface ScreenProps<T> {
  data: T;
  search: Record<string, string | undefined>;
}

/** A screen whose code is a chunk of its own, and its words, which the browser needs before it hydrates. */
export function lazyWordsPage<Module extends Record<string, unknown>, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  words?: PageWords<unknown>,
): AsyncRouteComponent<Props> {
  const loadScreen = async () => {
    const inLanguage = typeof document === 'undefined' ? undefined : words?.load(documentLocale());
    const [screen] = await Promise.all([loadPart(async () => pick(await load())), inLanguage]);
    return { default: screen };
  };
  return lazyRouteComponent(loadScreen) as AsyncRouteComponent<Props>;
}

/**
 * The same for a page with data. `keyOf` names what makes it another screen rather than the same one with other data:
 * then its state starts anew.
 */
export function lazyPage<Module extends Record<string, unknown>, T>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<ScreenProps<T>>,
  { keyOf = () => '', words }: { keyOf?: (data: T) => string; words?: PageWords<unknown> } = {},
) {
  const Screen = lazyWordsPage(load, pick, words);
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
export function withWords(screen: () => ReactNode, words: PageWords<unknown>): RouteComponent {
  const preload = async (): Promise<void> => {
    if (typeof document !== 'undefined') await words.load(documentLocale());
  };
  return Object.assign(screen, { preload });
}
