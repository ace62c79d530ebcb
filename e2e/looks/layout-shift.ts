import { expect, type Page } from '@playwright/test';

interface Shifts {
  total: number;
  /** Each shift with the elements that moved, for the failure message. */
  moved: string[];
}

/** Expects the cumulative layout shift since navigation to be at most `limit`; a failure names what moved. */
export async function expectLayoutShift(page: Page, limit: number, label = 'layout shift'): Promise<void> {
  const { total, moved } = await layoutShifts(page);
  expect.soft(total, `${label}\n${moved.join('\n')}`).toBeLessThanOrEqual(limit);
}

function layoutShifts(page: Page): Promise<Shifts> {
  return page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const shifts: Shift[] = [];
    const add = (entries: PerformanceEntryList): void => {
      shifts.push(...(entries as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    add(observer.takeRecords());
    const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const described = (node: Node | null) =>
      node instanceof Element ? (node.cloneNode(false) as Element).outerHTML : node?.textContent;
    return {
      total: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ value, startTime, sources }) =>
        sources.map(
          ({ node, previousRect, currentRect }) =>
            `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${described(node)?.slice(0, 200)} ${rect(previousRect)} to ${rect(currentRect)}`,
        ),
      ),
    };
  });
}
