/// <reference types="vite/types/importMeta.d.ts" />
import { WalletError } from '@antescope/wallet/wallet-error';
import { partEnd } from '../../lib/page/load-failure.ts';
import type { Connect } from './connect-part.tsx';

/** Interface halves by the path of their module, `../connect/<id>.tsx`; each is a chunk that loads with its provider. */
const modules = import.meta.glob<{ connect: Connect }>('../connect/*.tsx');

/** Ids that have an interface half. */
export const connectableIds: readonly string[] = Object.keys(modules).map(
  (path) => /([\w-]+)\.tsx$/.exec(path)?.[1] ?? path,
);

/**
 * Loads a provider's interface half. Throws WalletError 'not-loaded' where that failed: the dialog offers to try again or
 * to reload, because a reload on its own would lose what was typed into the page.
 */
export async function loadConnect(id: string): Promise<Connect> {
  const load = modules[`../connect/${id}.tsx`];
  if (load === undefined) throw new WalletError('no-provider', `There is no wallet '${id}'`);
  const loaded = await partEnd(load);
  if (loaded.end !== 'loaded') throw new WalletError('not-loaded', 'The wallet could not be loaded');
  return loaded.part.connect;
}
