import { expect, test } from 'vitest';
import {
  checkedLimit,
  checkedMarketIds,
  checkedWrap,
  enteredAccount,
  historyAccount,
  inputMessages,
  newAuthorityKey,
} from './input-rules.ts';

const legacy = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const modern = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';

test('[ERR-002] limit and market: refused with the messages of the catalogue', () => {
  for (const limit of [0, -1, 251, 1.5])
    expect(() => checkedLimit(limit, 250)).toThrow('Limit must be between 0 and 250');
  expect(checkedLimit(250, 250)).toBe(250);
  expect(() => checkedMarketIds([])).toThrow('Must provide atleast one market ID');
  expect(checkedMarketIds([1])).toEqual([1]);
});

test('[ERR-002] account and wrap receiver', () => {
  expect(() => enteredAccount('  ')).toThrow('Please enter an account.');
  expect(enteredAccount(' bob ')).toBe('bob');
  expect(() => historyAccount(undefined)).toThrow('account is required');
  expect(() => checkedWrap({ from: 'bob', to: 'carol' }, 'xtokens')).toThrow('xtokens must be receiver');
  expect(() => checkedWrap({ from: 'xtokens', to: 'xtokens' }, 'xtokens')).toThrow(
    inputMessages.wrapReceiver('xtokens'),
  );
  expect(() => checkedWrap({ from: 'bob', to: 'xtokens' }, 'xtokens')).not.toThrow();
});

test('[ERR-002] a new key: modern and legacy K1 keys pass, all else fails with the message', () => {
  expect(newAuthorityKey(modern)).toBe(modern);
  expect(newAuthorityKey(legacy)).toBe(modern);
  const message = 'Public key only, should be 54 characters long and start with PUB_K1';
  for (const text of [
    '',
    modern.slice(0, 54),
    `${modern.slice(0, -1)}4`,
    '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3',
  ])
    expect(() => newAuthorityKey(text)).toThrow(message);
});
