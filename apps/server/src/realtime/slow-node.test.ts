import { empty, meta, type Outcome } from '@antescope/sources/core/outcome';
import type { TransactionView } from '@antescope/sources/transaction/transaction-view';
import { expect, test } from 'vitest';
import { RealtimeSite, RealtimeVisitor } from '../../test/realtime-site.ts';

test('lookups that the node does not answer delay no other listener, and arrive once it does', async () => {
  const answers: ((outcome: Outcome<TransactionView>) => void)[] = [];
  const site = await RealtimeSite.open({
    subscriptionsPerClient: 60,
    transaction: () => new Promise((resolve) => answers.push(resolve)),
  });
  const greedy = await RealtimeVisitor.open(site.url);
  const other = await RealtimeVisitor.open(site.url);
  try {
    const ids = Array.from({ length: 50 }, (_, number) => number.toString(16).padStart(64, '0'));
    for (const id of ids) greedy.send({ subscribe: { id: id.slice(-4), channel: 'transaction', filter: { id } } });
    await expect.poll(() => answers.length, { interval: 5 }).toBe(50);
    other.send({ subscribe: { id: 'head', channel: 'info' } });
    await other.head(10);
    await site.index(3, 2);
    await other.head(13);
    // At the deadline each subscription joins without its lookup.
    await greedy.until((messages) => messages.length >= 50);
    expect(greedy.received('0001')).toEqual([
      { id: '0001', channel: 'transaction', status: 'failed', reason: 'The lookup takes longer than usual' },
    ]);
    for (const answer of answers) answer(empty(meta({ source: 'node' })));
    await greedy.until((messages) => messages.length >= 100);
    expect(greedy.received('0001').at(-1)).toMatchObject({ status: 'unknown' });
  } finally {
    greedy.socket.terminate();
    other.socket.terminate();
    await site.close();
  }
});
