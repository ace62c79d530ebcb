import type { Field } from '../../core/fields.ts';
import { identifier } from '../swap/swap-record.ts';

const types = ['receive', 'send'] as const;

/** A transaction of a wallet on another network, as the bridge records it. */
export interface WalletTransaction {
  id: string;
  /** Seen from the wallet. */
  type: (typeof types)[number];
  /** Of the transaction on its network. */
  hash: string;
  /** Name of the coin for the bridge, 'btc'. */
  coin: string;
  /** The account that the bridge keeps the wallet for. */
  wallet: string;
  network: string;
  /** Decimal text in whole coins. */
  value: string;
  /** The bridge's own word: confirmed, unconfirmed, … */
  state: string;
  confirmations: number;
  /** null until the transaction is in a block. */
  blockHash: string | null;
  blockHeight: number | null;
}

/** Deposits and swaps have neither field. */
export function isWalletTransaction(row: Field): boolean {
  return !row.at('coin').missing && !row.at('hash').missing;
}

/** Throws BadAnswerError, also for any other type than 'receive' and 'send'. */
export function readWalletTransaction(row: Field): WalletTransaction {
  const type = types.find((each) => each === row.at('type').value);
  const value = row.at('value');
  const text = typeof value.value === 'number' ? String(value.value) : value.text();
  const blockHash = row.at('blockHash').textOr('');
  return {
    id: identifier(row.at('id')),
    type: type ?? row.at('type').fail("'receive' or 'send'"),
    hash: row.at('hash').text(),
    coin: row.at('coin').text(),
    wallet: row.at('wallet').text(),
    network: row.at('network').text(),
    value: /^\d+(\.\d+)?$/.test(text) ? text : value.fail('an amount'),
    state: row.at('state').text().slice(0, 60),
    confirmations: row.at('confirmations').number(),
    blockHash: blockHash === '' ? null : blockHash,
    blockHeight: row.at('blockHeight').numberOrNull(),
  };
}
