import { decodeSignedBlock, transactionStatuses } from '@antescope/codec/chain/block';
import type { TransactionReceipt } from '@antescope/codec/chain/block';
import { toHex } from '@antescope/codec/bytes/bytes';
import { signedHeaderJson } from '../block-json.ts';
import { springGeneration, type Endpoint } from '../endpoint.ts';
import { extensionsJson } from '../finality-json.ts';
import { Params } from '../params.ts';
import { storedBlockFor } from './get-block.ts';

/** A block with packed transactions and extensions. */
export const getRawBlock: Endpoint = {
  path: '/v1/chain/get_raw_block',
  since: springGeneration,
  answer(node, body) {
    const { content } = storedBlockFor(node, Params.required(body).string('block_num_or_id'));
    const block = decodeSignedBlock(content);
    return {
      value: {
        ...signedHeaderJson(block),
        transactions: block.transactions.map(receiptJson),
        block_extensions: extensionsJson(block.block_extensions),
      },
    };
  },
};

function receiptJson({ status, cpu_usage_us, net_usage_words, trx }: TransactionReceipt): unknown {
  return {
    status: transactionStatuses[status],
    cpu_usage_us,
    net_usage_words,
    trx:
      trx[0] === 'transaction_id'
        ? [0, trx[1]]
        : [
            1,
            {
              signatures: trx[1].signatures,
              compression: trx[1].compression === 1 ? 'zlib' : 'none',
              packed_context_free_data: toHex(trx[1].packed_context_free_data),
              packed_trx: toHex(trx[1].packed_trx),
            },
          ],
  };
}
