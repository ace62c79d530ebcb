import { loanSeconds, rexValue, type RexPool } from '@antescope/economics/rex';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  RexBalanceRow,
  RexFundRow,
  RexLoanRow,
  RexOrderRow,
  RexPoolRow,
  RexReturnPoolRow,
} from '../../src/contracts/system/rex-rows.ts';
import type { UserResourcesRow, VoterRow } from '../../src/contracts/system/rows.ts';
import { systemAction } from '../../src/story/actions.ts';
import { expectRexBooks, expectSystemBooks, units } from './rex-books.ts';
import { Stage } from './stage.ts';

const soak = process.env.ANTESCOPE_SOAK === '1';
const day = 86_400;
const savings = '2106-02-07T06:28:15';

const act = (name: string, by: string, data: object) => systemAction(name, by, data);
const deposit = (owner: string, amount: string) => act('deposit', owner, { owner, amount });
const withdraw = (owner: string, amount: string) => act('withdraw', owner, { owner, amount });
const buy = (from: string, amount: string) => act('buyrex', from, { from, amount });
const sell = (from: string, rex: string) => act('sellrex', from, { from, rex });
const rent = (from: string, loan_payment: string, loan_fund = '0.0000 EOS', name = 'rentcpu') =>
  act(name, from, { from, receiver: from, loan_payment, loan_fund });
const save = (owner: string, rex: string) => act('mvtosavings', owner, { owner, rex });
const unsave = (owner: string, rex: string) => act('mvfrsavings', owner, { owner, rex });
const execute = (user: string, max = 10) => act('rexexec', user, { user, max });
const donate = (payer: string, quantity: string) => act('donatetorex', payer, { payer, quantity, memo: 'gift' });
const owned = (name: string, owner: string) => act(name, owner, { owner });

/** A chain with a lender large enough to make renting worthwhile. */
function market(): Stage {
  const stage = new Stage();
  stage.push([deposit('eosio', '100000.0000 EOS'), buy('eosio', '100000.0000 EOS')]);
  return stage;
}

const balance = (stage: Stage, name: string) => stage.row<RexBalanceRow>('eosio', 'eosio', 'rexbal', name);
const fund = (stage: Stage, name: string) => stage.row<RexFundRow>('eosio', 'eosio', 'rexfund', name)?.balance;
const pool = (stage: Stage) => stage.row<RexPoolRow>('eosio', 'eosio', 'rexpool', 0n)!;
const order = (stage: Stage, name: string) => stage.row<RexOrderRow>('eosio', 'eosio', 'rexqueue', name);
const loan = (stage: Stage, num: bigint) => stage.row<RexLoanRow>('eosio', 'eosio', 'cpuloan', num);
const cpuOf = (stage: Stage, name: string) => stage.row<UserResourcesRow>('eosio', name, 'userres', name)!.cpu_weight;
const votes = (stage: Stage, name: string) => stage.row<VoterRow>('eosio', 'eosio', 'voters', name)!.staked;

const poolUnits = (row: RexPoolRow): RexPool => ({
  lent: units(row.total_lent),
  unlent: units(row.total_unlent),
  rent: units(row.total_rent),
  lendable: units(row.total_lendable),
  rex: units(row.total_rex),
});

describe('rejected by REX', () => {
  const stage = market();
  stage.push([deposit('alice', '5000.0000 EOS'), buy('alice', '4000.0000 EOS'), rent('alice', '1.0000 EOS')]);
  stage.push([deposit('eosio', '90000.0000 EOS')]);

  test.each([
    ['another token', deposit('alice', '1.0000 USDT'), 'must deposit core token'],
    ['nothing', deposit('alice', '0.0000 EOS'), 'must deposit a positive amount'],
    ['a withdrawal of nothing', withdraw('alice', '0.0000 EOS'), 'must withdraw a positive amount'],
    ['more than the fund has', withdraw('alice', '2000.0000 EOS'), 'insufficient funds'],
    ['lending without a fund', buy('bob', '1.0000 EOS'), 'must deposit to REX fund first'],
    ['selling without REX', sell('bob', '1.0000 REX'), 'user must first buyrex'],
    ['selling what has not matured', sell('alice', '1.0000 REX'), 'insufficient available rex'],
    ['selling tokens', sell('alice', '1.0000 EOS'), 'asset must be a positive amount of (REX, 4)'],
    ['savings beyond the balance', save('alice', '40000000.0001 REX'), 'insufficient REX balance'],
    ['taking out of empty savings', unsave('alice', '1.0000 REX'), 'insufficient REX in savings'],
    ['a loan that costs more than it rents', rent('eosio', '90000.0000 EOS'), 'loan price does not favor renting'],
    ['a loan without payment', rent('alice', '0.0000 EOS'), 'must use positive asset amount'],
    ['to cancel no order', owned('cnclrexorder', 'alice'), 'no sellrex order is scheduled'],
    ['to close with REX left', owned('closerex', 'alice'), 'account has remaining REX balance, must sell first'],
    ['an update without REX', owned('updaterex', 'bob'), 'account has no REX balance'],
    [
      'a loan without a borrower',
      act('fundcpuloan', 'alice', { from: 'alice', loan_num: 9n, payment: '1.0000 EOS' }),
      'loan not found',
    ],
    [
      'money of a loan that it has not',
      act('defcpuloan', 'alice', { from: 'alice', loan_num: 1n, amount: '1.0000 EOS' }),
      'insufficent loan balance',
    ],
    [
      'unstaking for REX what is not staked',
      act('unstaketorex', 'alice', { owner: 'alice', receiver: 'bob', from_net: '1.0000 EOS', from_cpu: '0.0000 EOS' }),
      'delegated bandwidth record does not exist',
    ],
    ['settings by another account', act('setrex', 'alice', { balance: '1.0000 EOS' }), 'missing authority of eosio'],
    [
      'more than thirty buckets',
      act('setrexmature', 'eosio', {
        num_of_maturity_buckets: 31,
        sell_matured_rex: null,
        buy_rex_to_savings: null,
      }),
      'num_of_maturity_buckets must be less than or equal to 30',
    ],
  ])('%s', (_, action, message) => {
    expect(stage.refusal(action)).toBe(message);
  });

  test('anything before the first purchase', () => {
    const empty = new Stage(['alice']);
    expect(empty.refusal(execute('alice'))).toBe('rex system not initialized yet');
    expect(empty.refusal(donate('alice', '1.0000 EOS'))).toBe('rex system is not initialized');
  });
});

describe('REX actions', () => {
  test('the first lender gets ten thousand REX per token, which mature at the fifth midnight and count as voting stake', () => {
    const stage = new Stage();
    const before = votes(stage, 'alice');
    stage.push([deposit('alice', '100.0000 EOS'), buy('alice', '60.0000 EOS')]);
    expect(fund(stage, 'alice')).toBe('40.0000 EOS');
    expect(balance(stage, 'alice')).toMatchObject({
      rex_balance: '600000.0000 REX',
      vote_stake: '60.0000 EOS',
      matured_rex: 0n,
      rex_maturities: [{ first: '2026-11-26T00:00:00', second: 6_000_000_000n }],
    });
    expect(votes(stage, 'alice') - before).toBe(600_000n);
    stage.push([withdraw('alice', '40.0000 EOS')]);
    expect(stage.balance('alice')).toBe('9940.0000 EOS');
    expectRexBooks(stage, 0n);
  });

  test('savings never mature; REX moved from savings matures like bought REX; consolidating restarts all', () => {
    const stage = new Stage();
    stage.push([deposit('alice', '100.0000 EOS'), buy('alice', '60.0000 EOS')]);
    stage.later(day);
    stage.push([buy('alice', '20.0000 EOS')]);
    stage.push([save('alice', '300000.0000 REX')]);
    // From the latest maturity first.
    expect(balance(stage, 'alice')!.rex_maturities).toEqual([
      { first: '2026-11-26T00:00:00', second: 5_000_000_000n },
      { first: savings, second: 3_000_000_000n },
    ]);
    stage.later(6 * day);
    stage.push([unsave('alice', '100000.0000 REX')]);
    expect(balance(stage, 'alice')).toMatchObject({
      matured_rex: 5_000_000_000n,
      rex_maturities: [
        { first: '2026-12-03T00:00:00', second: 1_000_000_000n },
        { first: savings, second: 2_000_000_000n },
      ],
    });
    stage.push([owned('consolidate', 'alice')]);
    expect(balance(stage, 'alice')).toMatchObject({
      matured_rex: 0n,
      rex_maturities: [
        { first: '2026-12-03T00:00:00', second: 6_000_000_000n },
        { first: savings, second: 2_000_000_000n },
      ],
    });
  });

  test('a loan stakes tokens for thirty days, renews while funded, and refunds the remainder', () => {
    const stage = market();
    stage.push([deposit('bob', '10.0000 EOS')]);
    const own = units(cpuOf(stage, 'bob'));
    stage.push([rent('bob', '2.0000 EOS', '3.5000 EOS')]);
    // 100000 of 20000 rent: about five for one, less the price impact.
    expect(loan(stage, 1n)).toMatchObject({ total_staked: '9.9990 EOS', balance: '3.5000 EOS', from: 'bob' });
    expect(units(cpuOf(stage, 'bob')) - own).toBe(99_990n);
    expect(fund(stage, 'bob')).toBe('4.5000 EOS');
    expect(pool(stage)).toMatchObject({ total_lent: '9.9990 EOS', total_rent: '20002.0000 EOS', loan_num: 1n });
    expectRexBooks(stage, 20_000n);

    stage.later(loanSeconds + 10);
    stage.push([execute('alice')]);
    expect(loan(stage, 1n)).toMatchObject({ balance: '1.5000 EOS', total_staked: '9.9990 EOS' });
    expectRexBooks(stage, 40_000n);

    stage.later(loanSeconds + 10);
    stage.push([execute('alice')]);
    expect(loan(stage, 1n)).toBeNull();
    expect(fund(stage, 'bob')).toBe('6.0000 EOS');
    expect(units(cpuOf(stage, 'bob'))).toBe(own);
    expect(units(pool(stage).total_lent)).toBe(0n);
    expectRexBooks(stage, 40_000n);
  });

  test('tokens move between a fund and a loan until it expires', () => {
    const stage = market();
    stage.push([deposit('bob', '10.0000 EOS'), rent('bob', '1.0000 EOS', '0.0000 EOS', 'rentnet')]);
    const move = (name: string, data: object) => stage.push([act(name, 'bob', { from: 'bob', loan_num: 1n, ...data })]);
    move('fundnetloan', { payment: '5.0000 EOS' });
    expect(fund(stage, 'bob')).toBe('4.0000 EOS');
    move('defnetloan', { amount: '2.0000 EOS' });
    expect(fund(stage, 'bob')).toBe('6.0000 EOS');
    const other = act('defnetloan', 'carol', { from: 'carol', loan_num: 1n, amount: '1.0000 EOS' });
    expect(stage.refusal(other)).toBe('user must be loan creator');
    expectRexBooks(stage, 10_000n);
    expect(stage.refusal(owned('closerex', 'eosio'))).toBe('account has remaining REX balance, must sell first');
  });

  test('an order is queued while too much is lent, blocks new loans, and is filled when a loan expires', () => {
    const stage = market();
    stage.push([deposit('bob', '9000.0000 EOS'), rent('bob', '9000.0000 EOS')]);
    stage.later(6 * day);
    stage.push([sell('eosio', '900000000.0000 REX')]);
    expect(order(stage, 'eosio')).toMatchObject({ is_open: true, rex_requested: '900000000.0000 REX' });
    stage.push([deposit('carol', '10.0000 EOS')]);
    expect(stage.refusal(rent('carol', '1.0000 EOS'))).toBe('rex loans are currently not available');
    expect(stage.refusal(sell('eosio', '100000000.0001 REX'))).toBe(
      'insufficient funds for current and scheduled orders',
    );
    stage.push([owned('cnclrexorder', 'eosio')]);
    stage.push([sell('eosio', '900000000.0000 REX')]);
    stage.later(25 * day);
    stage.push([execute('alice')]);
    // 900000000 REX at 10000 REX per token: the loan's fee went to the system fees, not to the pool.
    expect(order(stage, 'eosio')).toMatchObject({ is_open: false, proceeds: '90000.0000 EOS' });
    expectRexBooks(stage, 90_000_000n);
    expect(stage.refusal(owned('cnclrexorder', 'eosio'))).toBe('sellrex order has been filled and cannot be canceled');
    stage.push([owned('updaterex', 'eosio')]);
    expect(order(stage, 'eosio')).toBeNull();
    expect(fund(stage, 'eosio')).toBe('90000.0000 EOS');
    expectRexBooks(stage, 90_000_000n);
  });

  test('a donation is distributed over thirty days', () => {
    const stage = market();
    stage.push([donate('alice', '4320.4321 EOS')]);
    const returns = () => stage.row<RexReturnPoolRow>('eosio', 'eosio', 'rexretpool', 0n)!;
    expect(returns()).toMatchObject({ pending_bucket_proceeds: 43_204_321n, current_rate_of_increase: 0n });
    // Returns are distributed every ten minutes.
    stage.later(day / 2 + 600);
    stage.push([execute('alice')]);
    // 43204321 units in 4320 intervals: 10001 each, and the remainder at once.
    expect(returns().current_rate_of_increase).toBe(10_001n);
    stage.later(15 * day);
    stage.push([execute('alice')]);
    const half = units(pool(stage).total_lendable) - 1_000_000_000n;
    expect(half > 21_000_000n && half < 22_500_000n).toBe(true);
    expectRexBooks(stage, 0n);
    stage.later(20 * day);
    stage.push([execute('alice')]);
    expect(units(pool(stage).total_lendable)).toBe(1_043_204_321n);
    expect(returns()).toMatchObject({ proceeds: 0n, current_rate_of_increase: 0n });
    expectRexBooks(stage, 0n);
  });

  test('if configured, purchases go to savings and matured REX is sold with the next action', () => {
    const stage = market();
    const rules = { num_of_maturity_buckets: 21, sell_matured_rex: true, buy_rex_to_savings: true };
    stage.push([act('setrexmature', 'eosio', rules)]);
    stage.push([deposit('alice', '50.0000 EOS'), buy('alice', '40.0000 EOS')]);
    expect(balance(stage, 'alice')!.rex_maturities).toEqual([{ first: savings, second: 4_000_000_000n }]);
    stage.push([unsave('alice', '100000.0000 REX')]);
    stage.later(22 * day);
    stage.push([buy('alice', '5.0000 EOS')]);
    expect(balance(stage, 'alice')).toMatchObject({ rex_balance: '350000.0000 REX', matured_rex: 0n });
    expect(fund(stage, 'alice')).toBe('15.0000 EOS');
    expectRexBooks(stage, 0n);
  });

  test('stake moves to REX without a refund and keeps voting; an account without REX may close', () => {
    const stage = market();
    stage.push([deposit('alice', '1.0000 EOS')]);
    const before = votes(stage, 'alice');
    const [from_net, from_cpu] = ['100.0000 EOS', '400.0000 EOS'];
    stage.push([act('unstaketorex', 'alice', { owner: 'alice', receiver: 'alice', from_net, from_cpu })]);
    expect(votes(stage, 'alice')).toBe(before);
    expect(cpuOf(stage, 'alice')).toBe('100.0000 EOS');
    stage.later(6 * day);
    stage.push([sell('alice', '5000000.0000 REX')]);
    expect(fund(stage, 'alice')).toBe('501.0000 EOS');
    expect(votes(stage, 'alice')).toBe(before - 5_000_000n);
    stage.push([withdraw('alice', '501.0000 EOS'), owned('closerex', 'alice')]);
    expect([balance(stage, 'alice'), fund(stage, 'alice')]).toEqual([null, undefined]);
    expectRexBooks(stage, 0n);
    expectSystemBooks(stage);
  });

  test('any sequence of actions conserves tokens, REX, stakes and bytes', () => {
    const names = ['alice', 'bob', 'carol'] as const;
    const step = fc.record({
      by: fc.constantFrom(...names),
      kind: fc.constantFrom('deposit', 'withdraw', 'buy', 'sell', 'save', 'unsave', 'rent', 'donate', 'stake', 'wait'),
      amount: fc.bigInt(1n, 40_000_000n),
    });
    const text = (amount: bigint, symbol: string) =>
      `${amount / 10_000n}.${String(amount % 10_000n).padStart(4, '0')} ${symbol}`;
    const actionOf = ({ by, kind, amount }: { by: string; kind: string; amount: bigint }) => {
      const [eos, rex] = [text(amount, 'EOS'), text(amount * 10_000n, 'REX')];
      switch (kind) {
        case 'deposit':
          return deposit(by, eos);
        case 'withdraw':
          return withdraw(by, eos);
        case 'buy':
          return buy(by, eos);
        case 'sell':
          return sell(by, rex);
        case 'save':
          return save(by, rex);
        case 'unsave':
          return unsave(by, rex);
        case 'rent':
          return rent(by, text(amount / 100n + 1n, 'EOS'), text(amount / 50n, 'EOS'));
        case 'donate':
          return donate(by, eos);
        default:
          return act('unstaketorex', by, {
            owner: by,
            receiver: by,
            from_net: text(amount % 300_000n, 'EOS'),
            from_cpu: '0.0001 EOS',
          });
      }
    };
    fc.assert(
      fc.property(fc.array(step, { minLength: 15, maxLength: 30 }), (steps) => {
        const stage = market();
        for (const name of names) stage.push([deposit(name, '3000.0000 EOS'), buy(name, '1500.0000 EOS')]);
        const [feesBefore] = [units(stage.balance('eosio.fees') ?? '0.0000 EOS')];
        for (const each of steps) {
          if (each.kind === 'wait') stage.later(Number(each.amount % 4_000_000n));
          // Rejected actions must leave no trace, which this tests too.
          else if (stage.compute(actionOf(each)).failure === null) stage.push([actionOf(each)]);
        }
        expectRexBooks(stage, units(stage.balance('eosio.fees') ?? '0.0000 EOS') - feesBefore);
        expectSystemBooks(stage);
        const state = poolUnits(pool(stage));
        for (const name of names) {
          const row = balance(stage, name);
          if (row !== null) expect(rexValue(state, units(row.rex_balance)) <= state.lendable).toBe(true);
        }
      }),
      { numRuns: soak ? 200 : 6, seed: 4 },
    );
  });
});
