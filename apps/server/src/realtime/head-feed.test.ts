import type { HeadView } from '@antescope/sources/block/block-view';
import { data, failed, meta, type Outcome } from '@antescope/sources/outcome';
import { expect, test } from 'vitest';
import { HeadFeed } from './head-feed.ts';

function head(number: number): Outcome<HeadView> {
  return data(
    {
      chainId: 'c',
      head: number,
      headId: `id ${number}`,
      headTime: '2026-11-21T03:00:00.000Z',
      producer: 'prod',
      lastIrreversible: number - 3,
      lastIrreversibleId: '',
      serverVersion: 'v1',
    },
    meta({ source: 'node' }),
  );
}

test('without an index the head alone is told: new ones only, and only while somebody listens', async () => {
  const answers = [head(1), head(1), failed<HeadView>([]), head(2)];
  let asked = 0;
  const feed = new HeadFeed(async () => answers[asked++] ?? head(2));
  await feed.ask();
  expect(asked).toBe(0);
  const sent: string[] = [];
  const session = feed.hub.open({ buffered: 0, send: (text) => void sent.push(text), end: () => {} });
  session.receive('{"want":{"id":"h","channel":"info"}}', 0);
  for (let turn = 0; turn < answers.length; turn++) await feed.ask();
  expect(sent.map((text) => (JSON.parse(text) as { head: HeadView }).head.head)).toEqual([1, 2]);
  session.receive('{"want":{"id":"a","channel":"actions"}}', 0);
  expect(JSON.parse(sent.at(-1) ?? '')).toMatchObject({ id: 'a', error: { code: 'not-indexed' } });
  session.close();
  await feed.ask();
  expect(asked).toBe(answers.length);
  feed.close();
});
