import { nameToU64 } from '@antescope/codec/chain/name';
import { slotToTime, timeToSlot } from '@antescope/codec/chain/time';
import type { ProducerAuthority } from '../../contract.ts';
import { closeAuction } from './auctions.ts';
import { noTime, type BlockInfoRow, type ProducerRow } from './rows.ts';
import type { System } from './system.ts';

const slotsPerMinute = 120;
const slotsPerDay = 2 * 24 * 3600;
const scheduleSize = 21;
/** Number of blocks in the table `blockinfo`. */
const rememberedBlocks = 10;

interface Header {
  timestamp: number;
  producer: string;
  previous: string;
}

/** Implicit first action of every block, with the header of the previous block. */
export function onBlock(system: System, { header }: { header: Header }): void {
  const { ctx, global, global2, producers } = system;
  ctx.requireAuth(ctx.receiver);
  const time = slotToTime(header.timestamp);
  rememberBlock(system, Number.parseInt(header.previous.slice(0, 8), 16) + 1, time);
  global2.last_block_num = time;
  if (!system.activated) return;
  if (global.last_pervote_bucket_fill === noTime) global.last_pervote_bucket_fill = system.time;
  if (producers.has(header.producer)) {
    global.total_unpaid_blocks++;
    producers.modify(header.producer, null, (row) => {
      row.unpaid_blocks++;
    });
  }
  if (header.timestamp - timeToSlot(global.last_producer_schedule_update) <= slotsPerMinute) return;
  elect(system, time);
  if (header.timestamp - timeToSlot(global.last_name_close) > slotsPerDay) closeAuction(system, time);
}

function rememberBlock(system: System, height: number, time: string): void {
  const { ctx } = system;
  const blocks = ctx.table<BlockInfoRow>('blockinfo', { scope: 0n });
  blocks.emplace(ctx.receiver, BigInt(height), { version: 0, block_height: height, block_timestamp: time });
  const oldest = Math.max(height, rememberedBlocks) - rememberedBlocks;
  const outdated: bigint[] = [];
  for (const [key, row] of blocks.lowerBound()) {
    if (row.block_height > oldest || outdated.length === 2) break;
    outdated.push(key);
  }
  for (const key of outdated) blocks.erase(key);
}

/** Proposes the 21 producers with the most votes, ordered by name. */
function elect(system: System, time: string): void {
  const { ctx, global } = system;
  global.last_producer_schedule_update = time;
  const elected: ProducerRow[] = [];
  for (const [, , row] of system.producers.bySecondary(0)) {
    if (elected.length === scheduleSize || row.total_votes <= 0 || !row.is_active) break;
    elected.push(row);
  }
  if (elected.length === 0 || elected.length < global.last_producer_schedule_size) return;
  elected.sort((a, b) => (nameToU64(a.owner) < nameToU64(b.owner) ? -1 : 1));
  if (ctx.setProposedProducers(elected.map(signer)) === null) return;
  global.last_producer_schedule_size = elected.length;
}

function signer(row: ProducerRow): ProducerAuthority {
  const authority = row.producer_authority?.[1] ?? { threshold: 1, keys: [{ key: row.producer_key, weight: 1 }] };
  return { producer_name: row.owner, authority };
}
