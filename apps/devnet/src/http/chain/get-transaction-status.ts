import { unpackTransaction } from '@antescope/codec/chain/transaction';
import { decodeSignedBlock } from '@antescope/codec/chain/block';
import { slotToTime } from '@antescope/codec/chain/time';
import { transactionId } from '@antescope/codec/chain/transaction';
import type { DevnetNode } from '../../node/devnet-node.ts';
import type { Endpoint } from '../endpoint.ts';
import { unpackedParts } from '../packed-parts.ts';
import { Params } from '../params.ts';
import { Problem, detail } from '../problem.ts';

export const getTransactionStatus: Endpoint = {
  path: '/v1/chain/get_transaction_status',
  answer(node, body) {
    // Spring takes an empty body for an id of zeros, and knows no transaction by part of its id.
    const id = (node.spring ? Params.optional(body) : Params.required(body)).string('id').toLowerCase();
    const shortest = node.spring ? 1 : 8;
    if (id.length < shortest || !/^[0-9a-f]{1,64}$/.test(id) || /^0+$/.test(id)) throw invalidId();
    const [match, second] = id.length === 64 ? [id] : node.spring ? [] : node.store.transactionsByPrefix(id);
    const number = match === undefined || second !== undefined ? null : node.store.blockOfTransaction(match);
    const head = node.head();
    const irreversible = node.lastIrreversible();
    const state = match !== undefined && number !== null ? stateOf(node, match, number) : pendingState(node, id);
    return {
      value: {
        ...state,
        head_number: head.block_num,
        head_id: head.block_id,
        head_timestamp: slotToTime(node.headSlot()),
        irreversible_number: irreversible.block_num,
        irreversible_id: irreversible.block_id,
        irreversible_timestamp: node.blockTime(irreversible.block_num),
        earliest_tracked_block_id: node.idOf(node.firstNumber()),
        earliest_tracked_block_number: node.firstNumber(),
      },
    };
  },
};

function pendingState(node: DevnetNode, id: string): Record<string, unknown> {
  const expiration = node.pendingExpiration(id);
  return expiration === null ? { state: 'UNKNOWN' } : { state: 'LOCALLY_APPLIED', expiration: `${expiration}.000` };
}

function stateOf(node: DevnetNode, id: string, number: number): Record<string, unknown> {
  const content = node.store.content(number);
  if (content === null) return { state: 'UNKNOWN' };
  const block = decodeSignedBlock(content);
  const state = number <= node.lastIrreversible().block_num ? 'IRREVERSIBLE' : 'IN_BLOCK';
  let expiration: string | null = null;
  for (const { trx } of block.transactions) {
    if (trx[0] !== 'packed_transaction') continue;
    const packed = unpackedParts(trx[1]).transaction;
    if (transactionId(packed) === id) expiration = unpackTransaction(packed).expiration;
  }
  return {
    state,
    block_number: number,
    block_id: node.idOf(number),
    block_timestamp: block.timestamp,
    ...(expiration === null ? {} : { expiration: `${expiration}.000` }),
  };
}

function invalidId(): Problem {
  const method =
    'parse_params<eosio::chain_apis::read_only::get_transaction_status_params, eosio::http_params_types::params_required>';
  const reason = detail('Invalid transaction id', 'chain_api_plugin.cpp', 47, method);
  return new Problem(400, 3200006, 'invalid_http_request', 'invalid http request', [reason]);
}
