import { isSavannaBlock } from '@antescope/codec/chain/block';
import type { AbiSource } from '../abi/abi-source.ts';
import { actionData } from '../abi/action-data.ts';
import type { Field } from '../core/fields.ts';
import {
  type Authorization,
  transactionStatuses,
  type TransactionStatus,
  type TransactionSummary,
} from '../transaction/transaction-view.ts';
import type { BlockView, HeadView } from './block-view.ts';
import { readFinality } from './finality-view.ts';

/** The view of a get_block response. `head` has the last irreversible block. */
export async function readBlock(block: Field, head: HeadView, abis: AbiSource): Promise<BlockView> {
  const number = block.at('block_num').number();
  const scheduleVersion = block.at('schedule_version').number();
  const transactions = await Promise.all(
    block
      .at('transactions')
      .items()
      .map((receipt) => readReceipt(receipt, abis)),
  );
  return {
    number,
    id: block.at('id').text(),
    previous: block.at('previous').text(),
    time: block.at('timestamp').time(),
    producer: block.at('producer').text(),
    // get_block lacks parts of what was signed: see block-signer.ts.
    signedBy: null,
    consensus: isSavannaBlock({ schedule_version: scheduleVersion }) ? 'savanna' : 'dpos',
    scheduleVersion,
    confirmed: block.at('confirmed').number(),
    transactionMroot: block.at('transaction_mroot').text(),
    actionMroot: block.at('action_mroot').text(),
    irreversible: number <= head.lastIrreversible,
    lastIrreversible: head.lastIrreversible,
    head: Math.max(head.head, number),
    newProducers: readNewProducers(block),
    newProtocolFeatures: readFeatures(block.at('new_protocol_features')),
    finality: readFinality(block.at('finality_extension')),
    transactions,
    transactionCount: transactions.length,
    actionCount: transactions.every((entry) => entry.known)
      ? transactions.reduce((sum, entry) => sum + entry.actions.length, 0)
      : null,
  };
}

/** A receipt of a block; its `trx` is an id alone where a deferred or delayed transaction ran. */
export async function readReceipt(receipt: Field, abis: AbiSource): Promise<TransactionSummary> {
  const trx = receipt.at('trx');
  const hasContent = trx.isObject;
  return {
    id: hasContent ? trx.at('id').text() : trx.text(),
    status: readStatus(receipt.at('status')),
    cpuUs: receipt.at('cpu_usage_us').numberOrNull(),
    netBytes: netBytes(receipt.at('net_usage_words').numberOrNull()),
    actions: hasContent ? await readSentActions(trx.at('transaction'), abis) : [],
    known: hasContent,
  };
}

/** Actions of a transaction as sent: context free ones first, as they are executed. */
export async function readSentActions(transaction: Field, abis: AbiSource): Promise<TransactionSummary['actions']> {
  const sent = [...transaction.at('context_free_actions').itemsOrNone(), ...transaction.at('actions').items()];
  return Promise.all(
    sent.map(async (action) => {
      const contract = action.at('account').text();
      const name = action.at('name').text();
      const hex = action.at('hex_data').missing ? null : action.at('hex_data').text();
      const { data } = await actionData(abis, contract, name, { data: action.at('data').value, hex });
      return { contract, name, authorization: readAuthorization(action.at('authorization')), data };
    }),
  );
}

/** [{actor, permission}], or trace_api's [{account, permission}]. */
export function readAuthorization(list: Field): Authorization[] {
  return list.itemsOrNone().map((entry) => ({
    actor: entry.at('actor').missing ? entry.at('account').text() : entry.at('actor').text(),
    permission: entry.at('permission').text(),
  }));
}

export function readStatus(field: Field): TransactionStatus {
  const text = field.text();
  const known = transactionStatuses.find((status) => status === text);
  return known ?? field.fail('a transaction status');
}

/** NET is counted in words of 8 bytes. */
export function netBytes(words: number | null): number | null {
  return words === null ? null : words * 8;
}

function readNewProducers(block: Field): string[] | null {
  const schedule = [block.at('new_producer_schedule'), block.at('new_producers')].find((field) => !field.missing);
  return schedule === undefined
    ? null
    : schedule
        .at('producers')
        .items()
        .map((entry) => entry.at('producer_name').text());
}

/** Digests of the features that are activated with the block. */
function readFeatures(list: Field): string[] | null {
  if (list.missing) return null;
  return list.items().map((entry) => (entry.isObject ? entry.at('feature_digest').text() : entry.text()));
}
