/// <reference types="vite/types/importMeta.d.ts" />
import { WalletError } from '@antescope/wallet/wallet-error';
import { tryLoad } from '../../lib/page/load-failure.ts';
import type { Connect } from './connect-part.tsx';

/** Interface halves by the path of their module, `../connect/<id>.tsx`; each is a chunk that loads with its provider. */
const modules = import.meta.glob<{ connect: Connect }>('../connect/*.tsx');

/**
 * Loads a provider's interface half. Throws WalletError 'not-loaded' if that fails: the dialog then offers to try again or
 * to reload, because an automatic reload would lose the page's input.
 */
export async function loadConnect(id: string): Promise<Connect> {
  const load = modules[`../connect/${id}.tsx`];
  if (load === undefined) throw new WalletError('no-provider', `There is no wallet '${id}'`);
  const loaded = await tryLoad(load);
  if (loaded.end !== 'loaded') throw new WalletError('not-loaded', 'The wallet could not be loaded');
  return loaded.part.connect;
}
