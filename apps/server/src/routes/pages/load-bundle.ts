import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WebBundle } from '@antescope/web-contract/web-bundle';

const webFolder = resolve(import.meta.dirname, '../../../../web/dist');

/** Folder of the files that browsers load. */
export const clientFolder = join(webFolder, 'client');

/** The built web app could not be loaded; the message is one line for the terminal. */
export class BundleMissing extends Error {
  override name = 'BundleMissing';
}

/** Loads the server half of the built web app by path. Throws BundleMissing where it was not built. */
export async function loadBundle(): Promise<WebBundle> {
  const path = join(webFolder, 'server/entry-server.js');
  if (!existsSync(path)) {
    throw new BundleMissing('The web app is not built (apps/web/dist is missing): npm start builds it first');
  }
  const bundle: Partial<WebBundle> = await import(pathToFileURL(path).href);
  if (typeof bundle.renderPage !== 'function' || typeof bundle.loadPage !== 'function') {
    throw new BundleMissing('The built web app in apps/web/dist is of another version: build it again');
  }
  return bundle as WebBundle;
}
