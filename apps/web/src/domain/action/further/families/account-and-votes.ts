import { account, amount, code, sentence, type Part } from '../../sentence.ts';
import { isSystemContract } from '../../sentences/system-contract.ts';
import type { FurtherFamily } from '../family.ts';

/** Privileges, permission removal, RAM logs, proxies and producers. */
export const accountAndVoteSentences: FurtherFamily = {
  appliesTo: isSystemContract,
  actions: {
    setpriv: ({ account: owner, is_priv: on }) =>
      sentence(Number(on) === 0 ? 'unsetPrivileged' : 'setPrivileged', { account: account(owner) }),
    setalimits: ({ account: owner }) => sentence('setLimits', { account: account(owner) }),
    deleteauth: ({ account: owner, permission }) => sentence('deleteAuth', { permission: level(owner, permission) }),
    unlinkauth: ({ account: owner, code: contract, type }) =>
      sentence(type === '' ? 'unlinkContract' : 'unlinkAuth', {
        account: account(owner),
        contract: account(contract),
        ...(type === '' ? {} : { action: code(type) }),
      }),
    ramtransfer: ({ from, to, bytes }) =>
      sentence('ramTransfer', { from: account(from), to: account(to), bytes: code(bytes) }),
    logbuyram: ({ payer, receiver, quantity, bytes }) =>
      sentence('ramBought', {
        payer: account(payer),
        receiver: account(receiver),
        quantity: amount(quantity),
        bytes: code(bytes),
      }),
    logsellram: ({ account: owner, quantity, bytes }) =>
      sentence('ramSold', { account: account(owner), quantity: amount(quantity), bytes: code(bytes) }),
    logramchange: ({ owner, bytes, ram_bytes: all }) =>
      sentence('ramChanged', { owner: account(owner), bytes: code(bytes), all: code(all) }),
    logsystemfee: ({ protocol, fee }) => sentence('systemFee', { protocol: account(protocol), fee: amount(fee) }),
    regproxy: ({ proxy, isproxy }) =>
      sentence(isTrue(isproxy) ? 'registerProxy' : 'unregisterProxy', { proxy: account(proxy) }),
    regproducer: ({ producer }) => sentence('registerProducer', { producer: account(producer) }),
    regproducer2: ({ producer }) => sentence('registerProducer', { producer: account(producer) }),
    unregprod: ({ producer }) => sentence('unregisterProducer', { producer: account(producer) }),
    claimrewards: ({ owner }) => sentence('claimRewards', { owner: account(owner) }),
    onblock: ({ header }) => {
      const producer = typeof header === 'object' && header !== null && 'producer' in header ? header.producer : null;
      return sentence('onBlock', { producer: account(producer) });
    },
  },
};

function level(actor: unknown, permission: unknown): Part | null {
  return typeof actor === 'string' && typeof permission === 'string' ? { kind: 'permission', actor, permission } : null;
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1;
}
