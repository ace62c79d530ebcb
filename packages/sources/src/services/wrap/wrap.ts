import type { Field } from '../../core/fields.ts';
import { httpUrl, nonEmpty } from '../config-values.ts';
import { defineService } from '../define-service.ts';
import { identifier, readSwapRecord, type SwapRecord } from '../swap/swap-record.ts';
import { isWalletTransaction, readWalletTransaction, type WalletTransaction } from './wallet-transaction.ts';
import * as v from 'valibot';

/** A coin of another network, and the token of this chain that represents it. */
export interface BridgeCoin {
  /** Name of the coin for the server, 'btc'. */
  coin: string;
  /** Its network, 'bitcoin'. */
  network: string;
  code: string;
  precision: number;
  contract: string;
}

const coin = v.strictObject({
  coin: nonEmpty,
  network: nonEmpty,
  code: v.pipe(v.string(), v.regex(/^[A-Z]{1,7}$/)),
  precision: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18)),
  contract: nonEmpty,
});

/** Wraps coins of other networks into tokens of this chain (deposit) and back (withdrawal). */
export const wrapService = defineService({
  name: 'wrap',
  config: v.strictObject({ url: httpUrl, account: nonEmpty, coins: v.array(coin) }),
  url: ({ url }) => url,
  timeoutMs: 8000,
  maxBytes: 1_000_000,
});

/** A signed transaction that is handed to the server instead of a node. */
export interface SignedEnvelope {
  signer: { actor: string; permission: string };
  /** Exactly one. */
  signatures: readonly [string];
  /** With exactly one action. */
  transaction: Record<string, unknown>;
}

export interface DepositAddress {
  id: string;
  address: string;
  coin: string;
  /** Has to be sent with the deposit, on networks that share addresses; null: none. */
  memo: string | null;
}

export const generateDepositAddress = wrapService.call({
  request: (_config, envelope: SignedEnvelope, coinName: string, account: string) => ({
    path: ['address', 'generate'],
    body: { ...envelope, coin: coinName, wallet: account },
  }),
  read: (answer): DepositAddress => {
    const address = answer.at('address').missing ? answer.at('deposit_address') : answer.at('address');
    const memo = answer.at('memo').textOr('');
    return {
      id: identifier(answer.at('id')),
      address: bounded(address),
      coin: answer.at('coin').text(),
      memo: memo === '' ? null : memo,
    };
  },
});

export const deleteDepositAddress = wrapService.call({
  request: (_config, envelope: SignedEnvelope, id: string) => ({
    path: ['address', 'delete'],
    body: { ...envelope, id },
  }),
  read: (answer) => ({ deleted: accepted(answer) }),
});

/** Accepted withdrawal. The server sends the transaction: it must not be sent to a node as well. */
export const withdraw = wrapService.call({
  request: (_config, envelope: SignedEnvelope, quoteId: string, address: string) => ({
    path: ['withdraw'],
    body: { ...envelope, quoteId, address },
  }),
  read: (answer) => {
    accepted(answer);
    return { id: identifier(answer.at('id')) };
  },
});

export interface BridgeDeposit {
  id: string;
  /** Transaction of the deposit on its own network. */
  txid: string;
  chain: string;
  depositAddress: string;
  confirmations: number;
  /** pending, confirming, processing, finished, failed, or the server's own word. */
  status: string;
  /** Transaction that paid the tokens out; null until then. */
  finishTxid: string | null;
  wrapHash: string;
  balance: { quantity: string; contract: string };
}

/** Withdrawals, deposits and transactions on other networks of an account, newest first. */
export interface BridgeRecords {
  withdrawals: SwapRecord[];
  deposits: BridgeDeposit[];
  transactions: WalletTransaction[];
}

/** Answers are {swaps: […]}, {data: […]} or a bare list, and rows of all kinds may be mixed. */
export const bridgeRecords = wrapService.call({
  request: (_config, account: string) => ({ path: ['withdrawals', account] }),
  read: readBridgeRecords,
  rules: { emptyStatuses: [404] },
});

export function readBridgeRecords(answer: Field): BridgeRecords {
  const rows = rowsOf(answer);
  const isDeposit = (row: Field): boolean => !row.at('deposit_address').missing;
  const others = rows.filter((row) => !isWalletTransaction(row));
  return {
    withdrawals: others.filter((row) => !isDeposit(row)).map(readSwapRecord),
    deposits: others.filter(isDeposit).map(readDeposit),
    transactions: rows.filter(isWalletTransaction).map(readWalletTransaction),
  };
}

function rowsOf(answer: Field): Field[] {
  if (!answer.isObject) return answer.items();
  const swaps = answer.at('swaps').itemsOrNone();
  const rest = ['deposits', 'data'].flatMap((name) => answer.at(name).itemsOrNone());
  if (swaps.length === 0 && rest.length === 0 && answer.at('swaps').missing) return answer.fail('a list of swaps');
  return [...swaps, ...rest];
}

export function readDeposit(row: Field): BridgeDeposit {
  const finish = row.at('finish_txid').textOr('');
  return {
    id: identifier(row.at('id')),
    txid: row.at('txid').text(),
    chain: row.at('chain').text(),
    depositAddress: bounded(row.at('deposit_address')),
    confirmations: row.at('confirmations').number(),
    status: row.at('status').text().slice(0, 60),
    finishTxid: finish === '' ? null : finish,
    wrapHash: row.at('wrap_hash').textOr(''),
    balance: { quantity: row.at('balance').at('quantity').text(), contract: row.at('balance').at('contract').text() },
  };
}

/** Throws the server's own message for a refusal. */
function accepted(answer: Field): true {
  if (answer.at('success').flag()) return true;
  const reason = ['message', 'errormsg', 'error'].map((name) => answer.at(name)).find((field) => !field.missing);
  throw new Error((reason?.textOr('') ?? '').slice(0, 200) || 'The bridge refused the request');
}

/** An address is shown, copied and drawn as a QR code: what is no plain text is refused. */
function bounded(field: Field): string {
  const text = field.text();
  return /^[\w:.?=&+-]{8,200}$/.test(text) ? text : field.fail('an address');
}
