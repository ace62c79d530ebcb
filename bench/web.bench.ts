import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type CDPSession } from '@playwright/test';
import { existsSync } from 'node:fs';
import { startAntescope } from '../e2e/start-antescope.ts';
import { median, type Bench, type Metric } from './bench.ts';

const runs = 7;

/** Unicove's account page on a machine like this one, cold (see the orientation figures). */
const unicove = { x1: 412, x4: 1524, scripts: 501, requests: 146 };

interface Visit {
  firstContent: number;
  largestContent: number;
  shift: number;
  scriptBytes: number;
  requests: number;
}

const bench: Bench = {
  name: 'web',
  about:
    'The account page, cold: a fresh browser and cache for each of 7 visits after a discarded one, medians, 1366×900; scripts counted as gzip -9.',
  run: async ({ peer }) => {
    const product = await startAntescope(['--no-generator']);
    try {
      const metrics: Metric[] = [];
      for (const slowdown of [1, 4]) {
        const ours = await visits(`${product.url}/account/alice`, slowdown);
        const theirs = peer === null ? null : await visits(peer, slowdown);
        metrics.push(...compared(slowdown, ours, theirs));
      }
      return metrics;
    } finally {
      await product.stop();
    }
  },
};

export default bench;

function compared(slowdown: number, ours: Visit[], theirs: Visit[] | null): Metric[] {
  const figure = (of: (visit: Visit) => number, visits: Visit[]): number => median(visits.map(of));
  const anchor = slowdown === 1 ? unicove.x1 : unicove.x4;
  const metric = (
    id: string,
    unit: string,
    of: (visit: Visit) => number,
    known: number | null,
    most: number,
  ): Metric => {
    const value = figure(of, ours);
    const beside = theirs === null ? known : figure(of, theirs);
    const name = theirs === null ? 'Unicove, measured earlier' : 'peer';
    return {
      id: `${id} ${slowdown}x`,
      value,
      unit,
      peer: beside === null ? null : { name, value: beside },
      ratio: beside === null || beside === 0 ? null : value / beside,
      goal: `<= ${Math.round(most)} ${unit}`,
      meets: value <= most,
    };
  };
  const time = [
    metric('first content', 'ms', (visit) => visit.firstContent, anchor, anchor / 2),
    metric('largest content', 'ms', (visit) => visit.largestContent, anchor, anchor / 2),
  ];
  if (slowdown !== 1) return time;
  return [
    ...time,
    metric('scripts', 'kB', (visit) => visit.scriptBytes / 1000, unicove.scripts, 150),
    metric('requests', '', (visit) => visit.requests, unicove.requests, 20),
    metric('layout shift', '', (visit) => visit.shift, null, 0.01),
  ];
}

async function visits(url: string, slowdown: number): Promise<Visit[]> {
  const found: Visit[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const browser = await launch();
    try {
      const visit = await visitOnce(browser, url, slowdown);
      if (run > 0) found.push(visit);
    } finally {
      await browser.close();
    }
  }
  return found;
}

function launch(): Promise<Browser> {
  const system = process.env.ANTESCOPE_CHROMIUM ?? '/usr/bin/chromium';
  return chromium.launch({
    ...(existsSync(system) ? { executablePath: system } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

async function visitOnce(browser: Browser, url: string, slowdown: number): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let requests = 0;
  const scripts: Promise<number>[] = [];
  page.on('request', () => (requests += 1));
  page.on('response', (response) => {
    if (!(response.headers()['content-type'] ?? '').includes('javascript')) return;
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
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
  const sizes = await Promise.all(scripts);
  return {
    firstContent: paint.first,
    largestContent: paint.largest,
    shift: paint.shift,
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
    requests,
  };
}
