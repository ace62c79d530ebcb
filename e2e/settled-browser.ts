import type { Browser } from '@playwright/test';

const interval = 250;
/** Seconds of processor time in an interval that a browser without work may take. */
const idle = 0.03;
const longestWait = 15_000;

/**
 * Waits until the browser itself has nothing left to do. Each new window of Chromium builds an address bar that is a
 * page of some two hundred modules, in a process of its own: for a second or two it takes a core from whatever page is
 * visited meanwhile, which is no cost of that page.
 */
export async function settled(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const used = async (): Promise<number> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const end = performance.now() + longestWait;
  let before = await used();
  let quiet = 0;
  while (quiet < 2 && performance.now() < end) {
    await new Promise((next) => setTimeout(next, interval));
    const now = await used();
    quiet = now - before < idle ? quiet + 1 : 0;
    before = now;
  }
  await session.detach();
}
