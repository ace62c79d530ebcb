import { expect, test } from 'vitest';
import { withoutLogs } from './nft-events.ts';

const event = (name: string, transactionId: string | null) => ({ name, transactionId, time: null, data: {} });

test('a log of an action in the same transaction is dropped; a lone one is kept', () => {
  const events = [
    event('logtransfer', 'aa'),
    event('transfer', 'aa'),
    event('logtransfer', 'bb'),
    event('logmint', 'cc'),
    event('logtransfer', null),
    event('toString', 'aa'),
  ];
  expect(withoutLogs(events)).toEqual(events.slice(1));
});
