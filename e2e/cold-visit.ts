import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
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

/** Opens a page as a first visitor does: nothing cached, nothing touched, until the network is quiet. */
export async function coldVisit(browser: Browser, url: string, slowdown: number): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let requests = 0;
  const scripts: Promise<{ url: string; text: string }>[] = [];
  page.on('request', () => (requests += 1));
  page.on('response', (response) => {
    if (!(response.headers()['content-type'] ?? '').includes('javascript')) return;
    scripts.push(response.text().then((text) => ({ url: response.url(), text })));
  });
  await settled(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
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
