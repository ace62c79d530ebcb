import type { Action } from '@antescope/codec/chain/transaction';
import { systemAction } from './actions.ts';
import type { StoryRunner } from './story-runner.ts';

const deposit = (owner: string, amount: string): Action => systemAction('deposit', owner, { owner, amount });
const buy = (from: string, amount: string): Action => systemAction('buyrex', from, { from, amount });
const lend = (from: string, amount: string): Action[] => [deposit(from, amount), buy(from, amount)];
const sell = (from: string, rex: string): Action => systemAction('sellrex', from, { from, rex });
const owned = (name: string, owner: string): Action => systemAction(name, owner, { owner });
const donate = (payer: string, quantity: string, memo: string): Action =>
  systemAction('donatetorex', payer, { payer, quantity, memo });
const move = (name: 'mvtosavings' | 'mvfrsavings', owner: string, rex: string): Action =>
  systemAction(name, owner, { owner, rex });
const rent = (name: 'rentcpu' | 'rentnet', from: string, receiver: string, payment: string, fund: string): Action =>
  systemAction(name, from, { from, receiver, loan_payment: payment, loan_fund: fund });

/** First lenders, a donation, and loans of CPU and NET. This REX has matured by the end. */
export function lendToRex(story: StoryRunner): void {
  if (story.flavor.rex === 'none') return;
  if (story.flavor.rex === 'voters') chooseProxies(story);
  story.send(lend('whale1111111', '1000000.0000 EOS'));
  story.send([...lend('alice', '60000.0000 EOS'), move('mvtosavings', 'alice', '600000000.0000 REX')]);
  story.send(lend('bob', '25000.0000 EOS'));
  story.send([...lend('dave', '900.0000 EOS'), ...lend('niaj', '333.3333 EOS')]);
  // Only savings; savings and the rest; unlent tokens in the fund; sold entirely later.
  story.send([...lend('erin', '700.0000 EOS'), move('mvtosavings', 'erin', '7000000.0000 REX')]);
  story.send([...lend('frank', '2000.0000 EOS'), move('mvtosavings', 'frank', '15000000.0000 REX')]);
  story.send([deposit('ivan', '77.0000 EOS'), ...lend('heidi', '400.0000 EOS'), ...lend('grace', '50.0000 EOS')]);
  const staked = {
    owner: 'hodlhodlhodl',
    receiver: 'hodlhodlhodl',
    from_net: '0.0000 EOS',
    from_cpu: '140000.0000 EOS',
  };
  story.send([systemAction('unstaketorex', 'hodlhodlhodl', staked)]);
  story.next();
  story.send([donate('whale1111111', '20000.0000 EOS', 'for everybody who lends')]);
  story.send([
    deposit('exchange1111', '12000.0000 EOS'),
    rent('rentcpu', 'exchange1111', 'exchange1111', '12000.0000 EOS', '0.0000 EOS'),
  ]);
  story.send([
    deposit('gamedev11111', '60.0000 EOS'),
    rent('rentcpu', 'gamedev11111', 'lonely111111', '5.0000 EOS', '10.0000 EOS'),
    rent('rentnet', 'gamedev11111', 'gamedev11111', '2.0000 EOS', '0.0000 EOS'),
    systemAction('fundnetloan', 'gamedev11111', { from: 'gamedev11111', loan_num: 3n, payment: '6.0000 EOS' }),
    systemAction('defcpuloan', 'gamedev11111', { from: 'gamedev11111', loan_num: 2n, amount: '4.0000 EOS' }),
  ]);
  story.next();
}

/** Lenders with too few votes for REX choose a proxy first. */
function chooseProxies(story: StoryRunner): void {
  const follow = (voter: string): Action =>
    systemAction('voteproducer', voter, { voter, proxy: 'proxyvoter11', producers: [] });
  story.send(['grace', 'heidi', 'judy', 'niaj'].map(follow));
  story.next();
}

/** Second round near the end, which still matures; some sell matured REX. */
export function lendMore(story: StoryRunner): void {
  if (story.flavor.rex === 'none') return;
  story.send([...lend('grace', '60.0000 EOS'), ...lend('judy', '250.0000 EOS'), ...lend('carol', '120.0000 EOS')]);
  story.send([move('mvfrsavings', 'frank', '4000000.0000 REX'), move('mvfrsavings', 'alice', '20000000.0000 REX')]);
  story.send([sell('heidi', '4000000.0000 REX'), owned('updaterex', 'dave')]);
  story.send([sell('bob', '50000000.0000 REX')]);
  // The remaining system fees go to lenders too.
  story.send([donate('eosio.fees', '1.0000 EOS', 'system fees')], ['eosio']);
  story.next();
}

/**
 * Last hours: the whale's sell order is queued because much is lent, then filled after a purchase (the proceeds remain
 * in the queue until the whale's next action). A second order stays open and blocks new loans.
 */
export function queueForRex(story: StoryRunner): void {
  if (story.flavor.rex === 'none') return;
  story.send([...lend('grace', '70.0000 EOS'), deposit('olivia', '15.0000 EOS')]);
  story.send([sell('whale1111111', '9900000000.0000 REX')]);
  story.next();
  story.send(lend('exchange1111', '400000.0000 EOS'));
  story.send([sell('hodlhodlhodl', '1400000000.0000 REX')]);
  story.next();
}
