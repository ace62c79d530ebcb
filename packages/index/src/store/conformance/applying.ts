import { expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import { StoreError } from '../history-store.ts';
import { filledPlace, nothingFinal, type StoreKind } from './store-under-test.ts';

/** A block is stored completely and once, or not at all. */
export function applying(kind: StoreKind): void {
  test('a stored block is a no-op; one that does not link is rejected and leaves no trace', async () => {
    const { blocks } = randomBlocks(genesis, 10, 7);
    const place = await filledPlace(kind, blocks, 4);
    const writer = await place.openWriter();
    const before = await place.content();
    await writer.apply(blocks.slice(2, 9), nothingFinal);
    expect(await place.content()).toEqual(before);
    const other = randomBlocks(genesis, 12, 8).blocks;
    await expect(writer.apply(other.slice(10), nothingFinal)).rejects.toThrow('does not follow');
    await expect(writer.apply(other.slice(10), nothingFinal)).rejects.toBeInstanceOf(StoreError);
    expect(await place.content()).toEqual(before);
    await writer.close();
    await place.remove();
  });

  test('a batch with one block that does not link is rejected completely, and the batch without it is applied', async () => {
    const { blocks } = randomBlocks(genesis, 12, 17);
    const place = await filledPlace(kind, blocks.slice(0, 6), 6);
    const writer = await place.openWriter();
    await expect(writer.apply([...blocks.slice(6, 8), ...blocks.slice(9)], nothingFinal)).rejects.toThrow(
      'does not follow',
    );
    expect(await writer.head()).toEqual({ number: 6, id: blocks[5]!.block.id });
    await writer.apply(blocks.slice(6), nothingFinal);
    await writer.close();
    const whole = await filledPlace(kind, blocks, 12);
    expect(await place.content()).toEqual(await whole.content());
    await place.remove();
    await whole.remove();
  });

  test('a store of another chain is rejected with a line that names both', async () => {
    const place = await filledPlace(kind, randomBlocks(genesis, 1, 1).blocks, 1);
    // The same first digits, which stores may be named by.
    const other = 'c'.repeat(8) + 'd'.repeat(56);
    await expect(place.openWriter(other)).rejects.toThrow(/holds the history of chain c{64}, but .* c{8}d{56}$/);
    await expect(place.openReader(other)).rejects.toThrow(/holds the history of chain/);
    await place.remove();
  });

  test('a reopened store has the same head, finality and positions, newest first', async () => {
    const { blocks } = randomBlocks(genesis, 9, 3);
    const place = await kind.create();
    const empty = await place.openWriter();
    expect(await empty.head()).toBeNull();
    expect(await empty.positions(10)).toEqual([]);
    expect(await empty.lastIrreversible()).toBe(0);
    await empty.apply(blocks.slice(0, 5), { lastIrreversible: { number: 4, id: blocks[3]!.block.id } });
    await empty.close();
    const again = await place.openWriter();
    expect(await again.lastIrreversible()).toBe(4);
    await again.apply(blocks.slice(5), { lastIrreversible: { number: 6, id: blocks[5]!.block.id } });
    expect(await again.lastIrreversible()).toBe(6);
    const newest = blocks.slice(-3).map(({ block }) => ({ number: block.number, id: block.id }));
    expect(await again.positions(3)).toEqual(newest.toReversed());
    expect(await again.head()).toEqual(newest.at(-1));
    await again.close();
    await place.remove();
  });
}
