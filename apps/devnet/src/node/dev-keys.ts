import { formatWif } from '@antescope/codec/keys/private-key';
import { devKey } from '@antescope/devnet/story/keys';

/** Whose keys a start shows, for logging in with a local key. */
const SHOWN = ['alice', 'bob', 'carol', 'whale1111111', 'exchange1111', 'eosio'];

/** Private keys (WIF) of well-known accounts of the story. They are for local chains only: the seed tells them. */
export function shownKeys(seed: string): Record<string, string> {
  return Object.fromEntries(SHOWN.map((account) => [account, formatWif(devKey(seed, account))]));
}
