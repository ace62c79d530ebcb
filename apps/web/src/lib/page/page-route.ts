import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { loadStrings, type StringFolder } from '../../i18n/strings.ts';
import type { RouterContext } from './router-context.ts';
import { isRedirect, type Page } from './page-result.ts';

interface LoaderArguments {
  context: RouterContext;
  params: object;
  deps: object;
  location: ParsedLocation;
}

/**
 * Loads a page for its route: `key` names its loader in page-loaders.ts, which only the server has. `strings` are those of
 * the page, where it has its own.
 */
export async function openPageOf<T>(
  key: string,
  { context, params, deps, location }: LoaderArguments,
  strings?: StringFolder,
): Promise<Page<T>> {
  const request = { params: params as Record<string, string>, search: deps as Record<string, string | undefined> };
  // Words first: the head of a page that could not be loaded needs them too.
  const reading = context.load(key, request, location.publicHref);
  reading.catch(() => undefined);
  if (strings !== undefined) await loadStrings(strings, context.boot.locale);
  const answer = await reading;
  if (isRedirect(answer)) throw redirect({ href: answer.redirect, replace: true });
  return answer as Page<T>;
}

/** The loader of a page that has words and no data. */
export function stringsLoader(strings: StringFolder) {
  return async ({ context }: { context: RouterContext }): Promise<void> => {
    await loadStrings(strings, context.boot.locale);
  };
}

/** Keeps the named search parameters, dropping what is empty or unknown. */
export function textSearch<const Name extends string>(...names: Name[]) {
  return (search: Record<string, unknown>): { [K in Name]?: string } => {
    const kept: { [K in Name]?: string } = {};
    for (const name of names) {
      const value = search[name];
      // The router reads '58' as a number and 'true' as a boolean; both go back to what was written.
      if (value !== undefined && value !== null && typeof value !== 'object' && value !== '')
        kept[name] = String(value);
      // What was read as a list or an object (a name given twice) has to be taken out by name: the router lays what is
      // kept here over what it read.
      else if (Object.hasOwn(search, name)) (kept as Record<string, undefined>)[name] = undefined;
    }
    return kept;
  };
}

/** The loader's dependencies are the whole checked search. */
export function allSearch<T>({ search }: { search: T }): T {
  return search;
}
