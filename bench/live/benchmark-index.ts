import type { Page } from '@playwright/test';

/** Low end of Lighthouse's high-end desktop range (1500 to 2000), where a 4x slowdown emulates a mid-tier phone. */
export const desktopIndex = 1500;

/**
 * Estimates CPU speed as Lighthouse's BenchmarkIndex: the mean rate of building a 10,000-character string and of copying
 * a 100,000-element array, in tens of iterations per second. Takes 1 s. Comparable only on the first call in a new page:
 * later calls run optimized code and return about twice as much.
 */
export function benchmarkIndex(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rate = (work: () => unknown): number => {
      const begin = performance.now();
      let times = 0;
      let elapsed = 0;
      for (; elapsed < 500; elapsed = performance.now() - begin) {
        for (let count = 0; count < 10; count++) work();
        times += 10;
      }
      return times / (elapsed / 1000);
    };
    const buildString = (): number => {
      let text = '';
      for (let length = 0; length < 10_000; length++) text += 'a';
      return text.length;
    };
    const source = Array.from({ length: 100_000 }, (_, index) => index);
    const target = [...source];
    const copyArray = (): void => {
      for (let index = 0; index < source.length; index++) target[index] = source[index]!;
    };
    return (rate(buildString) + rate(copyArray)) / 20;
  });
}
