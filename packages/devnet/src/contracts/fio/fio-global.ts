import type { ApplyContext, ChainConfig } from '../../contract.ts';

/** The row of eosio::global. */
export interface FioGlobalRow extends Omit<ChainConfig, 'max_action_return_value_size'> {
  last_producer_schedule_update: string;
  last_pervote_bucket_fill: string;
  pervote_bucket: bigint;
  perblock_bucket: bigint;
  total_unpaid_blocks: number;
  total_voted_fio: bigint;
  thresh_voted_fio_time: string;
  last_producer_schedule_size: number;
  total_producer_vote_weight: number;
  last_name_close: string;
  last_fee_update: string;
}

const noTime = '1970-01-01T00:00:00.000';
const firstSlot = '2000-01-01T00:00:00.000';

export function globalOf(ctx: ApplyContext): FioGlobalRow {
  const row = ctx.table<FioGlobalRow>('global').get('global');
  if (row !== null) return row;
  const { max_action_return_value_size: _, ...parameters } = ctx.chain.parameters;
  return {
    ...parameters,
    last_producer_schedule_update: firstSlot,
    last_pervote_bucket_fill: noTime,
    pervote_bucket: 0n,
    perblock_bucket: 0n,
    total_unpaid_blocks: 0,
    total_voted_fio: 0n,
    thresh_voted_fio_time: noTime,
    last_producer_schedule_size: 0,
    total_producer_vote_weight: 0,
    last_name_close: firstSlot,
    last_fee_update: firstSlot,
  };
}

export function saveGlobal(ctx: ApplyContext, row: FioGlobalRow): void {
  const table = ctx.table<FioGlobalRow>('global');
  if (table.has('global')) table.modify('global', null, (changed) => void Object.assign(changed, row));
  else table.emplace(ctx.receiver, 'global', row);
}
