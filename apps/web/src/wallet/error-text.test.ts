import { WalletError } from '@antescope/wallet/wallet-error';
import { expect, test } from 'vitest';
import { errorText } from './error-text.ts';
import { loadStrings } from '../i18n/strings.ts';
import { strings as english } from './strings.ts';

const arabic = await loadStrings('wallet', 'ar');

test('what can happen to anybody is told in the person’s language', () => {
  const failure = new WalletError('no-accounts', 'No accounts found with key');
  expect(errorText(failure, english)).toBe('No accounts found with key');
  expect(errorText(failure, arabic)).toBe(arabic.errors['no-accounts']);
});

test('what the chain refused is told in its own words', () => {
  expect(errorText(new WalletError('rejected', 'overdrawn balance'), arabic)).toBe('overdrawn balance');
});
