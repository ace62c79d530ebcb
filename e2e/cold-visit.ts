import { gzipSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';
import { settled } from './settled-browser.ts';

export interface Visit {
  /** Milliseconds after navigation. */
  firstContent: number;
  largestContent: number;
  shift: number;
  /** Sum of gzip -9 sizes, and the scripts that hold wallet or curve code. */
  scripts: { bytes: number; withWallet: string[] };
  requests: number;
}

/** Texts that minification keeps: storage keys of the wallet, and the generator of secp256k1. */
const walletMarks = ['users-v.0.0.7', 'antescope-local-key', '79be667ef9dcbbac55a06295ce870b07'];

/** Milliseconds without any request after which a page counts as loaded, and the most that one is waited for. */
const silence = 500;
const longestLoad = 20_000;

/** Runs in the page: resolves when something was painted. */
function firstPaint(): Promise<void> {
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Opens a page as a first visitor does: nothing cached, nothing touched, until the network is quiet. */
export async function coldVisit(browser: Browser, url: string, slowdown: number): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let requests = 0;
  const scripts: Promise<{ url: string; text: string }>[] = [];
  const pending = new Set<Request>();
  let changed = performance.now();
  page.on('request', (request) => {
    requests += 1;
    pending.add(request);
  });
  const over = (request: Request): void => {
    pending.delete(request);
    changed = performance.now();
  };
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  page.on('response', (response) => {
    if (!(response.headers()['content-type'] ?? '').includes('javascript')) return;
    const script = response.text().then((text) => ({ url: response.url(), text }));
    // Where the visit fails, or is over, nobody waits for it any more; what is waited for below still throws.
    script.catch(() => {});
    scripts.push(script);
  });
  await settled(browser);
  await page.goto(url);
  await page.evaluate(firstPaint);
  // Scripts are fetched after the first paint, which on a slowed processor is later than a short silence of the network.
  const end = performance.now() + longestLoad;
  while ((pending.size > 0 || performance.now() - changed < silence) && performance.now() < end) {
    await new Promise((next) => setTimeout(next, 50));
  }
  const paint = await page.evaluate(
    () =>
      new Promise<{ first: number; largest: number; shift: number }>((done) => {
        const seen = { largest: 0, shift: 0 };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.largest = Math.max(seen.largest, entry.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered in a task after this one.
        requestAnimationFrame(() =>
          setTimeout(() => {
            const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
            done({ first, largest: seen.largest, shift: seen.shift });
          }),
        );
      }),
  );
  const loaded = await Promise.all(scripts);
  return {
    firstContent: paint.first,
    largestContent: paint.largest,
    shift: paint.shift,
    scripts: {
      bytes: loaded.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).length, 0),
      withWallet: loaded
        .filter(({ text }) => walletMarks.some((mark) => text.includes(mark)))
        .map(({ url: from }) => from),
    },
    requests,
  };
}
