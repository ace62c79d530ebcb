import type { ApplyContext, Contract } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { dispatch, withData } from '../dispatch.ts';

interface Rewards {
  rewards: bigint;
}

/** fio.treasury: pools of collected fees. Claims by producers and technology providers are not implemented. */
export const fioTreasuryContract: Contract = {
  name: 'fio-treasury',
  version: 1,
  abi: abiOf({
    structs: { pool: 'rewards uint64' },
    actions: { bprewdupdate: 'amount uint64', bppoolupdate: 'amount uint64' },
    tables: { bprewards: 'pool', bpbucketpool: 'pool' },
  }),
  apply: (ctx) =>
    dispatch(ctx, {
      bprewdupdate: withData<{ amount: bigint }>((at, { amount }) => add(at, 'bprewards', amount)),
      bppoolupdate: withData<{ amount: bigint }>((at, { amount }) => add(at, 'bpbucketpool', amount)),
    }),
};

const collectors = ['eosio', 'fio.address', 'fio.token', 'fio.staking', 'fio.treasury'];

function add(ctx: ApplyContext, name: string, amount: bigint): void {
  ctx.check(
    collectors.some((account) => ctx.hasAuth(account)),
    'missing required authority of a FIO contract',
  );
  const pool = ctx.table<Rewards>(name);
  if (pool.has(name)) pool.modify(name, null, (row) => void (row.rewards += amount));
  else pool.emplace(ctx.receiver, name, { rewards: amount });
}
