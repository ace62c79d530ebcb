import { defineFamily } from '../family.ts';

/**
 * Handles and domains; accounts are derived from keys, transfers go to keys and have no memo. RAM and bandwidth are
 * granted, actions cost fees. A vote weighs the voter's balance.
 */
export const fioFamily = defineFamily({
  name: 'fio',
  devnet: { flavor: 'fio', chain: 'fio', fioFeeAccount: 'bob@wallet' },
  coreContract: 'fio.token',
  keyPrefix: 'FIO',
  coinType: 235,
  features: { handles: true, noMemo: true },
  contractVariants: { votes: 'plain', votersKey: 'id', votingStake: 'balance' },
  resources: { bandwidth: 'granted', ram: 'granted' },
  transfers: [
    { contract: null, action: 'transfer', from: 'from', to: 'to', quantity: 'quantity' },
    { contract: 'fio.token', action: 'trnsfiopubky', from: 'actor', to: null, quantity: 'amount' },
    { contract: 'fio.token', action: 'trnsloctoks', from: 'actor', to: null, quantity: 'amount' },
  ],
  actionKinds: [
    {
      kind: 'account',
      contract: 'fio.address',
      actions: (
        'regaddress regdomain regdomadd renewdomain renewaddress addaddress remaddress remalladdr addbundles ' +
        'xferaddress xferdomain setdomainpub burnaddress updcryptkey addnft remnft remallnfts'
      ).split(' '),
    },
    { kind: 'account', contract: 'fio.perms', actions: ['addperm', 'remperm'] },
    { kind: 'resources', contract: 'fio.staking', actions: ['stakefio', 'unstakefio'] },
    { kind: 'producer', contract: 'fio.treasury', actions: ['bpclaim'] },
  ],
});
