import type { Page } from '@playwright/test';

/** Cumulative layout shift since navigation. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) sum += value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    add(observer.takeRecords());
    return sum;
  });
}
