import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { syntheticId } from '../../packages/index/test/block-header.ts';
import { FakeNode } from '../../packages/index/test/fake-ship-node.ts';
import { rowsOfBlock } from '@antescope/index/indexer/rows-of-block';
import type { BlockRows } from '@antescope/index/store/block-rows';
import { SqliteReader } from '@antescope/index/store/sqlite/sqlite-reader';
import { chain } from './fill.ts';
import { recordedBlocks } from './frames.ts';

/** A node that continues from the store's head with the blocks of the load, two per second. Arguments: recordings, store. */
const [recordings = '', path = ''] = process.argv.slice(2);
const recentBlocks = 1100;

const reader = new SqliteReader(path, chain);
const head = (await reader.status())!.head;
const node = await FakeNode.start(chain);
const recent: BlockRows[] = [];
for (let number = Math.max(1, head.number - recentBlocks); number <= head.number; number++) {
  const block = (await reader.block(number))!;
  recent.push({ ...empty(), block: { ...block, previous: null } });
}
await reader.close();
node.add(...recent);

const rows: BlockRows[] = [];
for await (const block of recordedBlocks(recordings, 'load')) if (rows.push(rowsOfBlock(block).rows) === 200) break;
let at = { number: head.number, id: head.id, slot: head.slot, next: head.firstSequence + head.actionCount };
setInterval(() => {
  const next = rebased(rows[(at.number - head.number) % rows.length]!);
  node.add(next);
}, 500);

const api = createServer((request, response) => {
  const isInfo = request.url === '/v1/chain/get_info';
  response.writeHead(isInfo ? 200 : 500, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isInfo ? info() : { code: 500, message: 'bench', error: { code: 1, details: [] } }));
});
api.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ api: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, ship: node.url }));
});
process.stdin.on('end', () => process.exit(0)).resume();

/** The recorded block, rebased onto the last one. */
function rebased(recorded: BlockRows): BlockRows {
  const number = at.number + 1;
  const actions = recorded.transactions.flatMap((one) => one.actions);
  const shift = at.next - Math.min(...actions.map((action) => action.globalSequence));
  const facts = { ...recorded.block, previous: at.id, slot: at.slot + 1 };
  const id = syntheticId(facts, recorded.block.id);
  const block = { ...facts, number, id };
  at = { number, id, slot: at.slot + 1, next: at.next + actions.length };
  return {
    ...recorded,
    block,
    transactions: recorded.transactions.map((one) => ({
      ...one,
      packed: null,
      actions: one.actions.map((action) => ({
        ...action,
        globalSequence: action.globalSequence + shift,
        executionSequence: action.executionSequence + shift,
      })),
    })),
  };
}

function empty(): Omit<BlockRows, 'block'> {
  const parts = { traces: true, deltas: true, inline: true };
  return { transactions: [], contractRows: [], permissions: [], links: [], abis: [], code: [], features: [], parts };
}

function info(): Record<string, unknown> {
  return {
    server_version: 'bench',
    chain_id: chain,
    head_block_num: at.number,
    head_block_id: at.id,
    head_block_time: '2026-11-21T00:00:00.000',
    head_block_producer: 'eosio',
    last_irreversible_block_num: at.number - 30,
    last_irreversible_block_id: at.id,
    virtual_block_cpu_limit: 1,
    virtual_block_net_limit: 1,
    block_cpu_limit: 1,
    block_net_limit: 1,
  };
}
