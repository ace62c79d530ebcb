import { CodecError } from '../bytes/error.ts';
import type { PrivateKey } from '../keys/private-key.ts';
import { curves } from './curves.ts';

export interface KeyGeneration {
  /**
   * Says that this page is a safe place to make a key in: served by whom the person trusts, without foreign scripts. Needed
   * wherever a page could be somebody else's; servers and tools need it not.
   */
  secureEnvironment?: boolean;
}

/**
 * New random private key. In a browser it is refused unless `secureEnvironment` is set. Throws 'No crypto module found' where
 * the platform has no secure randomness.
 */
export function generatePrivateKey(type: 'K1' | 'R1', options: KeyGeneration = {}): PrivateKey {
  if (options.secureEnvironment !== true && inBrowser())
    throw new CodecError(
      'Keys are not made in a browser unless secureEnvironment is set: whatever else runs in the page could read them',
    );
  if (typeof globalThis.crypto?.getRandomValues !== 'function') throw new CodecError('No crypto module found');
  return { type, data: curves[type].utils.randomSecretKey() };
}

/** A page has a window, its workers have importScripts or a navigator's scope; server runtimes have neither. */
function inBrowser(): boolean {
  const scope = globalThis as { window?: unknown; importScripts?: unknown; WorkerGlobalScope?: unknown };
  return scope.window !== undefined || scope.importScripts !== undefined || scope.WorkerGlobalScope !== undefined;
}
