import { toHex } from '@antescope/codec/bytes/bytes';
import { jsonReady } from '@antescope/index/answers/view/json-ready';
import type { StoredAction } from '@antescope/index/store/history-store';
import { hyperionActData } from './act-data.ts';
import type { ChainIndex } from './chain-index.ts';

/** Data of an action as Hyperion has it, decoded with the ABI at its block; like nodeos, hex if the ABI cannot decode it. */
export async function actDataOf({ reader, abis }: ChainIndex, action: StoredAction, block: number): Promise<unknown> {
  const decoded = await abis.action(action.account, action.name, action.data, block);
  if (decoded.undecoded !== null) return toHex(action.data);
  return hyperionActData(action, jsonReady(decoded.value), reader.accounts.system);
}
