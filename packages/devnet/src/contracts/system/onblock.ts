import { nameToU64 } from '@antescope/codec/name';
import { slotToTime, timePointToMicros, timeToSlot } from '@antescope/codec/time';
import type { ProducerAuthority } from '../../contract.ts';
import { noTime, type BlockInfoRow, type NameBidRow, type ProducerRow } from './rows.ts';
import type { System } from './system.ts';
import { payFees } from './ram.ts';
import { quantity } from '../amount.ts';

const slotsPerMinute = 120;
const slotsPerDay = 2 * 24 * 3600;
const microsPerDay = 86_400_000_000n;
const scheduleSize = 21;
/** Blocks that the table `blockinfo` remembers. */
const rememberedBlocks = 10;

interface Header {
  timestamp: number;
  producer: string;
  previous: string;
}

/** The implicit first action of every block, about the block before it. */
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
  if (header.timestamp - timeToSlot(global.last_name_close) > slotsPerDay) closeNameAuction(system, time);
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

/** Proposes the 21 producers with the most votes, in the order of their names. */
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

/** Once a day the highest bid for a name wins, if nobody raised it for a day. */
function closeNameAuction(system: System, time: string): void {
  const { ctx, global } = system;
  const bids = ctx.table<NameBidRow>('namebids');
  let highest: NameBidRow | null = null;
  for (const [, , row] of bids.bySecondary(0, (1n << 63n) - 1n)) {
    highest = row;
    break;
  }
  if (highest === null || highest.high_bid <= 0n) return;
  const settled = ctx.now - timePointToMicros(highest.last_bid_time) > microsPerDay;
  const grown = ctx.now - timePointToMicros(global.thresh_activated_stake_time) > 14n * microsPerDay;
  if (!settled || !grown) return;
  global.last_name_close = time;
  payFees(system, 'eosio.names', quantity(highest.high_bid, system.coreSymbol()));
  const closed = -highest.high_bid;
  bids.modify(
    highest.newname,
    null,
    (row) => {
      row.high_bid = closed;
    },
    [{ type: 'idx64', key: BigInt.asUintN(64, -closed) }],
  );
}
