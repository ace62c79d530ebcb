import { type ComponentType, createElement, memo, type ReactNode, Suspense, use } from 'react';
import { readable } from '../i18n/readable.ts';
import { firstInput } from '../lib/page/first-input.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

const serverLoads: Promise<unknown>[] = [];

/** On the server: resolves when the code of the parts of all loaded pages is there, so that the HTML contains them. */
export async function deferredPartsLoaded(): Promise<void> {
  await Promise.all(serverLoads);
}

/**
 * A part of a page whose code loads after the first input: until then its server-rendered HTML remains, so that the first
 * visit does not pay for it. `fallback` is shown while it loads on pages that the browser renders. Its props should keep
 * their identity from one render to the next.
 */
export function deferredPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  let deferred: Promise<ComponentType<Props>> | null = null;
  const loadNow = (): Promise<ComponentType<Props>> => {
    if (loading === null) {
      loading = readable(load());
      loading.catch(() => (loading = null));
    }
    return loading;
  };
  const loadLater = (): Promise<ComponentType<Props>> => (deferred ??= readable(firstInput().then(loadNow)));
  if (typeof document === 'undefined') serverLoads.push(loadNow());
  function Content(props: Props): ReactNode {
    return createElement(use(useIsHydrating() ? loadLater() : loadNow()), props);
  }
  // An update before the code has loaded would replace the server's HTML by the fallback.
  return memo(function Deferred(props: Props): ReactNode {
    return (
      <Suspense fallback={fallback}>
        <Content {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
}
