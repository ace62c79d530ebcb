import { CodecError } from '../bytes/error.ts';
import type { PrivateKey } from '../keys/private-key.ts';
import { curves } from './curves.ts';

export interface KeyGeneration {
  /**
   * Confirms that the page is safe for generating keys: trusted server, no third-party scripts. Required in browsers
   * only.
   */
  secureEnvironment?: boolean;
}

/**
 * Generates a private key. In browsers throws unless `secureEnvironment` is set. Throws 'No crypto module found'
 * without secure randomness.
 */
export function generatePrivateKey(type: 'K1' | 'R1', options: KeyGeneration = {}): PrivateKey {
  if (options.secureEnvironment !== true && inBrowser())
    throw new CodecError(
      'Keys are not made in a browser unless secureEnvironment is set: whatever else runs in the page could read them',
    );
  if (typeof globalThis.crypto?.getRandomValues !== 'function') throw new CodecError('No crypto module found');
  return { type, data: curves[type].utils.randomSecretKey() };
}

/** Pages have a window, workers have importScripts or a navigator scope; server runtimes have neither. */
function inBrowser(): boolean {
  const scope = globalThis as { window?: unknown; importScripts?: unknown; WorkerGlobalScope?: unknown };
  return scope.window !== undefined || scope.importScripts !== undefined || scope.WorkerGlobalScope !== undefined;
}
