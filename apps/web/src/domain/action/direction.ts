import type { PublicChain } from '@antescope/chains/config/chain-config';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { transferOf } from '@antescope/sources/history/transfer';

export type Direction = 'in' | 'out' | 'self';

/** The direction of a transfer as seen by an account; null for other actions and transfers between other accounts. */
export function directionOf({ trace, receivers }: ActionRow, account: string, chain: PublicChain): Direction | null {
  const transfer = transferOf(trace, chain);
  if (transfer === null) return null;
  const sends = transfer.from === account;
  // A recipient given as a key is a notified account other than the sender.
  const receives = transfer.to === null ? !sends && receivers.includes(account) : transfer.to === account;
  if (sends) return receives ? 'self' : 'out';
  return receives ? 'in' : null;
}
