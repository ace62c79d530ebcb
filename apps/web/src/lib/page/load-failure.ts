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
  /** Whether the server answers: a reload without a connection loses the page. */
  isReachable(): Promise<boolean>;
  /** Whether a reload loses input or an entered key. */
  isHeld(): boolean;
  reload(): void;
  /** The page is not reloaded by itself: lets the user decide. */
  offer(held: boolean): void;
  /** Without a connection: lets the user load the part again. */
  offerRetry(retry: () => void): void;
}

const storageKey = 'antescope-reloaded';

/** Reloads once per path and session; false if it was done before. */
export function reloadOnce({ path, storage, reload }: Pick<Reloading, 'path' | 'storage' | 'reload'>): boolean {
  const reloaded = (storage.getItem(storageKey) ?? '').split('\n');
  if (reloaded.includes(path)) return false;
  storage.setItem(storageKey, [...reloaded, path].join('\n'));
  setTimeout(reload, reloadDelayMs);
  return true;
}

let offerStrings = {
  newVersion: 'A new version is available, please reload.',
  reload: 'Reload',
  held: '',
  offline: 'No connection.',
  tryAgain: 'Try again',
};

/** Sets the translated strings of the offers. */
export function translateOffer(strings: typeof offerStrings): void {
  offerStrings = strings;
}

const offerListeners = new Set<() => void>();

/** Calls `listener` when an offer is shown or hidden. Returns the function that unsubscribes. */
export function onReloadOffer(listener: () => void): () => void {
  offerListeners.add(listener);
  return () => offerListeners.delete(listener);
}

/** Whether a part of the app is missing, and the user is offered a reload or another try. */
export function isReloadOffered(): boolean {
  return document.getElementById(storageKey) !== null;
}

/** Replaces the offer; null hides it. Outside of React, which may be waiting for the missing part. */
function showOffer(offer: { text: string; label: string; act: () => void } | null): void {
  document.getElementById(storageKey)?.remove();
  if (offer !== null) {
    const bar = document.createElement('div');
    bar.id = storageKey;
    bar.role = 'alert';
    bar.className =
      'fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-4 border-t border-line bg-raised p-3 shadow-float';
    const button = document.createElement('button');
    button.className = 'link';
    button.textContent = offer.label;
    button.addEventListener('click', offer.act);
    bar.append(offer.text, button);
    document.body.append(bar);
  }
  for (const listener of offerListeners) listener();
}

function offerReload(held: boolean): void {
  const { newVersion, held: loss, reload } = offerStrings;
  showOffer({ text: held ? `${newVersion} ${loss}` : newVersion, label: reload, act: () => location.reload() });
}

let retries: (() => void)[] = [];

function offerRetry(retry: () => void): void {
  retries.push(retry);
  const retryAll = (): void => {
    showOffer(null);
    const waiting = retries;
    retries = [];
    for (const each of waiting) each();
  };
  showOffer({ text: offerStrings.offline, label: offerStrings.tryAgain, act: retryAll });
}

/** Dispatched before a reload; canceled by what a reload would lose. */
export const reloadEvent = 'antescope-reload';

let editedPath = '';

/** Remembers the page with the last input: it is not reloaded without a click. */
export function noteInput(): void {
  editedPath = location.pathname;
}

async function responds(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

function currentTab(): Reloading {
  const path = location.pathname;
  return {
    path,
    storage: sessionStorage,
    isReachable: async () => navigator.onLine && (await responds('/favicon.svg')),
    isHeld: () => editedPath === path || !globalThis.dispatchEvent(new Event(reloadEvent, { cancelable: true })),
    reload: () => location.reload(),
    offer: offerReload,
    offerRetry,
  };
}

/**
 * Loads a part of the app. If its chunk is gone, the page reloads once, at the requested path; if it is still gone
 * after that, or if a reload would lose input or an entered key, the user is offered a reload. Without a connection the
 * user is offered another try. The returned promise remains pending until then, so that the page is unchanged.
 */
export async function loadPart<T>(load: () => Promise<T>, tab: () => Reloading = currentTab): Promise<NonNullable<T>> {
  const result = await tryLoad(load);
  if (result.end === 'loaded') return result.part;
  console.info(`Loading a part of the page: ${result.end}`);
  const reloading = tab();
  if (!(await reloading.isReachable())) {
    await new Promise<void>((retry) => reloading.offerRetry(retry));
    return loadPart(load, tab);
  }
  const held = reloading.isHeld();
  if (held || !reloadOnce(reloading)) reloading.offer(held);
  return new Promise(() => undefined);
}
