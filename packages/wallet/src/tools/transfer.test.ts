import { parseAsset } from '@antescope/codec/chain/asset';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import { type HeldToken, transfer, type TransferFacts } from './transfer.ts';

const eos: HeldToken = { contract: 'eosio.token', quantity: '10.0000 EOS', looksLike: null, spam: false };
const fake: HeldToken = { contract: 'eosiotokens1', quantity: '5.0000 EOS', looksLike: 'eosio.token', spam: false };
const filled = { to: 'bob', amount: '1.5', token: '', memo: 'hi' };

function read(input: Partial<typeof filled> = {}, tokens: TransferFacts['tokens'] = [eos, fake]) {
  return transfer.read({ ...filled, ...input }, { chain: eosChain, facts: { tokens } });
}

function faults(...input: Parameters<typeof read>) {
  const reading = read(...input);
  if (reading.ok) return {};
  return Object.fromEntries(Object.entries(reading.faults).map(([field, { code }]) => [field, code]));
}

test('an amount becomes the exact quantity of the first token, or of the chosen one', () => {
  const action = (token: string) => {
    const reading = read({ token });
    return reading.ok ? reading.act.actions(alice) : null;
  };
  const data = { from: 'alice', to: 'bob', quantity: '1.5000 EOS', memo: 'hi' };
  expect(action('')).toEqual([{ account: 'eosio.token', name: 'transfer', authorization: [alice], data }]);
  expect(action('eosiotokens1 EOS')).toMatchObject([{ account: 'eosiotokens1', data }]);
  expect(faults({ token: 'gone EOS' })).toEqual({ token: 'choice-missing', amount: 'choice-missing' });
  expect(faults({}, null)).toEqual({ token: 'choice-missing', amount: 'choice-missing' });
});

test('another balance of the token is the same act, another token is not', () => {
  const key = (...input: Parameters<typeof read>): string => {
    const reading = read(...input);
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    return reading.act.key;
  };
  const known = key();
  expect(key({}, [{ ...eos, quantity: '9.9979 EOS' }])).toBe(known);
  expect(key({ token: 'eosiotokens1 EOS' })).not.toBe(known);
  expect(key({}, [{ ...eos, quantity: '10.00000 EOS' }])).not.toBe(known);
  expect(key({ amount: '1.6' })).not.toBe(known);
});

test('a token that imitates another one is marked in the choice and warned of in the review', () => {
  const options = transfer.fields.token.options!({ chain: eosChain, facts: { tokens: [eos, fake] } });
  expect(options).toEqual([
    { text: 'eosio.token EOS', label: 'EOS · eosio.token' },
    {
      text: 'eosiotokens1 EOS',
      label: 'EOS · eosiotokens1',
      warning: { code: 'fake-token', args: ['eosio.token'] },
    },
  ]);
  const warnings = (token: string) => {
    const reading = read({ token });
    return reading.ok ? reading.act.warnings : null;
  };
  expect(warnings('')).toEqual([]);
  expect(warnings('eosiotokens1 EOS')).toEqual([{ code: 'fake-token-sent', args: ['EOS', 'eosio.token'] }]);
});

test('[WALLET-001] the quantity has the precision of the token and the value as entered', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 14n), fc.integer({ min: 0, max: 8 }), (units, precision) => {
      const digits = String(units).padStart(precision + 1, '0');
      const amount = precision === 0 ? digits : `${digits.slice(0, -precision)}.${digits.slice(-precision)}`;
      const zero = `0${precision === 0 ? '' : `.${'0'.repeat(precision)}`} TOK`;
      const reading = read({ amount }, [{ contract: 'tok', quantity: zero, looksLike: null, spam: false }]);
      if (units === 0n) expect(reading.ok).toBe(false);
      else {
        if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
        const { quantity } = reading.act.actions(alice)[0]!.data as { quantity: string };
        expect(parseAsset(quantity)).toEqual({ units, precision, code: 'TOK' });
      }
    }),
  );
});

test('decimals beyond the token are refused, not rounded', () => {
  expect(faults({ amount: '1.00001' })).toEqual({ amount: 'amount-too-precise' });
});

test('every fault is at its field', () => {
  expect(faults({ to: ' ' })).toEqual({ to: 'account-missing' });
  expect(faults({ to: 'no name!' })).toEqual({ to: 'account-invalid' });
  for (const amount of ['', '-1', '1e5', '0', '0.0000', '١', 'ten', '1,5'])
    expect(faults({ amount }), amount).toEqual({ amount: 'amount-invalid' });
  expect(faults({ memo: 'é'.repeat(129) })).toEqual({ memo: 'text-too-long' });
  expect(faults({ memo: 'é'.repeat(128) })).toEqual({});
});

test('the title of an imitation or spam token includes its contract', () => {
  const spam: HeldToken = { contract: 'winner', quantity: '5.0000 WINNER', looksLike: null, spam: true };
  const act = (token: string) => {
    const reading = read({ token }, [eos, fake, spam]);
    return reading.ok ? { summary: reading.act.summary, warnings: reading.act.warnings } : null;
  };
  expect(act('')?.summary).toEqual({ code: 'send', args: ['1.5000 EOS', 'bob'] });
  expect(act('eosiotokens1 EOS')?.summary).toEqual({
    code: 'send-suspect',
    args: ['1.5000 EOS', 'bob', 'eosiotokens1'],
  });
  expect(act('winner WINNER')).toEqual({
    summary: { code: 'send-suspect', args: ['1.5000 WINNER', 'bob', 'winner'] },
    warnings: [{ code: 'spam-token-sent', args: ['WINNER', 'winner'] }],
  });
});

test('a chain without memos has no memo field, and a text left in it is not sent', () => {
  const noMemo = { ...eosChain, features: { ...eosChain.features, noMemo: true } };
  const { memo } = transfer.fields;
  expect([eosChain, noMemo].map((chain) => memo.isShown!(chain))).toEqual([true, false]);
  for (const text of ['hi', 'x'.repeat(257)]) {
    const reading = transfer.read({ ...filled, memo: text }, { chain: noMemo, facts: { tokens: [eos] } });
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    expect(reading.act.actions(alice)).toMatchObject([{ data: { to: 'bob', memo: '' } }]);
  }
});
