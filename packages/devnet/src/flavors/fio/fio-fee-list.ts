/** Fees of the story in whole FIO: what is always paid, and what bundled transactions can pay. */
export const fixedFees: Readonly<Record<string, number>> = {
  register_fio_domain: 40,
  register_fio_address: 2,
  register_fio_domain_address: 42,
  renew_fio_domain: 40,
  renew_fio_address: 2,
  add_bundled_transactions: 1,
  transfer_tokens_pub_key: 0.1,
  transfer_locked_tokens: 0.2,
  transfer_fio_address: 1,
  transfer_fio_domain: 1,
  set_fio_domain_public: 0.2,
  register_producer: 200,
  unregister_producer: 0.2,
  register_proxy: 0.3,
  unregister_proxy: 0.2,
  new_fio_chain_account: 1,
  auth_update: 0.4,
  auth_delete: 0.2,
  auth_link: 0.2,
};

export const bundledFees: Readonly<Record<string, number>> = {
  add_pub_address: 0.3,
  remove_pub_address: 0.3,
  remove_all_pub_addresses: 0.5,
  burn_fio_address: 0.5,
  add_nft: 0.3,
  remove_nft: 0.3,
  remove_all_nfts: 0.3,
  vote_producer: 0.3,
  proxy_vote: 0.3,
  stake_fio_tokens: 0.5,
  unstake_fio_tokens: 0.5,
};

/** SUF of whole FIO with at most three decimals. */
export function sufOf(fio: number): bigint {
  return BigInt(Math.round(fio * 1000)) * 1_000_000n;
}
