import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from './session.ts';
import { frameAnswer } from './frame-host.ts';
import type { FrameRequest } from './frame-message.ts';
import { type FrameChannel, FrameStorage } from './frame-storage.ts';
import { UserList } from './user-list.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function storage() {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

const frameOrigin = 'https://id.example';
const siteOrigin = 'https://wax.example';

/** Two windows and the messages between them; the frame's side is the product's own. */
function windows(kept = storage(), allowed = [siteOrigin]) {
  const listeners: ((message: unknown, origin: string) => void)[] = [];
  const seen: FrameRequest[] = [];
  const channel: FrameChannel = {
    origin: frameOrigin,
    post: (message) => {
      seen.push(message);
      const reply = frameAnswer(message, siteOrigin, allowed, kept);
      if (reply !== null) queueMicrotask(() => listeners.forEach((listener) => listener(reply, frameOrigin)));
    },
    listen: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  return {
    channel,
    seen,
    kept,
    say: (message: unknown, origin: string) => listeners.forEach((hear) => hear(message, origin)),
  };
}

const keys = ['user-v.0.0.7', 'users-v.0.0.7'];
const alice: Session = { actor: 'alice', permission: 'active', provider: 'local-key', chainId: 'wax', publicKey: null };

test('[CFG-003] [CFG-005] users of one site are known on another, through get and set of the frame', async () => {
  const shared = storage();
  const here = windows(shared);
  new UserList(new FrameStorage(here.channel, storage())).add(alice);
  expect(here.seen.map(({ type, key }) => `${type} ${key}`)).toEqual(['set users-v.0.0.7', 'set user-v.0.0.7']);
  const there = windows(shared);
  const elsewhere = new FrameStorage(there.channel, storage());
  const users = new UserList(elsewhere);
  expect(users.users('wax')).toEqual([]);
  expect(await elsewhere.load(keys)).toBe(true);
  expect(there.seen.map(({ type, key }) => `${type} ${key}`)).toEqual(['get user-v.0.0.7', 'get users-v.0.0.7']);
  expect(users.users('wax')).toEqual([alice]);
  expect(users.current('wax')).toEqual(alice);
});

test('[CFG-004] [CFG-007] the list and the current user have keys of their own, each an object by chain', () => {
  const { channel, kept } = windows();
  const users = new UserList(new FrameStorage(channel, storage()));
  users.add(alice);
  users.add({ ...alice, chainId: 'eos', actor: 'bob' });
  expect([...kept.map.keys()].sort()).toEqual(keys);
  expect(Object.keys(JSON.parse(kept.map.get('users-v.0.0.7')!)).sort()).toEqual(['eos', 'wax']);
  expect(users.users('wax')).toEqual([alice]);
});

test('[CFG-006] messages are {id, type, key, value}; strangers are neither answered nor believed', async () => {
  const { channel, seen, kept, say } = windows();
  const frame = new FrameStorage(channel, storage());
  frame.setItem('user-v.0.0.7', '{}');
  expect(seen[0]).toEqual({ id: 1, type: 'set', key: 'user-v.0.0.7', value: '{}' });
  expect(frameAnswer({ id: 9, type: 'get', key: 'user-v.0.0.7' }, siteOrigin, [siteOrigin], kept)).toEqual({
    id: 9,
    value: '{}',
  });
  expect(
    frameAnswer({ id: 9, type: 'get', key: 'user-v.0.0.7' }, 'https://evil.example', [siteOrigin], kept),
  ).toBeNull();
  expect(frameAnswer({ id: 9, type: 'get', key: 'vault' }, siteOrigin, [siteOrigin], kept)).toBeNull();
  for (const odd of [
    null,
    'get',
    { id: '1', type: 'get', key: 'user-v.0.0.7' },
    { id: 1, type: 'set', key: 'user-v.0.0.7' },
  ])
    expect(frameAnswer(odd, siteOrigin, [siteOrigin], kept)).toBeNull();
  const silent = windows(storage(), []);
  const copy = storage();
  const loading = new FrameStorage(silent.channel, copy).load(['user-v.0.0.7']);
  silent.say({ id: 1, value: '{"wax":{"actor":"mallory"}}' }, 'https://evil.example');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await loading).toBe(false);
  expect(copy.map.size).toBe(0);
  say({ id: 99, value: 'unasked' }, frameOrigin);
});

test('[CFG-006] a frame that does not answer within three seconds leaves this site with its own storage', async () => {
  const { channel, seen } = windows(storage(), []);
  const own = storage();
  const frame = new FrameStorage(channel, own);
  const loading = frame.load(keys);
  await vi.advanceTimersByTimeAsync(2999);
  let ended = false;
  void loading.then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toBe(false);
  const before = seen.length;
  frame.setItem('user-v.0.0.7', '{}');
  expect(seen).toHaveLength(before);
  expect(own.getItem('user-v.0.0.7')).toBe('{}');
});
