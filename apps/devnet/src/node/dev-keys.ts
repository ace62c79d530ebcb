import { formatWif } from '@antescope/codec/keys/private-key';
import { devKey } from '@antescope/devnet/story/keys';

/** Accounts whose keys the ready line prints, for the private key wallet. */
const devAccounts = ['alice', 'bob', 'carol', 'whale1111111', 'exchange1111', 'eosio'];
const common = devAccounts.map((account) => ({ account, keyName: account }));

/** Private keys (WIF) of well-known accounts of the story. Anyone can derive them from the seed: for local chains only. */
export function printedKeys(
  seed: string,
  accounts: readonly { account: string; keyName: string }[] = common,
): Record<string, string> {
  return Object.fromEntries(accounts.map(({ account, keyName }) => [account, formatWif(devKey(seed, keyName))]));
}
