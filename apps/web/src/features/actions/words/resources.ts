import { account, amount, code, sentence, type Part, type WordFamily } from '../sentence.ts';
import { isSystemContract } from './system-contract.ts';

export const resourceWords: WordFamily = {
  speaksFor: isSystemContract,
  actions: {
    buyram: ({ payer, receiver, quant }) =>
      sentence(payer === receiver ? 'buyRam' : 'buyRamFor', {
        payer: account(payer),
        quantity: amount(quant),
        ...(payer === receiver ? {} : { receiver: account(receiver) }),
      }),
    buyramself: ({ account: owner, quant }) => sentence('buyRam', { payer: account(owner), quantity: amount(quant) }),
    buyrambytes: ({ payer, receiver, bytes }) =>
      sentence(payer === receiver ? 'buyRamBytes' : 'buyRamBytesFor', {
        payer: account(payer),
        bytes: byteCount(bytes),
        ...(payer === receiver ? {} : { receiver: account(receiver) }),
      }),
    sellram: ({ account: owner, bytes }) => sentence('sellRam', { account: account(owner), bytes: byteCount(bytes) }),
    ramtransfer: ({ from, to, bytes }) =>
      sentence('ramTransfer', { from: account(from), to: account(to), bytes: byteCount(bytes) }),
    delegatebw: ({ from, receiver, stake_net_quantity: net, stake_cpu_quantity: cpu }) =>
      sentence(from === receiver ? 'stake' : 'stakeFor', {
        from: account(from),
        cpu: amount(cpu),
        net: amount(net),
        ...(from === receiver ? {} : { receiver: account(receiver) }),
      }),
    undelegatebw: ({ from, receiver, unstake_net_quantity: net, unstake_cpu_quantity: cpu }) =>
      sentence(from === receiver ? 'unstake' : 'unstakeFrom', {
        from: account(from),
        cpu: amount(cpu),
        net: amount(net),
        ...(from === receiver ? {} : { receiver: account(receiver) }),
      }),
    logbuyram: ({ payer, receiver, quantity, bytes }) =>
      sentence('ramBought', {
        payer: account(payer),
        receiver: account(receiver),
        quantity: amount(quantity),
        bytes: byteCount(bytes),
      }),
    logsellram: ({ account: owner, quantity, bytes }) =>
      sentence('ramSold', { account: account(owner), quantity: amount(quantity), bytes: byteCount(bytes) }),
    logramchange: ({ owner, bytes, ram_bytes: all }) =>
      sentence('ramChanged', { owner: account(owner), bytes: byteCount(bytes), all: byteCount(all) }),
    logsystemfee: ({ protocol, fee }) => sentence('systemFee', { protocol: account(protocol), fee: amount(fee) }),
    refund: ({ owner }) => sentence('refund', { owner: account(owner) }),
  },
};

function byteCount(value: unknown): Part | null {
  return code(value);
}
