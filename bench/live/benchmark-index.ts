import type { Page } from '@playwright/test';

/** A desktop which, slowed down four times, is as fast as a mid-range phone, by the documentation of Lighthouse. */
export const desktopIndex = 1500;

/**
 * The speed of this machine now, as Lighthouse defines its BenchmarkIndex: a tenth of the times per second that a string
 * of 10,000 characters is built one by one, and an array of 100,000 integers is copied; the mean of both. Takes 1 s.
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
