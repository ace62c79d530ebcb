import fc from 'fast-check';
import { expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import { applyInBatches, filledPlace, type StoreKind } from './store-under-test.ts';

/** After an undo the store equals one without the undone blocks. */
export function forks(kind: StoreKind): void {
  test('after undoing a fork the store equals one without it, for any batches', async () => {
    const shape = fc.record({
      seed: fc.nat(),
      common: fc.integer({ min: 0, max: 12 }),
      lost: fc.integer({ min: 1, max: 12 }),
      kept: fc.integer({ min: 0, max: 12 }),
      batch: fc.integer({ min: 1, max: 7 }),
      reopened: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(shape, async ({ seed, common, lost, kept, batch, reopened }) => {
        const trunk = randomBlocks(genesis, common, seed);
        const wrong = randomBlocks(trunk.point, lost, seed + 1);
        const right = randomBlocks(trunk.point, kept, seed + 2);
        const forkedPlace = await filledPlace(kind, [...trunk.blocks, ...wrong.blocks], batch);
        let forked = await forkedPlace.openWriter();
        await forked.undoTo(common);
        expect(await forked.head()).toEqual(common === 0 ? null : { number: trunk.point.number, id: trunk.point.id });
        if (reopened) {
          await forked.close();
          forked = await forkedPlace.openWriter();
        }
        await applyInBatches(forked, right.blocks, batch);
        await forked.close();
        const cleanPlace = await filledPlace(kind, [...trunk.blocks, ...right.blocks], 3);
        expect(await forkedPlace.content()).toEqual(await cleanPlace.content());
        await forkedPlace.remove();
        await cleanPlace.remove();
      }),
      { numRuns: kind.runs },
    );
  });

  test('repeated forks at the same block: reads return the last one', async () => {
    const trunk = randomBlocks(genesis, 6, 41);
    const place = await filledPlace(kind, trunk.blocks, 6);
    const writer = await place.openWriter();
    for (let fork = 0; fork < 20; fork++) {
      const branch = randomBlocks(trunk.point, 1 + (fork % 4), 100 + fork);
      await writer.apply(branch.blocks, { lastIrreversible: { number: 3, id: trunk.blocks[2]!.block.id } });
      await writer.undoTo(trunk.point.number - (fork % 3));
      await applyInBatches(writer, trunk.blocks, 6);
    }
    const last = randomBlocks(trunk.point, 5, 999);
    await applyInBatches(writer, last.blocks, 2);
    await writer.close();
    const clean = await filledPlace(kind, [...trunk.blocks, ...last.blocks], 11);
    expect(await place.content()).toEqual(await clean.content());
    await place.remove();
    await clean.remove();
  });

  test('undoing to the head or above is a no-op', async () => {
    const { blocks } = randomBlocks(genesis, 5, 5);
    const place = await filledPlace(kind, blocks, 5);
    const before = await place.content();
    const writer = await place.openWriter();
    await writer.undoTo(5);
    await writer.undoTo(900);
    expect(await writer.head()).toEqual({ number: 5, id: blocks[4]!.block.id });
    await writer.close();
    expect(await place.content()).toEqual(before);
    await place.remove();
  });
}
