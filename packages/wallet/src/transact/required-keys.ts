import { toHex } from '@antescope/codec/bytes/bytes';
import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { Transaction } from '@antescope/codec/chain/transaction';
import type { TransactContext } from './draft.ts';
import { refusal } from './push.ts';

/**
 * Which of an account's keys ('PUB_…') a transaction needs, by get_required_keys. Nodes answer in the old form; the result is
 * in the new one. Throws the chain's refusal where the keys do not suffice.
 */
export async function requiredKeys(
  transaction: Transaction,
  availableKeys: readonly string[],
  context: Pick<TransactContext, 'call'>,
): Promise<string[]> {
  const plain = (action: Transaction['actions'][number]): object => ({ ...action, data: toHex(action.data) });
  const body = {
    transaction: {
      ...transaction,
      context_free_actions: transaction.context_free_actions.map(plain),
      actions: transaction.actions.map(plain),
      transaction_extensions: transaction.transaction_extensions.map(([type, data]) => [type, toHex(data)]),
    },
    available_keys: availableKeys,
  };
  let answer: { required_keys: string[] };
  try {
    answer = (await context.call('/v1/chain/get_required_keys', body)) as { required_keys: string[] };
  } catch (error) {
    throw refusal(error);
  }
  return answer.required_keys.map((key) => formatPublicKey(parsePublicKey(key)));
}
