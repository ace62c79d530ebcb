import { chainByKey, chainRegistry } from '@antescope/chains/config/registry';
import { expect, test } from 'vitest';
import type { DiscoveredChain } from './discover-chain.ts';
import type { OpenChain } from './open-chain.ts';
import { inOrder, openChains } from './open-chains.ts';
import { StartError } from './start-error.ts';

const keys = ['eos', 'wax', 'telos'];
const discovered = keys.map((key): DiscoveredChain => ({
  config: chainByKey(key, chainRegistry),
  nodes: [],
  ship: null,
  warnings: [],
}));

/** Opens a chain when the test says so. */
class Opening {
  readonly started: string[] = [];
  readonly closed: string[] = [];
  readonly #pending = new Map(keys.map((key) => [key, Promise.withResolvers<void>()]));

  readonly open = async ({ config }: DiscoveredChain): Promise<OpenChain> => {
    this.started.push(config.key);
    await this.#pending.get(config.key)!.promise;
    const close = async (): Promise<void> => void this.closed.push(config.key);
    return { served: { config } as OpenChain['served'], upgrade: () => undefined, close };
  };

  finish(key: string): void {
    this.#pending.get(key)!.resolve();
  }

  fail(key: string): void {
    this.#pending.get(key)!.reject(new StartError(`Chain '${key}' has no node`));
  }
}

test('chains open side by side, and are returned in their order whichever opens first', async () => {
  const opening = new Opening();
  const steps: (() => unknown)[] = [];
  const opened = openChains(discovered, opening.open, { add: (step) => steps.push(step) });
  expect(opening.started).toEqual(keys);
  for (const key of keys.toReversed()) opening.finish(key);
  expect((await opened).map(({ served }) => served.config.key)).toEqual(keys);
  expect(steps).toHaveLength(3);
});

test('the first failed chain by order is reported once every other is open, and those are closed', async () => {
  const opening = new Opening();
  const steps: (() => unknown)[] = [];
  const opened = openChains(discovered, opening.open, { add: (step) => steps.push(step) });
  const failed = expect(opened).rejects.toThrow("Chain 'eos' has no node");
  opening.fail('wax');
  opening.fail('eos');
  opening.finish('telos');
  await failed;
  for (const step of steps) await step();
  expect(opening.closed).toEqual(['telos']);
});

test('a failure is not reported while another part is pending', async () => {
  const slow = Promise.withResolvers<string>();
  const events: string[] = [];
  const all = inOrder([Promise.reject(new Error('first')), slow.promise.finally(() => events.push('settled'))]);
  const failed = all.catch((error: Error) => events.push(error.message));
  slow.resolve('second');
  await failed;
  expect(events).toEqual(['settled', 'first']);
});
