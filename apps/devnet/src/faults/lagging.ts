import type { DevnetNode } from '../node/devnet-node.ts';
import type { Reply } from '../http/node-answer.ts';

/** get_info of a node that lags `seconds`: head and last irreversible block are the newest ones of that age. */
export function lagging(node: DevnetNode, reply: Reply, seconds: number): Reply {
  const info = JSON.parse(reply.text) as Record<string, unknown>;
  const head = oldBlock(node, node.headNumber(), seconds);
  const final = oldBlock(node, node.lastIrreversible().block_num, seconds);
  return {
    ...reply,
    text: JSON.stringify({
      ...info,
      head_block_num: head.number,
      head_block_id: head.id,
      head_block_time: head.time,
      fork_db_head_block_num: head.number,
      fork_db_head_block_id: head.id,
      last_irreversible_block_num: final.number,
      last_irreversible_block_id: final.id,
      last_irreversible_block_time: final.time,
    }),
  };
}

function oldBlock(node: DevnetNode, from: number, seconds: number): { number: number; id: string; time: string } {
  const millisOf = (number: number): number => Date.parse(`${node.blockTime(number)}Z`);
  const latest = millisOf(from) - seconds * 1000;
  let number = from;
  while (number > 1 && millisOf(number) > latest) number--;
  const id = node.idOf(number);
  if (id === null) throw new Error(`block ${number} not found`);
  return { number, id, time: node.blockTime(number) };
}
