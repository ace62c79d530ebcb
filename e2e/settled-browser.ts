import type { Browser } from '@playwright/test';

const intervalMs = 250;
/** CPU seconds per interval of an idle browser. */
const idleCpuSeconds = 0.03;
const maxWaitMs = 15_000;

/**
 * Waits until the browser is idle. Each new Chromium window loads its address bar, a page of about two hundred modules in
 * another process, which occupies a core for a second or two and would distort the measured page.
 */
export async function settled(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const used = async (): Promise<number> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const end = performance.now() + maxWaitMs;
  let before = await used();
  let idleIntervals = 0;
  while (idleIntervals < 2 && performance.now() < end) {
    await new Promise((next) => setTimeout(next, intervalMs));
    const now = await used();
    idleIntervals = now - before < idleCpuSeconds ? idleIntervals + 1 : 0;
    before = now;
  }
  await session.detach();
}
