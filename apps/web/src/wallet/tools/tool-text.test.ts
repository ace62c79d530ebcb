import { inputMessages } from '@antescope/sources/input/input-messages';
import { phrase } from '@antescope/wallet/tools/phrase';
import { expect, test } from 'vitest';
import { strings } from './strings.ts';
import { phraseText } from './tool-text.ts';

const texts = { send: (quantity: string, to: string) => `Send ${quantity} to ${to}` };

test('amounts have group separators, names of digits have none', () => {
  const text = (quantity: string, to: string) => phraseText(texts, phrase('send', quantity, to));
  expect(text('999999999.0000 EOS', '123451234512')).toBe('Send 999,999,999.0000 EOS to 123451234512');
  expect(text('1234567 MEME', 'bob')).toBe('Send 1,234,567 MEME to bob');
  expect(text('0.123456789012345678 LONGSYM', 'bob')).toBe('Send 0.123456789012345678 LONGSYM to bob');
  expect(text('1.3114 EOS', '1234 x')).toBe('Send 1.3114 EOS to 1234 x');
});

test('faults that the sources name too have the same words', () => {
  expect(strings.faults['account-missing']).toBe(inputMessages.account);
  expect(strings.faults['key-invalid']).toBe(inputMessages.newKey);
});
