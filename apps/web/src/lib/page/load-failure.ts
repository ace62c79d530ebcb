/** Delay in milliseconds between a failed chunk load and the one reload. */
export const reloadDelayMs = 500;
/** Time-out in milliseconds for loading a chunk. */
export const loadTimeoutMs = 120_000;

const messages =
  /Loading (?:CSS )?chunk \S+ failed|dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether an error says that a part of the app could not be loaded: mostly because a newer build took its place. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || messages.test(error.message));
}

/** What loading a part ended in; 'missing': something was loaded, but the part is not in it. */
export type PartEnd<T> = { end: 'loaded'; part: T } | { end: 'missing' | 'failed' | 'timed out' };

/** Loads a part of the app and says how that ended. Errors of the part's own code are thrown. */
export async function partEnd<T>(load: () => Promise<T>): Promise<PartEnd<NonNullable<T>>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ end: 'timed out' }>((resolve) => {
    timer = setTimeout(resolve, loadTimeoutMs, { end: 'timed out' });
  });
  try {
    const loading = load().then((part) =>
      part == null ? ({ end: 'missing' } as const) : { end: 'loaded' as const, part },
    );
    return await Promise.race([loading, late]);
  } catch (error) {
    if (isLoadFailure(error)) return { end: 'failed' };
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** What the recovery needs of a browser. */
export interface Reloading {
  path: string;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
  /** The reload was tried already: a person decides. */
  offer(): void;
}

const storageKey = 'antescope-reloaded';

/** Reloads once for each path of a session; false where that was done before. */
export function reloadOnce({ path, storage, reload }: Reloading): boolean {
  const done = (storage.getItem(storageKey) ?? '').split('\n');
  if (done.includes(path)) return false;
  storage.setItem(storageKey, [...done, path].join('\n'));
  setTimeout(reload, reloadDelayMs);
  return true;
}

let offerStrings = { newVersion: 'A new version is available, please reload.', reload: 'Reload' };

/** Sets the strings of the offer in the page's language. */
export function translateOffer(strings: typeof offerStrings): void {
  offerStrings = strings;
}

const offerListeners = new Set<() => void>();

/** Calls `listener` when a reload is offered. Returns the function that unsubscribes. */
export function onReloadOffer(listener: () => void): () => void {
  offerListeners.add(listener);
  return () => offerListeners.delete(listener);
}

/** Whether a part of the app is missing after the one reload. */
export function isReloadOffered(): boolean {
  return document.getElementById(storageKey) !== null;
}

/** Outside of React, which may be waiting for the missing part. The current page stays. */
function offerReload(): void {
  if (isReloadOffered()) return;
  const bar = document.createElement('div');
  bar.id = storageKey;
  bar.role = 'alert';
  bar.className =
    'fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-4 border-t border-line bg-raised p-3 shadow-float';
  const button = document.createElement('button');
  button.className = 'link';
  button.textContent = offerStrings.reload;
  button.addEventListener('click', () => location.reload());
  bar.append(offerStrings.newVersion, button);
  document.body.append(bar);
  for (const listener of offerListeners) listener();
}

function ofThisTab(): Reloading {
  return { path: location.pathname, storage: sessionStorage, reload: () => location.reload(), offer: offerReload };
}

/**
 * Loads a part of the app. Where it is gone, the page reloads once, at the path that was asked for; when it is still gone
 * after the reload, a reload is offered. Whoever waits for the part goes on waiting: the page stays as it is.
 */
export async function loadPart<T>(load: () => Promise<T>, tab: () => Reloading = ofThisTab): Promise<NonNullable<T>> {
  const ended = await partEnd(load);
  if (ended.end === 'loaded') return ended.part;
  console.info(`a part of the page: ${ended.end}`);
  const reloading = tab();
  if (!reloadOnce(reloading)) reloading.offer();
  return new Promise(() => undefined);
}
