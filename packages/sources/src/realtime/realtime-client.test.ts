import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ActionRow } from '../history/history-source.ts';
import { type ConnectionState, RealtimeClient, type Socket } from './realtime-client.ts';
import { reconnectDelay } from './reconnect.ts';

/** The other end of the wire. */
class FakeSocket implements Socket {
  readonly sent: unknown[] = [];
  closed = false;
  readonly #listeners: { type: string; listener: (event: { data: unknown }) => void }[] = [];

  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    this.#listeners.push({ type, listener });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  happen(type: 'open' | 'close' | 'error' | 'message', data?: unknown): void {
    for (const entry of this.#listeners) if (entry.type === type) entry.listener({ data: JSON.stringify(data) });
  }
}

let sockets: FakeSocket[];
let client: RealtimeClient;
let states: ConnectionState[];
let lines: string[];
const listener = { rows: vi.fn(), undo: vi.fn(), gap: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  sockets = [];
  states = [];
  lines = [];
  const open = () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  client = new RealtimeClient({ url: 'ws://chain.example/realtime', open, log: (line) => lines.push(line) });
  client.onState((state) => states.push(state));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('subscriptions', () => {
  test('[RT-002] the socket opens with the first subscription and closes with the last', () => {
    expect(sockets).toHaveLength(0);
    const stop = client.onActions({ account: 'alice' }, listener);
    sockets[0]!.happen('open');
    expect(sockets[0]!.sent).toEqual([{ subscribe: { id: '1', channel: 'actions', filter: { account: 'alice' } } }]);
    const stopHead = client.onHead(() => {});
    expect(sockets[0]!.sent.at(-1)).toEqual({ subscribe: { id: '2', channel: 'info' } });
    stopHead();
    expect(sockets[0]!.sent.at(-1)).toEqual({ unsubscribe: { id: '2' } });
    stop();
    expect(sockets[0]!.closed).toBe(true);
    expect(states).toEqual(['idle', 'connecting', 'live', 'idle']);
  });

  test('identical requests share one subscription, and new listeners get the current state at once', () => {
    const heads: number[] = [];
    const stops = [1, 2].map(() => client.onHead((head) => heads.push(head.head)));
    sockets[0]!.happen('open');
    expect(sockets[0]!.sent).toEqual([{ subscribe: { id: '1', channel: 'info' } }]);
    sockets[0]!.happen('message', { id: '1', channel: 'info', head: { head: 7 }, tps: 1 });
    stops.push(client.onHead((head) => heads.push(head.head)));
    expect(heads).toEqual([7, 7, 7]);
    const stopOther = client.watch({ channel: 'marketcap' }, () => undefined);
    for (const stop of stops) stop();
    expect(sockets[0]!.sent.slice(1)).toEqual([
      { subscribe: { id: '2', channel: 'marketcap' } },
      { unsubscribe: { id: '1' } },
    ]);
    stopOther();
    expect(sockets[0]!.closed).toBe(true);
  });

  test('rows, forks and gaps reach the listener of their subscription alone', () => {
    client.onActions({}, listener);
    const heads: number[] = [];
    client.onHead((head) => heads.push(head.head));
    sockets[0]!.happen('open');
    const message = { id: '1', channel: 'actions' };
    sockets[0]!.happen('message', { ...message, block: 7, blockId: '07', rows: [row('7-aa-1')] });
    sockets[0]!.happen('message', { ...message, undo: { block: 6 } });
    sockets[0]!.happen('message', { ...message, gap: { from: '7-aa-1', reason: 'too much was missed' } });
    sockets[0]!.happen('message', { id: '2', channel: 'info', head: { head: 9 }, tps: 1 });
    sockets[0]!.happen('message', { id: '9', channel: 'info', head: { head: 1 }, tps: 1 });
    expect(listener.rows).toHaveBeenCalledWith([row('7-aa-1')], { number: 7, id: '07' });
    expect(listener.undo).toHaveBeenCalledWith(6);
    expect(listener.gap).toHaveBeenCalledWith('too much was missed');
    expect(heads).toEqual([9]);
  });
});

describe('reconnecting', () => {
  test('[RT-003] [RT-004] waits 500 ms, doubling, at most ten times; a connection may take 10 s, silence 45 s', () => {
    expect([0, 1, 2, 3].map(reconnectDelay)).toEqual([500, 1000, 2000, 4000]);
    expect(reconnectDelay(9)).not.toBeNull();
    expect(reconnectDelay(10)).toBeNull();

    client.onActions({}, listener);
    vi.advanceTimersByTime(9_999);
    expect(client.state).toBe('connecting');
    vi.advanceTimersByTime(1);
    expect(client.state).toBe('waiting');
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    sockets[1]!.happen('open');
    vi.advanceTimersByTime(44_999);
    expect(client.state).toBe('live');
    expect(sockets[1]!.sent.at(-1)).toEqual({ ping: 1 });
    vi.advanceTimersByTime(1);
    expect(client.state).toBe('waiting');
  });

  test('after ten failed reconnects the status is paused, and the user can reconnect', () => {
    client.onActions({}, listener);
    for (let i = 0; i < 11; i += 1) {
      sockets.at(-1)!.happen('error');
      vi.advanceTimersByTime(60_000);
    }
    expect(client.state).toBe('paused');
    expect(sockets).toHaveLength(11);
    client.resume();
    sockets.at(-1)!.happen('open');
    expect(client.state).toBe('live');
  });

  test('[RT-005] a lost connection and each attempt are logged, without calling listeners', () => {
    client.onActions({}, listener);
    sockets[0]!.happen('close');
    vi.advanceTimersByTime(500);
    sockets[1]!.happen('error');
    expect(lines).toEqual([
      'realtime: no connection; attempt 1 in 500 ms',
      'realtime: no connection; attempt 2 in 1000 ms',
    ]);
    expect([listener.rows, listener.undo, listener.gap].some((callback) => callback.mock.calls.length > 0)).toBe(false);
  });

  test('a hidden page has no connection, and resumes when visible', () => {
    client.onActions({}, listener);
    sockets[0]!.happen('open');
    sockets[0]!.happen('message', { id: '1', channel: 'actions', at: '4-aa-1' });
    client.sleep(true);
    expect(sockets[0]!.closed).toBe(true);
    vi.advanceTimersByTime(600_000);
    expect(sockets).toHaveLength(1);
    client.sleep(false);
    sockets[1]!.happen('open');
    expect(sockets[1]!.sent).toEqual([{ subscribe: { id: '1', channel: 'actions', filter: {}, since: '4-aa-1' } }]);
  });

  test('without a cursor a lost connection is a gap; a disconnect for being slow is not', () => {
    client.onActions({}, listener);
    sockets[0]!.happen('open');
    sockets[0]!.happen('close');
    vi.advanceTimersByTime(500);
    sockets[1]!.happen('open');
    expect(listener.gap).toHaveBeenCalledTimes(1);
    const gap = { from: '9-aa-1', code: 'slow', reason: 'too slow' };
    sockets[1]!.happen('message', { id: '1', channel: 'actions', gap });
    sockets[1]!.happen('close');
    vi.advanceTimersByTime(500);
    sockets[2]!.happen('open');
    expect(sockets[2]!.sent.at(-1)).toMatchObject({ subscribe: { since: '9-aa-1' } });
    expect(listener.gap).toHaveBeenCalledTimes(1);
  });

  test('resumes after the last row that was seen', () => {
    client.onActions({ contract: 'eosio.token' }, listener, '5-aa-1');
    sockets[0]!.happen('open');
    expect(sockets[0]!.sent.at(-1)).toMatchObject({ subscribe: { since: '5-aa-1' } });
    sockets[0]!.happen('message', {
      id: '1',
      channel: 'actions',
      block: 7,
      blockId: '07',
      rows: [row('7-aa-1'), row('7-aa-2')],
    });
    sockets[0]!.happen('close');
    vi.advanceTimersByTime(500);
    sockets[1]!.happen('open');
    expect(sockets[1]!.sent.at(-1)).toEqual({
      subscribe: { id: '1', channel: 'actions', filter: { contract: 'eosio.token' }, since: '7-aa-2' },
    });
  });

  test('what an old socket says late is not heard', () => {
    client.onActions({}, listener);
    sockets[0]!.happen('open');
    sockets[0]!.happen('close');
    sockets[0]!.happen('message', { id: '1', channel: 'actions', block: 7, blockId: '07', rows: [] });
    expect(listener.rows).not.toHaveBeenCalled();
  });
});

function row(cursor: string): ActionRow {
  return { cursor } as ActionRow;
}
