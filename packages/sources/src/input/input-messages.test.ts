import { expect, test } from 'vitest';
import { accountRequired } from '../history/no-actions.ts';
import { inputMessages } from './input-messages.ts';

test('[ERR-002] the messages of the rules for input are those of one catalogue', () => {
  expect([
    inputMessages.limit(100),
    inputMessages.marketIds,
    inputMessages.account,
    inputMessages.historyAccount,
    inputMessages.wrapReceiver('eosio.wrap'),
    inputMessages.newKey,
  ]).toEqual([
    'Limit must be between 0 and 100',
    'Must provide atleast one market ID',
    'Please enter an account.',
    'account is required',
    'eosio.wrap must be receiver',
    'Public key only, should be 54 characters long and start with PUB_K1',
  ]);
  expect(accountRequired('native').message).toBe(inputMessages.historyAccount);
});
