import { expect, test } from 'vitest';
import type { WalletCallback } from './callback-relay.ts';
import { newChannel } from './callback-relay.ts';
import { relayCallbacks } from './relay-callbacks.ts';

test('each callback is delivered once, a failed poll is retried, and an abort ends it', async () => {
  const stop = new AbortController();
  const pauses: number[] = [];
  const posted: WalletCallback[] = [{ sig: 'a' }, { sig: 'b' }];
  const cursors: number[] = [];
  const answers: (() => WalletCallback[])[] = [
    () => [],
    () => posted.slice(0, 1),
    () => {
      throw new TypeError('Failed to fetch');
    },
    () => {
      throw new TypeError('Failed to fetch');
    },
    () => posted.slice(1),
  ];
  const relay = {
    address: (channel: string) => channel,
    read: async (_channel: string, after: number) => {
      cursors.push(after);
      const next = answers.shift();
      if (next === undefined) stop.abort();
      return next?.() ?? [];
    },
  };
  const events: unknown[] = [];
  for await (const event of relayCallbacks(relay, 'c', stop.signal, async (ms) => void pauses.push(ms)))
    events.push(event.event === 'callback' ? event.callback.sig : event.event);
  expect(events).toEqual(['a', 'unreachable', 'waiting', 'b']);
  expect(cursors).toEqual([0, 0, 1, 1, 1, 2]);
  expect(pauses).toHaveLength(2);
});

test('a channel is a random UUID of version 4', () => {
  const names = Array.from({ length: 50 }, newChannel);
  expect(new Set(names).size).toBe(50);
  for (const name of names)
    expect(name).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
