import { expect, test } from 'vitest';
import { follow, type Progress } from './follow.ts';

type Place = { block: number; irreversible: boolean } | null | Error;

/** Follows through a script of places, one a wake. */
async function followed(places: Place[], expired = false): Promise<Progress[]> {
  const script = places.values();
  const abort = new AbortController();
  const locate = async () => {
    const next = script.next();
    if (next.done === true) {
      abort.abort();
      return null;
    }
    if (next.value instanceof Error) throw next.value;
    return next.value;
  };
  const seen: Progress[] = [];
  for await (const progress of follow(
    locate,
    async () => undefined,
    async () => expired,
    abort.signal,
  ))
    seen.push(progress);
  return seen;
}

test('a transaction is followed from accepted to irreversible, each change told once', async () => {
  const here = { block: 7, irreversible: false };
  expect(await followed([null, here, here, { block: 7, irreversible: true }])).toEqual([
    { state: 'accepted' },
    { state: 'included', block: 7 },
    { state: 'irreversible', block: 7 },
  ]);
});

test('after a fork it is told with its new block', async () => {
  const seen = await followed([
    { block: 7, irreversible: false },
    null,
    { block: 9, irreversible: false },
    { block: 9, irreversible: true },
  ]);
  expect(seen.map((progress) => ('block' in progress ? progress.block : progress.state))).toEqual([
    'accepted',
    7,
    9,
    9,
  ]);
});

test('an expired transaction that is in no block is lost; a source that does not answer is not that', async () => {
  expect(await followed([null], true)).toEqual([{ state: 'accepted' }, { state: 'lost' }]);
  expect(await followed([new Error('no answer'), { block: 7, irreversible: true }])).toEqual([
    { state: 'accepted' },
    { state: 'unreachable', reason: 'no answer' },
    { state: 'irreversible', block: 7 },
  ]);
});
