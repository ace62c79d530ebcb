import type { ApplyContext, Contract } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { check } from '../check.ts';
import { dispatch, withData } from '../dispatch.ts';
import { rowBy } from './fio-lookup.ts';
import { hashKey, numberKey, textHash } from './fio-names.ts';
import type { FeeRow } from './fio-rows.ts';

/** fio.fee: fees by end point, set by the contract; votes of producers on fees are not implemented. */
export const fioFeeContract: Contract = {
  name: 'fio-fee',
  version: 1,
  abi: abiOf({
    structs: {
      fiofee: 'fee_id uint64, end_point string, end_point_hash uint128, type int64, suf_amount int64',
    },
    actions: { createfee: 'end_point string, type int64, suf_amount int64' },
    tables: { fiofees: 'fiofee' },
  }),
  apply: (ctx) => dispatch(ctx, { createfee: withData(createFee) }),
};

function createFee(ctx: ApplyContext, data: { end_point: string; type: bigint; suf_amount: bigint }): void {
  ctx.requireAuth(ctx.receiver);
  check(ctx, data.type === 0n || data.type === 1n, 'invalid fee type');
  check(ctx, data.suf_amount >= 0n, 'invalid fee amount');
  const fees = ctx.table<FeeRow>('fiofees');
  const hash = textHash(data.end_point);
  const found = rowBy(fees, 0, hash);
  if (found !== null) {
    fees.modify(found.id, null, (row) => void Object.assign(row, { type: data.type, suf_amount: data.suf_amount }));
    return;
  }
  const fee_id = fees.availablePrimaryKey();
  const row: FeeRow = { fee_id, end_point_hash: hash, ...data };
  fees.emplace(ctx.receiver, fee_id, row, [hashKey(hash), numberKey(data.type)]);
}
