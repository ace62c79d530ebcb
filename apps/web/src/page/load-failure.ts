/** Milliseconds between a part that could not be loaded and the one reload (application §9). */
export const reloadDelayMs = 500;

const messages = [
  /Loading (?:CSS )?chunk \S+ failed/i,
  /dynamically imported module/i,
  /Importing a module script failed/i,
  /Unable to preload CSS/i,
];

/** Whether an error says that a part of the app could not be loaded: mostly because a newer build took its place. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || messages.some((message) => message.test(error.message));
}

/** The reload was tried already: a person decides. */
export class NewVersion extends Error {
  override name = 'NewVersion';
}

/** What the recovery needs of a browser. */
export interface Reloading {
  path: string;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
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

function ofThisTab(): Reloading {
  return { path: location.pathname, storage: sessionStorage, reload: () => location.reload() };
}

/**
 * Loads a part of the app. Where it is gone, the page reloads once, at the path that was asked for, and waits for that;
 * when it is still gone after the reload, throws NewVersion.
 */
export async function loadPart<T>(load: () => Promise<T>, tab: () => Reloading = ofThisTab): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
    if (!reloadOnce(tab())) throw new NewVersion('A new version is available, please reload.', { cause: error });
    return new Promise<T>(() => undefined);
  }
}
