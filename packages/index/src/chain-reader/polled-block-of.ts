import { blockNumberOf, transactionStatuses } from '@antescope/codec/chain/block';
import { fromHex } from '@antescope/codec/bytes/bytes';
import { isName } from '@antescope/codec/chain/name';
import type { Field } from '@antescope/sources/core/fields';
import type { BlockPosition, PackedRows } from '../store/block-rows.ts';
import { hash } from './polled-node.ts';
import type { PolledBlock, PolledReceipt, TracedAction, TracedTransaction } from './polled-block.ts';

const noBlock = '0'.repeat(64);

/**
 * Parses a chain get_block response. `traced`: the traces of the same block from trace_api, or null. Throws
 * BadAnswerError.
 */
export function polledBlockOf(block: Field, traced: TracedTransaction[] | null): PolledBlock {
  const previous = hash(block.at('previous'));
  return {
    position: positionOf(block.at('id')),
    previous: previous === noBlock ? null : { number: blockNumberOf(previous), id: previous },
    polled: {
      timestamp: block.at('timestamp').time().replace(/Z$/, ''),
      producer: name(block.at('producer')),
      scheduleVersion: block.at('schedule_version').number(),
      receipts: block.at('transactions').items().map(receiptOf),
      traced,
    },
  };
}

/** Parses a trace_api get_block response into the block id and its transactions. Throws BadAnswerError. */
export function tracedBlockOf(block: Field): { id: string; transactions: TracedTransaction[] } {
  return { id: positionOf(block.at('id')).id, transactions: block.at('transactions').items().map(tracedOf) };
}

/** The first 4 bytes of a block id are the block number. */
function positionOf(field: Field): BlockPosition {
  const id = hash(field);
  return { number: blockNumberOf(id), id };
}

function receiptOf(receipt: Field): PolledReceipt {
  const trx = receipt.at('trx');
  return {
    ...billed(receipt),
    id: hash(trx.isObject ? trx.at('id') : trx),
    packed: trx.isObject ? packedOf(trx) : null,
  };
}

function packedOf(trx: Field): PackedRows {
  const compression = trx.at('compression').value;
  return {
    signatures: trx
      .at('signatures')
      .items()
      .map((signature) => signature.text()),
    compression: compression === 'zlib' || compression === 1 ? 1 : 0,
    contextFreeData: bytes(trx.at('packed_context_free_data')),
    packed: bytes(trx.at('packed_trx')),
  };
}

function tracedOf(transaction: Field): TracedTransaction {
  return {
    ...billed(transaction),
    id: hash(transaction.at('id')),
    actions: transaction.at('actions').items().map(tracedActionOf),
  };
}

function tracedActionOf(action: Field): TracedAction {
  return {
    globalSequence: action.at('global_sequence').number(),
    receiver: name(action.at('receiver')),
    account: name(action.at('account')),
    name: name(action.at('action')),
    // trace_api names the actor 'account'.
    authorization: action
      .at('authorization')
      .items()
      .map((level) => ({ actor: name(level.at('account')), permission: name(level.at('permission')) })),
    data: bytes(action.at('data')),
    returnValue: action.at('return_value').missing ? new Uint8Array() : bytes(action.at('return_value')),
  };
}

function billed(transaction: Field): { status: number; cpuUs: number; netWords: number } {
  const field = transaction.at('status');
  const status = transactionStatuses.indexOf(field.textOr('executed') as (typeof transactionStatuses)[number]);
  if (status < 0) field.fail('a transaction status');
  return {
    status,
    cpuUs: transaction.at('cpu_usage_us').numberOrNull() ?? 0,
    netWords: transaction.at('net_usage_words').numberOrNull() ?? 0,
  };
}

function name(field: Field): string {
  const text = field.text();
  return text === '' || isName(text) ? text : field.fail('a name');
}

function bytes(field: Field): Uint8Array {
  const text = field.text();
  return /^(?:[0-9a-f]{2})*$/i.test(text) ? fromHex(text) : field.fail('hex digits');
}
