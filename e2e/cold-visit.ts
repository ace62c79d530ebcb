import { gzipSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';
import { settled } from './settled-browser.ts';

export interface Visit {
  /** Milliseconds since navigation. */
  firstContent: number;
  largestContent: number;
  shift: number;
  /** Milliseconds beyond the first 50 of each task after the first content, in which input waits. */
  blocked: number;
  /** Sum of gzip -9 sizes, and scripts with wallet or curve code. */
  scripts: { bytes: number; withWallet: string[] };
  requests: number;
}

/** Strings that survive minification: storage keys of the wallet, and the generator of secp256k1. */
const walletMarks = ['users-v.0.0.7', 'antescope-local-key', '79be667ef9dcbbac55a06295ce870b07'];

/** Milliseconds without requests after which a page counts as loaded, and the maximum wait. */
const idleMs = 500;
const maxLoadMs = 20_000;

/** Runs in the page: resolves after the first paint. */
function firstPaint(): Promise<void> {
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Opens a page with an empty cache and without input, and waits until the network is idle. */
export async function coldVisit(browser: Browser, url: string, slowdown: number): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let requests = 0;
  const scripts: Promise<{ url: string; text: string }>[] = [];
  const pending = new Set<Request>();
  let lastChange = performance.now();
  page.on('request', (request) => {
    requests += 1;
    pending.add(request);
  });
  const onEnd = (request: Request): void => {
    pending.delete(request);
    lastChange = performance.now();
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  page.on('response', (response) => {
    if (!(response.headers()['content-type'] ?? '').includes('javascript')) return;
    const script = response.text().then((text) => ({ url: response.url(), text }));
    // Not awaited if the visit fails; otherwise Promise.all below throws.
    script.catch(() => {});
    scripts.push(script);
  });
  await settled(browser);
  await page.goto(url);
  await page.evaluate(firstPaint);
  // Scripts are fetched after the first paint, which on a throttled CPU comes after a short network silence.
  const end = performance.now() + maxLoadMs;
  while ((pending.size > 0 || performance.now() - lastChange < idleMs) && performance.now() < end) {
    await new Promise((next) => setTimeout(next, 50));
  }
  const paint = await page.evaluate(
    () =>
      new Promise<{ first: number; largest: number; shift: number; blocked: number }>((done) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
        const seen = { largest: 0, shift: 0, blocked: 0 };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.largest = Math.max(seen.largest, entry.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) {
            const afterPaint = startTime + duration - Math.max(startTime, first);
            seen.blocked += Math.max(0, afterPaint - 50);
          }
        }).observe({ type: 'longtask', buffered: true });
        // Buffered entries are delivered in a task after this one.
        requestAnimationFrame(() => setTimeout(() => done({ first, ...seen })));
      }),
  );
  const loaded = await Promise.all(scripts);
  return {
    firstContent: paint.first,
    largestContent: paint.largest,
    shift: paint.shift,
    blocked: paint.blocked,
    scripts: {
      bytes: loaded.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).length, 0),
      withWallet: loaded
        .filter(({ text }) => walletMarks.some((mark) => text.includes(mark)))
        .map(({ url: from }) => from),
    },
    requests,
  };
}
