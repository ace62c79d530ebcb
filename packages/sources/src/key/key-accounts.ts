import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { KeyHolder } from '../account/account-view.ts';
import type { Field } from '../core/fields.ts';
import type { ChainApi } from '../node/chain-api.ts';
import { reading } from '../node/reading.ts';
import { failed, type Outcome } from '../core/outcome.ts';

/** The key in its current form ('PUB_…'), or a failure 'bad-key' with the codec's reason. */
export function keyToLookUp(text: string): { key: string } | Outcome<never> {
  try {
    return { key: formatPublicKey(parsePublicKey(text.trim())) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failed([{ source: 'input', endpoint: null, code: 'bad-key', message }]);
  }
}

/** Permissions that a key can satisfy or help to satisfy, by get_accounts_by_authorizers (an option of the node). */
export function authorizedByKey(api: ChainApi, publicKey: string): Promise<Outcome<KeyHolder[]>> {
  return reading(
    async () => {
      const answer = await api.getAccountsByAuthorizers({ keys: [publicKey] });
      return { ...answer, value: answer.value.at('accounts').items().map(readHolder) };
    },
    { isEmpty: (holders) => holders.length === 0 },
  );
}

function readHolder(entry: Field): KeyHolder {
  return {
    account: entry.at('account_name').text(),
    permission: entry.at('permission_name').text(),
    weight: entry.at('weight').number(),
    threshold: entry.at('threshold').number(),
  };
}
