import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WebBundle } from '@antescope/web-contract/web-bundle';

const webFolder = resolve(import.meta.dirname, '../../../../web/dist');

/** Directory of the files served to browsers. */
export const clientFolder = join(webFolder, 'client');

/** The built web app cannot be used; the message is one line for the terminal. */
export class BundleError extends Error {
  override name = 'BundleError';
}

/**
 * Loads the server build of the web app. It imports @antescope/* packages by name, so both sides of the process share one
 * instance of each module. Throws BundleError.
 */
export async function loadBundle(): Promise<WebBundle> {
  const path = join(webFolder, 'server/entry-server.js');
  if (!existsSync(path)) {
    throw new BundleError('The web app is not built (apps/web/dist is missing): npm start builds it first');
  }
  const bundle = await importBundle(path);
  if (typeof bundle.renderPage !== 'function' || typeof bundle.loadPage !== 'function') throw outdated();
  return bundle as WebBundle;
}

async function importBundle(path: string): Promise<Partial<WebBundle>> {
  try {
    return (await import(pathToFileURL(path).href)) as Partial<WebBundle>;
  } catch (error) {
    if (isLinkError(error)) throw outdated(error);
    throw error;
  }
}

/** The bundle imports a module or a name that the packages of this version do not have. */
function isLinkError(error: unknown): error is Error {
  if (error instanceof SyntaxError) return true;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'ERR_MODULE_NOT_FOUND' || code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
}

function outdated(cause?: Error): BundleError {
  const detail = cause === undefined ? '' : ` (${cause.message.split('\n')[0]})`;
  return new BundleError(`The built web app in apps/web/dist is of another version: build it again${detail}`, {
    cause,
  });
}
