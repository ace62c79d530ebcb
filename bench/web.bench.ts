import { launchChromium } from '../e2e/launch-chromium.ts';
import { coldVisit, type Visit } from '../e2e/cold-visit.ts';
import { startProgram } from '../test-kit/start-program.ts';
import { median, type Bench, type Metric } from './bench.ts';

const runs = 7;
/** Requests after which a server runs compiled code. */
const warmupRequests = 50;

const maxBlockingMs = 150;

/** Unicove's account page, cold, on a similar machine. */
const unicove = { x1: 412, x4: 1524, scripts: 501, requests: 146 };

const bench: Bench = {
  name: 'web',
  about:
    'The account page, and home for its blocking time, cold: a fresh browser and cache for each of 7 visits after a discarded one, started when the browser has finished its own startup; each server has answered each page 50 times before; medians, 1366×900; scripts counted as gzip -9. Blocking time: parts of tasks beyond 50 ms after the first content, until the network is idle.',
  run: async ({ peer }) => {
    const product = await startProgram(['--no-generator']);
    try {
      const metrics: Metric[] = [];
      const own = `${product.url}/account/alice`;
      const urls = peer === null ? [own] : [own, peer];
      const homes = urls.map((url) => new URL('/', url).href);
      for (const url of [...urls, ...homes]) await warmUp(url);
      for (const slowdown of [1, 4]) {
        const [ours, theirs] = await visits(urls, slowdown);
        metrics.push(...compared(slowdown, ours!, theirs ?? null));
        if (slowdown !== 1) metrics.push(blocking('account', slowdown, ours!, theirs ?? null));
      }
      const [ours, theirs] = await visits(homes, 4);
      metrics.push(blocking('home', 4, ours!, theirs ?? null));
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
    earlier: number | null,
    /** Maximum; null: half of the peer's value. */
    limit: number | null,
  ): Metric => {
    const value = figure(of, ours);
    const reference = theirs === null ? earlier : figure(of, theirs);
    const max = limit ?? (reference ?? 0) / 2;
    const name = theirs === null ? 'Unicove, measured earlier' : 'peer, in turns with ours';
    return {
      id: `${id} ${slowdown}x`,
      value,
      unit,
      peer: reference === null ? null : { name, value: reference },
      ratio: reference === null || reference === 0 ? null : value / reference,
      goal: `<= ${max < 1 ? max : Math.round(max)} ${unit}`,
      meets: value <= max,
    };
  };
  const time = [
    metric('first content', 'ms', (visit) => visit.firstContent, anchor, null),
    metric('largest content', 'ms', (visit) => visit.largestContent, anchor, null),
  ];
  if (slowdown !== 1) return time;
  return [
    ...time,
    metric('scripts', 'kB', (visit) => visit.scripts.bytes / 1000, unicove.scripts, 150),
    metric('requests', '', (visit) => visit.requests, unicove.requests, 20),
    metric('layout shift', '', (visit) => visit.shift, null, 0.01),
  ];
}

function blocking(page: string, slowdown: number, ours: Visit[], theirs: Visit[] | null): Metric {
  const value = median(ours.map(({ blocked }) => blocked));
  const reference = theirs === null ? null : median(theirs.map(({ blocked }) => blocked));
  return {
    id: `blocking time of ${page} ${slowdown}x`,
    value,
    unit: 'ms',
    peer: reference === null ? null : { name: 'peer, in turns with ours', value: reference },
    ratio: reference === null || reference === 0 ? null : value / reference,
    goal: `<= ${maxBlockingMs} ms`,
    meets: value <= maxBlockingMs,
  };
}

/** Visits the addresses in turns, so that other load affects each equally. */
async function visits(urls: string[], slowdown: number): Promise<Visit[][]> {
  const byUrl: Visit[][] = urls.map(() => []);
  for (let run = 0; run <= runs; run += 1) {
    for (const [place, url] of urls.entries()) {
      const browser = await launchChromium();
      try {
        const visit = await coldVisit(browser, url, slowdown);
        if (run > 0) byUrl[place]!.push(visit);
      } finally {
        await browser.close();
      }
    }
  }
  return byUrl;
}

async function warmUp(url: string): Promise<void> {
  for (let count = 0; count < warmupRequests; count += 1) {
    const response = await fetch(url, { headers: { 'sec-fetch-dest': 'document' } });
    await response.arrayBuffer();
  }
}
