import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { documentLocale } from '../i18n/document-locale.ts';
import type { Locale } from '@antescope/web-contract/locale';
import { loadStrings, type StringFolder } from '../i18n/strings.ts';
import { loadPart } from '../lib/page/load-failure.ts';

/** A component whose code and strings are loaded when it is first rendered. Suspends until then. */
export type LazyPart<Props> = AsyncRouteComponent<Props> & {
  /** Preloads code and strings, so that server-rendered HTML contains the part. */
  preloadIn: (locale: Locale) => Promise<void>;
};

export function lazyPart<Module extends Record<string, unknown>, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  strings?: StringFolder,
): LazyPart<Props> {
  const stringsIn = (locale: Locale) => (strings === undefined ? undefined : loadStrings(strings, locale));
  const loadComponent = async () => {
    // The server loads the strings via preloadIn; the locale is unknown here.
    const loadedStrings = typeof document === 'undefined' ? undefined : stringsIn(documentLocale());
    const [component] = await Promise.all([loadPart(async () => pick(await load())), loadedStrings]);
    return { default: component };
  };
  const Part = lazyRouteComponent(loadComponent) as AsyncRouteComponent<Props>;
  return Object.assign(Part, {
    preloadIn: async (locale: Locale) => {
      await Promise.all([Part.preload?.(), stringsIn(locale)]);
    },
  });
}
