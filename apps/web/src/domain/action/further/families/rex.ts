import { account, amount, code, sentence } from '../../sentence.ts';
import { isSystemContract } from '../../sentences/system-contract.ts';
import { note, type FurtherFamily } from '../family.ts';

/** REX actions of the system contract. */
export const rexSentences: FurtherFamily = {
  appliesTo: isSystemContract,
  actions: {
    deposit: ({ owner, amount: put }) => sentence('rexDeposit', { owner: account(owner), amount: amount(put) }),
    withdraw: ({ owner, amount: taken }) => sentence('rexWithdraw', { owner: account(owner), amount: amount(taken) }),
    buyrex: ({ from, amount: lent }) => sentence('rexBuy', { from: account(from), amount: amount(lent) }),
    sellrex: ({ from, rex }) => sentence('rexSell', { from: account(from), rex: amount(rex) }),
    unstaketorex: ({ owner, receiver, from_net: net, from_cpu: cpu }) =>
      sentence('rexUnstake', {
        owner: account(owner),
        receiver: account(receiver),
        net: amount(net),
        cpu: amount(cpu),
      }),
    cnclrexorder: ({ owner }) => sentence('rexCancel', { owner: account(owner) }),
    rentcpu: (fields) => rent('rexRentCpu', fields),
    rentnet: (fields) => rent('rexRentNet', fields),
    fundcpuloan: ({ from, loan_num: loan, payment }) => loanOf('rexFundCpu', from, loan, payment),
    fundnetloan: ({ from, loan_num: loan, payment }) => loanOf('rexFundNet', from, loan, payment),
    defcpuloan: ({ from, loan_num: loan, amount: taken }) => loanOf('rexDefundCpu', from, loan, taken),
    defnetloan: ({ from, loan_num: loan, amount: taken }) => loanOf('rexDefundNet', from, loan, taken),
    updaterex: ({ owner }) => sentence('rexUpdate', { owner: account(owner) }),
    consolidate: ({ owner }) => sentence('rexConsolidate', { owner: account(owner) }),
    mvtosavings: ({ owner, rex }) => sentence('rexToSavings', { owner: account(owner), rex: amount(rex) }),
    mvfrsavings: ({ owner, rex }) => sentence('rexFromSavings', { owner: account(owner), rex: amount(rex) }),
    closerex: ({ owner }) => sentence('rexClose', { owner: account(owner) }),
    donatetorex: ({ payer, quantity, memo }) =>
      sentence('rexDonate', { payer: account(payer), quantity: amount(quantity) }, [note(memo)]),
    rexexec: ({ user, max }) => sentence('rexExecute', { user: account(user), max: code(max) }),
  },
};

/** Results that the system contract logs via inline actions of eosio.rex. */
export const rexResultSentences: FurtherFamily = {
  appliesTo: (contract, { systemDomain }) => contract === `${systemDomain}.rex`,
  actions: {
    buyresult: ({ rex_received: rex }) => sentence('rexBought', { rex: amount(rex) }),
    sellresult: ({ proceeds }) => sentence('rexSold', { proceeds: amount(proceeds) }),
    orderresult: ({ owner, proceeds }) =>
      sentence('rexOrderFilled', { owner: account(owner), proceeds: amount(proceeds) }),
    rentresult: ({ rented_tokens: rented }) => sentence('rexRented', { amount: amount(rented) }),
  },
};

function rent(template: 'rexRentCpu' | 'rexRentNet', { from, receiver, loan_payment }: Record<string, unknown>) {
  return sentence(template, { from: account(from), receiver: account(receiver), payment: amount(loan_payment) });
}

function loanOf(
  template: 'rexFundCpu' | 'rexFundNet' | 'rexDefundCpu' | 'rexDefundNet',
  from: unknown,
  loan: unknown,
  moved: unknown,
) {
  return sentence(template, { from: account(from), amount: amount(moved), loan: code(loan) });
}
