import type { ActionInput } from '@antescope/wallet/transact/draft';

/** Who acts, and where REX is. */
export interface Actor {
  actor: string;
  permission: string;
  /** The system contract. */
  system: string;
}

/** Everything a person can do with REX; amounts are asset texts of the system token, `rex` those of REX. */
export type RexAct =
  | { act: 'lendLiquid'; amount: string }
  | { act: 'lendStake'; cpu: string; net: string }
  | { act: 'sell'; rex: string }
  | { act: 'withdraw'; amount: string }
  | { act: 'update' }
  | { act: 'toSavings' | 'fromSavings'; rex: string }
  | { act: 'rentCpu' | 'rentNet'; receiver: string; amount: string; fund: string; deposit: string }
  | { act: 'fundCpu' | 'fundNet' | 'defundCpu' | 'defundNet'; loan: string; amount: string };

export type RexActName = RexAct['act'];

const loanActions = {
  rentCpu: 'rentcpu',
  rentNet: 'rentnet',
  fundCpu: 'fundcpuloan',
  fundNet: 'fundnetloan',
  defundCpu: 'defcpuloan',
  defundNet: 'defnetloan',
} as const;

/** The actions of the system contract that do it, in their order: what is paid in goes through the fund. */
export function rexActions(asked: RexAct, { actor, permission, system }: Actor): ActionInput[] {
  const action = (name: string, data: Record<string, unknown>): ActionInput => ({
    account: system,
    name,
    authorization: [{ actor, permission }],
    data,
  });
  const deposit = (amount: string): ActionInput => action('deposit', { owner: actor, amount });
  switch (asked.act) {
    case 'lendLiquid':
      return [deposit(asked.amount), action('buyrex', { from: actor, amount: asked.amount })];
    case 'lendStake':
      return [action('unstaketorex', { owner: actor, receiver: actor, from_net: asked.net, from_cpu: asked.cpu })];
    case 'sell':
      return [action('sellrex', { from: actor, rex: asked.rex })];
    case 'withdraw':
      return [action('withdraw', { owner: actor, amount: asked.amount })];
    case 'update':
      return [action('updaterex', { owner: actor }), action('rexexec', { user: actor, max: 2 })];
    case 'toSavings':
      return [action('mvtosavings', { owner: actor, rex: asked.rex })];
    case 'fromSavings':
      return [action('mvfrsavings', { owner: actor, rex: asked.rex })];
    case 'rentCpu':
    case 'rentNet': {
      const { receiver, amount, fund } = asked;
      const loan = { from: actor, receiver, loan_payment: amount, loan_fund: fund };
      return [deposit(asked.deposit), action(loanActions[asked.act], loan)];
    }
    case 'fundCpu':
    case 'fundNet': {
      const payment = { from: actor, loan_num: asked.loan, payment: asked.amount };
      return [deposit(asked.amount), action(loanActions[asked.act], payment)];
    }
    default:
      return [action(loanActions[asked.act], { from: actor, loan_num: asked.loan, amount: asked.amount })];
  }
}
