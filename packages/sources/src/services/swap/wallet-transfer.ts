import type { Field } from '../../core/fields.ts';

export const transferTypes = ['receive', 'send'] as const;
export type TransferType = (typeof transferTypes)[number];

/** A deposit to or a withdrawal from a swap's wallet, as reported by the swap service. */
export interface WalletTransfer {
  id: string;
  type: TransferType;
  /** Transaction of the coin's own network; null before there is one. */
  hash: string | null;
  coin: string;
  wallet: string;
  network: string;
  /** Decimal text in the coin's own units. */
  value: string;
  /** The service's own word. */
  state: string;
  confirmations: number;
  blockHash: string | null;
  blockHeight: number | null;
}

/** Throws BadAnswerError. */
export function readWalletTransfer(row: Field): WalletTransfer {
  const type = transferTypes.find((transferType) => transferType === row.at('type').value);
  const value = row.at('value');
  const text = typeof value.value === 'string' ? value.value : value.integer();
  return {
    id: row.at('id').text(),
    type: type ?? row.at('type').fail("'receive' or 'send'"),
    hash: textOrNull(row.at('hash')),
    coin: row.at('coin').text(),
    wallet: row.at('wallet').text(),
    network: row.at('network').text(),
    value: /^\d+(\.\d+)?$/.test(text) ? text : value.fail('an amount'),
    state: row.at('state').text(),
    confirmations: row.at('confirmations').numberOrNull() ?? 0,
    blockHash: textOrNull(row.at('blockHash')),
    blockHeight: row.at('blockHeight').numberOrNull(),
  };
}

function textOrNull(field: Field): string | null {
  const text = field.textOr('');
  return text === '' ? null : text;
}
