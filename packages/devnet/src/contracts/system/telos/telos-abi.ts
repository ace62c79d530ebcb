import { abiOf } from '../../abi-text.ts';
import { systemAbiText } from '../system-abi.ts';

const { structs, actions, tables } = systemAbiText;

/** Telos stores the stake of a vote beside its weight, and what each producer can claim. */
export const telosSystemAbi = abiOf({
  ...systemAbiText,
  structs: {
    ...structs,
    voter_info: structs.voter_info.replace('staked int64', 'staked int64, last_stake int64'),
    eosio_global_state: `${structs.eosio_global_state}, block_num uint32, last_claimrewards uint32, next_payment uint32`,
    payment_info: 'bp name, pay asset',
  },
  actions: { ...actions, distviarex: 'from name, amount asset' },
  tables: { ...tables, payments: 'payment_info' },
});
