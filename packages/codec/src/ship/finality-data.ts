import { blockTime, checksum256, list, optional, string, struct, u32, u64, type ValueOf } from '../bytes/wire.ts';

const policy = struct({
  generation: u32,
  threshold: u64,
  finalizers: list(struct({ description: string, weight: u64, public_key: string })),
});

/**
 * `finality_data` of a block in state history: what finalizers sign, in parts. `pending_finalizer_policy`: the policy
 * that becomes pending in this block, with keys as 'PUB_BLS_…'.
 */
export const finalityData = struct({
  major_version: u32,
  minor_version: u32,
  active_finalizer_policy_generation: u32,
  action_mroot: checksum256,
  reversible_blocks_mroot: checksum256,
  latest_qc_claim_block_num: u32,
  latest_qc_claim_finality_digest: checksum256,
  latest_qc_claim_timestamp: blockTime,
  base_digest: checksum256,
  pending_finalizer_policy: optional(policy),
  last_pending_finalizer_policy_generation: u32,
});
export type FinalityData = ValueOf<typeof finalityData>;
