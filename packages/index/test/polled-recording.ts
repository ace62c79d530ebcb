import { Field } from '@antescope/sources/core/fields';
import { loadFixtureExchanges } from '../../../fixtures/exchanges.ts';
import { polledBlockOf, tracedBlockOf } from '../src/chain-reader/polled-block-of.ts';
import type { PolledBlock } from '../src/chain-reader/polled-block.ts';

const exchanges = loadFixtureExchanges().filter(({ status }) => status === 200);

/** A recorded block as read by each polling kind; `traced` null: get_block only. */
export function recordedPolledBlock(number: number, kind: 'trace_api' | 'get_block'): PolledBlock {
  const block = answer('/v1/chain/get_block', (body) => body['block_num'] === number);
  if (kind === 'get_block') return polledBlockOf(block, null);
  return polledBlockOf(
    block,
    tracedBlockOf(answer('/v1/trace_api/get_block', (body) => body['number'] === number)).transactions,
  );
}

function answer(path: string, wanted: (body: Record<string, unknown>) => boolean): Field {
  for (const exchange of exchanges) {
    if (exchange.path !== path) continue;
    const body = JSON.parse(exchange.responseText) as Record<string, unknown>;
    if (wanted(body)) return new Field(body);
  }
  throw new Error(`${path} of this block is not among the fixtures`);
}
