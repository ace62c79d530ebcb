import { abiOf } from '../abi-text.ts';

/** ABI of core.vaulta: a token, its swap with the system token, and system actions paid in it. */
export const vaultaAbi = abiOf({
  actions: {
    init: 'maximum_supply asset',
    transfer: 'from name, to name, quantity asset, memo string',
    open: 'owner name, symbol symbol, ram_payer name',
    close: 'owner name, symbol symbol',
    swapto: 'from name, to name, quantity asset, memo string',
    blockswapto: 'account name, block bool',
    enforcebal: 'account name, expected_eos_balance asset',
    swapexcess: 'account name, eos_before asset',
    swaptrace: 'account name, quantity asset',

    bidname: 'bidder name, newname name, bid asset',
    bidrefund: 'bidder name, newname name',
    buyram: 'payer name, receiver name, quant asset',
    buyramself: 'account name, quant asset',
    buyramburn: 'payer name, quantity asset, memo string',
    sellram: 'account name, bytes int64',
    delegatebw: 'from name, receiver name, stake_net_quantity asset, stake_cpu_quantity asset, transfer bool',
    undelegatebw: 'from name, receiver name, unstake_net_quantity asset, unstake_cpu_quantity asset',
    refund: 'owner name',
    deposit: 'owner name, amount asset',
    withdraw: 'owner name, amount asset',
    voteproducer: 'voter name, proxy name, producers name[]',
    claimrewards: 'owner name',
  },
  structs: {
    account: 'balance asset, released bool',
    currency_stats: 'supply asset, max_supply asset, issuer name',
    config: 'token_symbol symbol',
    blocked_recipient: 'account name',
  },
  tables: { accounts: 'account', stat: 'currency_stats', config: 'config', blocked: 'blocked_recipient' },
});
