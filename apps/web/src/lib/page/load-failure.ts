/** Delay in milliseconds between a failed chunk load and the one reload. */
export const reloadDelayMs = 500;
/** Timeout in milliseconds for loading a chunk. */
export const loadTimeoutMs = 120_000;

const messages =
  /Loading (?:CSS )?chunk \S+ failed|dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether an error means that a chunk could not be loaded, usually because a newer build replaced it. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || messages.test(error.message));
}

/** Result of loading a part; 'missing': the module has no such part. */
export type LoadResult<T> = { end: 'loaded'; part: T } | { end: 'missing' | 'failed' | 'timed out' };

/** Loads a part of the app and reports the result. Rethrows errors of the part's own code. */
export async function tryLoad<T>(load: () => Promise<T>): Promise<LoadResult<NonNullable<T>>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<{ end: 'timed out' }>((resolve) => {
    timer = setTimeout(resolve, loadTimeoutMs, { end: 'timed out' });
  });
  try {
    const loaded = load().then((part) =>
      part == null ? ({ end: 'missing' } as const) : { end: 'loaded' as const, part },
    );
    return await Promise.race([loaded, timeout]);
  } catch (error) {
    if (isLoadFailure(error)) return { end: 'failed' };
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Browser functions used by the recovery. */
export interface Reloading {
  path: string;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
  /** The reload was tried already: let the user decide. */
  offer(): void;
}

const storageKey = 'antescope-reloaded';

/** Reloads once per path and session; false if it was done before. */
export function reloadOnce({ path, storage, reload }: Reloading): boolean {
  const reloaded = (storage.getItem(storageKey) ?? '').split('\n');
  if (reloaded.includes(path)) return false;
  storage.setItem(storageKey, [...reloaded, path].join('\n'));
  setTimeout(reload, reloadDelayMs);
  return true;
}

let offerStrings = { newVersion: 'A new version is available, please reload.', reload: 'Reload' };

/** Sets the translated strings of the offer. */
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

function currentTab(): Reloading {
  return { path: location.pathname, storage: sessionStorage, reload: () => location.reload(), offer: offerReload };
}

/**
 * Loads a part of the app. If its chunk is gone, the page reloads once, at the requested path; if it is still gone
 * after that, the user is offered a reload. The returned promise remains pending, so that the page is unchanged.
 */
export async function loadPart<T>(load: () => Promise<T>, tab: () => Reloading = currentTab): Promise<NonNullable<T>> {
  const result = await tryLoad(load);
  if (result.end === 'loaded') return result.part;
  console.info(`Loading a part of the page: ${result.end}`);
  const reloading = tab();
  if (!reloadOnce(reloading)) reloading.offer();
  return new Promise(() => undefined);
}
