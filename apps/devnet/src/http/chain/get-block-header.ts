import { blockId, decodeSignedBlock } from '@antescope/codec/chain/block';
import { signedHeaderJson } from '../block-json.ts';
import { springGeneration, type Endpoint } from '../endpoint.ts';
import { extensionsJson } from '../finality-json.ts';
import { Params } from '../params.ts';
import { Problem } from '../problem.ts';
import { storedBlockFor } from './get-block.ts';

/** A header with its extensions; `include_extensions` adds those of the block. */
export const getBlockHeader: Endpoint = {
  path: '/v1/chain/get_block_header',
  since: springGeneration,
  answer(node, body) {
    const params = Params.required(body);
    const requested = params.string('block_num_or_id');
    const block = decodeSignedBlock(headerErrors(requested, () => storedBlockFor(node, requested)).content);
    return {
      value: {
        id: blockId(block),
        signed_block_header: signedHeaderJson(block),
        ...(params.bool('include_extensions') ? { block_extensions: extensionsJson(block.block_extensions) } : {}),
      },
    };
  },
};

/** Lines of the errors of get_block, here. */
const lines: Readonly<Record<number, number>> = { 2101: 2004 };

function headerErrors<T>(requested: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [first, ...rest] = error.details;
    const below = /^[+-]?\d+$/.test(requested) && BigInt(requested) <= 0n;
    const own = {
      ...first!,
      message: first!.message.replace('find block:', 'find block header:'),
      line_number: lines[first!.line_number] ?? (below ? 2006 : 2017),
      method: 'get_block_header',
    };
    throw new Problem(error.status, error.code, error.name, error.what, [own, ...rest], error.title);
  }
}
