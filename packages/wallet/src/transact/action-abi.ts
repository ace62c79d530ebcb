import { parseJsonExact, toNodeosJson } from '@antescope/codec/bytes/nodeos-json';
import type { CompiledAbi } from '@antescope/codec/abi/compile';
import { layoutConflict } from '../layouts/layout-conflict.ts';
import { standardLayouts } from '../layouts/shipped-layouts.ts';
import { WalletError } from '../wallet-error.ts';
import type { TransactContext } from './draft.ts';

/**
 * The ABI that encodes and decodes an action; null: the account has none. Throws WalletError 'abi-mismatch' if it
 * contradicts a shipped layout, or for other contracts the index: the review would show something else than the signed
 * bytes.
 */
export async function actionAbi(
  account: string,
  action: string,
  context: TransactContext,
): Promise<CompiledAbi | null> {
  const abi = await context.abi(account);
  if (abi === null) return null;
  const layouts = context.layouts ?? standardLayouts(context.systemAccount);
  const layout = Object.hasOwn(layouts, account) ? layouts[account] : undefined;
  if (layout === undefined) await requireSameHash(account, context);
  const path = layoutConflict(abi, layout, action);
  if (path === null) return abi;
  throw new WalletError('abi-mismatch', `The node's ABI contradicts the known layout of ${account}::${path}`);
}

async function requireSameHash(account: string, { abiHashes }: TransactContext): Promise<void> {
  if (abiHashes === undefined) return;
  const { node, index } = await abiHashes(account);
  if (node === null || index === null || node === index) return;
  throw new WalletError('abi-mismatch', `The node's ABI of ${account} differs from the one in the index`);
}

/** Action data as JSON values. 64-bit integers are numbers or strings as nodeos prints them, never bigint. */
export function actionJson(abi: CompiledAbi, action: string, data: Uint8Array, contract: string): unknown {
  return parseJsonExact(toNodeosJson(abi.decodeAction(action, data, contract)));
}
