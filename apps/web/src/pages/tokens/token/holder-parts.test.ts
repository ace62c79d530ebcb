import { expect, test } from 'vitest';
import { holderParts } from './holder-parts.ts';

const holder = (account: string, owned: string) => ({ rank: 1, account, owned, percentage: null, created: null });

test('holders are parts of the supply, and the rest is what they leave', () => {
  const holders = [holder('alice', '50.0000 EOS'), holder('bob', '12.3450 EOS')];
  expect(holderParts(holders, '100.0000 EOS')).toEqual({
    parts: [
      { label: 'alice', share: 0.5, text: '50.00%' },
      { label: 'bob', share: 0.12345, text: '12.34%' },
    ],
    rest: { share: 0.37655, text: '37.65%' },
  });
  expect(holderParts(holders, '62.3450 EOS')?.rest).toBeNull();
});

test('no parts of nothing, and no rest if the holders are newer than the supply', () => {
  expect(holderParts([], '1.0000 EOS')).toBeNull();
  expect(holderParts([holder('alice', '0.0000 EOS')], '0.0000 EOS')).toBeNull();
  expect(holderParts([holder('alice', '2.0000 EOS')], '1.0000 EOS')?.rest).toBeNull();
});
