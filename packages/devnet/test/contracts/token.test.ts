import { describe, expect, test } from 'vitest';
import { tokenContract } from '../../src/contracts/token/token-contract.ts';
import { deploy, tokenAction, transfer } from '../../src/story/actions.ts';
import { Stage } from './stage.ts';

const stage = new Stage(['alice', 'bob', 'carol', 'coins']);
stage.push([
  ...deploy('coins', tokenContract),
  tokenAction('coins', 'create', 'coins', { issuer: 'alice', maximum_supply: '100.00 COIN' }),
]);
stage.push([tokenAction('coins', 'issue', 'alice', { to: 'alice', quantity: '50.00 COIN', memo: '' })]);

function coin(name: string, by: string, data: unknown) {
  return tokenAction('coins', name, by, data);
}

function pay(from: string, to: string, quantity: string, memo = '', by = from) {
  return transfer(from, to, quantity, memo, 'coins', by);
}

describe('rejected by the token contract', () => {
  const issue = (quantity: string, to = 'alice', memo = '') => coin('issue', 'alice', { to, quantity, memo });
  const long = 'é'.repeat(128) + 'x';

  test.each([
    ['a transfer to oneself', pay('alice', 'alice', '1.00 COIN'), 'cannot transfer to self'],
    ['a transfer by another account', pay('alice', 'bob', '1.00 COIN', '', 'bob'), 'missing authority of alice'],
    ['a transfer to a nonexistent account', pay('alice', 'missing', '1.00 COIN'), 'to account does not exist'],
    ['a transfer of nothing', pay('alice', 'bob', '0.00 COIN'), 'must transfer positive quantity'],
    ['a transfer of less than nothing', pay('alice', 'bob', '-1.00 COIN'), 'must transfer positive quantity'],
    ['a transfer of more than there is', pay('alice', 'bob', '50.01 COIN'), 'overdrawn balance'],
    ['a transfer by who never had any', pay('bob', 'carol', '1.00 COIN'), 'no balance object found'],
    ['another precision', pay('alice', 'bob', '1.000 COIN'), 'symbol precision mismatch'],
    ['a nonexistent symbol', pay('alice', 'bob', '1.00 NONE'), 'unable to find key'],
    ['a memo of 257 bytes', pay('alice', 'bob', '1.00 COIN', long), 'memo has more than 256 bytes'],
    ['an issue beyond the maximum', issue('50.01 COIN'), 'quantity exceeds available supply'],
    ['an issue of nothing', issue('0.00 COIN'), 'must issue positive quantity'],
    ['an issue to another', issue('1.00 COIN', 'bob'), 'tokens can only be issued to issuer account'],
    [
      'an issue of a nonexistent token',
      issue('1.00 NONE'),
      'token with symbol does not exist, create token before issue',
    ],
    ['an issue of another precision', issue('1.0 COIN'), 'symbol precision mismatch'],
    ['an issue with a long memo', issue('1.00 COIN', 'alice', long), 'memo has more than 256 bytes'],
    [
      'a token made twice',
      coin('create', 'coins', { issuer: 'bob', maximum_supply: '1.0 COIN' }),
      'token with symbol already exists',
    ],
    [
      'a token of nothing',
      coin('create', 'coins', { issuer: 'bob', maximum_supply: '0.0 NEW' }),
      'max-supply must be positive',
    ],
    [
      'a token created by another account',
      coin('create', 'bob', { issuer: 'bob', maximum_supply: '1.0 NEW' }),
      'missing authority of coins',
    ],
    [
      'a retirement of a nonexistent token',
      coin('retire', 'alice', { quantity: '1.00 NONE', memo: '' }),
      'token with symbol does not exist',
    ],
    [
      'a retirement of nothing',
      coin('retire', 'alice', { quantity: '0.00 COIN', memo: '' }),
      'must retire positive quantity',
    ],
    [
      'a maximum below the supply',
      coin('setmaxsupply', 'alice', { issuer: 'alice', maximum_supply: '49.99 COIN' }),
      'max supply is less than available supply',
    ],
    [
      'an opening for a nonexistent account',
      coin('open', 'bob', { owner: 'missing', symbol: '2,COIN', ram_payer: 'bob' }),
      'owner account does not exist',
    ],
    [
      'an opening of a nonexistent token',
      coin('open', 'bob', { owner: 'bob', symbol: '2,NONE', ram_payer: 'bob' }),
      'symbol does not exist',
    ],
    [
      'an opening of another precision',
      coin('open', 'bob', { owner: 'bob', symbol: '3,COIN', ram_payer: 'bob' }),
      'symbol precision mismatch',
    ],
    [
      'a closing of nothing',
      coin('close', 'bob', { owner: 'bob', symbol: '2,COIN' }),
      "Balance row already deleted or never existed. Action won't have any effect.",
    ],
    [
      'a closing of a balance',
      coin('close', 'alice', { owner: 'alice', symbol: '2,COIN' }),
      'Cannot close because the balance is not zero.',
    ],
  ])('%s', (_, action, message) => {
    expect(stage.refusal(action)).toBe(message);
  });

  test('an action it does not have, with the code of contracts', () => {
    const [action] = [pay('alice', 'bob', '1.00 COIN')];
    const { failure } = stage.compute({ ...action, name: 'unknown' });
    expect(failure).toMatchObject({ code: 3050004, errorCode: 8_000_000_000_000_000_000n });
  });

  test('data that ends too early, as contracts read it', () => {
    const action = pay('alice', 'bob', '1.00 COIN');
    const message = stage.refusal({ ...action, data: action.data.slice(0, 20) });
    expect(message).toBe('datastream attempted to read past the end');
  });
});

describe('token contract actions', () => {
  test('a first balance costs the sender 240 bytes, its owner pays for it from his first payment on', () => {
    const scene = new Stage(['alice', 'bob', 'coins']);
    scene.push([
      ...deploy('coins', tokenContract),
      coin('create', 'coins', { issuer: 'alice', maximum_supply: '100.00 COIN' }),
      coin('issue', 'alice', { to: 'alice', quantity: '50.00 COIN', memo: '' }),
    ]);
    const before = { alice: scene.ram('alice'), bob: scene.ram('bob') };
    scene.push([pay('alice', 'bob', '10.00 COIN')]);
    expect(scene.ram('alice') - before.alice).toBe(240n);
    scene.push([pay('bob', 'alice', '4.00 COIN')]);
    // The row's payer becomes its owner; the payer of the table it created stays.
    expect(scene.ram('alice') - before.alice).toBe(112n);
    expect(scene.ram('bob') - before.bob).toBe(128n);
    expect([scene.balance('alice', 'coins', 'COIN'), scene.balance('bob', 'coins', 'COIN')]).toEqual([
      '44.00 COIN',
      '6.00 COIN',
    ]);
  });

  test('issue fixed, raise the maximum, retire, open and close', () => {
    const stats = () => stage.rows<{ supply: string; max_supply: string }>('coins', 'stat')[0]!.row;
    stage.push([coin('issuefixed', 'alice', { to: 'alice', supply: '80.00 COIN', memo: '' })]);
    expect(stats()).toMatchObject({ supply: '80.00 COIN', max_supply: '100.00 COIN' });
    stage.push([
      coin('setmaxsupply', 'alice', { issuer: 'alice', maximum_supply: '80.00 COIN' }),
      coin('retire', 'alice', { quantity: '30.00 COIN', memo: 'less' }),
      coin('open', 'carol', { owner: 'carol', symbol: '2,COIN', ram_payer: 'carol' }),
    ]);
    expect(stats()).toMatchObject({ supply: '50.00 COIN', max_supply: '80.00 COIN' });
    expect(stage.balance('carol', 'coins', 'COIN')).toBe('0.00 COIN');
    stage.push([coin('close', 'carol', { owner: 'carol', symbol: '2,COIN' })]);
    expect(stage.balance('carol', 'coins', 'COIN')).toBeNull();
  });

  test('both sides of a transfer are notified', () => {
    const { action_traces } = stage.compute(pay('alice', 'bob', '1.00 COIN'));
    expect(action_traces.map(({ receiver }) => receiver)).toEqual(['coins', 'alice', 'bob']);
  });
});
