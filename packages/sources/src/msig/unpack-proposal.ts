import { fromHex } from '@antescope/codec/bytes/bytes';
import { type Transaction, unpackTransaction } from '@antescope/codec/chain/transaction';

/** Shown when the packed bytes of a proposal are not a transaction. */
export const unreadableProposal = 'Error parsing packed msig';

/** Transaction of a proposal; null, logged to `log`, where the bytes are none. */
export function unpackProposal(packed: string, log: (message: string) => void): Transaction | null {
  try {
    return unpackTransaction(fromHex(packed));
  } catch {
    log(unreadableProposal);
    return null;
  }
}
