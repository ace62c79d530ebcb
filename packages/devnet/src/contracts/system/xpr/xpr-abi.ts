import { abiOf } from '../../abi-text.ts';
import { systemAbiText } from '../system-abi.ts';

const structs = {
  delegated_xpr: 'from name, to name, quantity asset',
  voters_xpr:
    'owner name, staked uint64, isqualified bool, claimamount uint64, lastclaim uint64, startstake uint64?, ' +
    'startqualif bool?',
  xpr_refund_request: 'owner name, request_time time_point_sec, quantity asset',
  eosio_global_statesxpr:
    'max_bp_per_vote uint64, min_bp_reward uint64, unstake_period uint64, process_by uint64, process_interval uint64, ' +
    'voters_claim_interval uint64, spare1 uint64, spare2 uint64',
  eosio_global_statesd:
    'totalstaked int64, totalrstaked int64, totalrvoters int64, notclaimed int64, pool int64, processtime int64, ' +
    'processtimeupd int64, isprocessing bool, processFrom name, processQuant uint64, processrstaked uint64, ' +
    'processed uint64, spare1 int64, spare2 int64',
};

const actions = {
  stakexpr: 'from name, receiver name, stake_xpr_quantity asset',
  unstakexpr: 'from name, receiver name, unstake_xpr_quantity asset',
  refundxpr: 'owner name',
  voterclaim: 'owner name',
  voterclaimst: 'owner name',
  vrwrdsharing: '',
  setxprvconf:
    'max_bp_per_vote uint64, min_bp_reward uint64, unstake_period uint64, process_by uint64, process_interval uint64, ' +
    'voters_claim_interval uint64',
};

const tables = {
  delxpr: 'delegated_xpr',
  globalsd: 'eosio_global_statesd',
  globalsxpr: 'eosio_global_statesxpr',
  refundsxpr: 'xpr_refund_request',
  votersxpr: 'voters_xpr',
};

/** ABI of the system contract of XPR Network: the reference's, with XPR staking. */
export const xprSystemAbi = abiOf({
  ...systemAbiText,
  structs: { ...systemAbiText.structs, ...structs },
  actions: { ...systemAbiText.actions, ...actions },
  tables: { ...systemAbiText.tables, ...tables },
});
