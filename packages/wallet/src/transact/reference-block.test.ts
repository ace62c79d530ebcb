import { expect, test } from 'vitest';
import { walletOptions } from './draft.ts';
import { checkOptions } from './reference-block.ts';

test('[SIGN-009, SIGN-010, SIGN-011] exactly one way to choose the reference block', () => {
  expect(() => checkOptions({ blocksBehind: 3, useLastIrreversible: true, expireSeconds: 30 })).toThrow(
    'Use either blocksBehind or useLastIrreversible',
  );
  expect(() => checkOptions({ expireSeconds: 30 })).toThrow('Must provide one blocksBehind or useLastIrreversible');
  expect(checkOptions({ useLastIrreversible: true, expireSeconds: 30 })).toEqual({
    blocksBehind: null,
    expireSeconds: 30,
  });
  expect(() => checkOptions({ useLastIrreversible: true })).toThrow('Must provide expireSeconds');
});

test('[SIGN-012] an expiration is required', () => {
  expect(() => checkOptions({ blocksBehind: 3 })).toThrow('Must provide expireSeconds');
});

test('[SIGN-002] the wallet refers 300 blocks back and expires after 3000 seconds', () => {
  expect(checkOptions(walletOptions)).toEqual({ blocksBehind: 300, expireSeconds: 3000 });
});
