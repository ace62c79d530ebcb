import { account, amount, code, sentence, type Part, type SentenceFamily } from '../sentence.ts';
import { isSystemContract } from './system-contract.ts';

export const resourceSentences: SentenceFamily = {
  appliesTo: isSystemContract,
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
    refund: ({ owner }) => sentence('refund', { owner: account(owner) }),
  },
};

function byteCount(value: unknown): Part | null {
  return code(value);
}
