/** Chain ID of the testnet of XPR Network, which its wallets tell from the main network. */
export const xprTestnetId = '71ee83bcf52142d61019d95f9cc5427ba6a0d7ff8accd9e2088ae2abeaf3d3dd';
