import { blockInfoJson } from '../block-json.ts';
import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import { unknownBlock } from '../problem.ts';

export const getBlockInfo: Endpoint = {
  path: '/v1/chain/get_block_info',
  answer(node, body) {
    const number = Params.required(body).uint32('block_num', 0);
    const content = node.store.content(number);
    if (content === null) throw unknownBlock(`Could not find block: ${number}`, 2128, 'get_block_info');
    return { value: blockInfoJson(content) };
  },
};
