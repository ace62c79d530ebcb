import { launchChromium } from '../e2e/launch-chromium.ts';
import { coldVisit, type Visit } from '../e2e/cold-visit.ts';
import { startAntescope } from '../e2e/start-antescope.ts';
import { median, type Bench, type Metric } from './bench.ts';

const runs = 7;

/** Unicove's account page on a machine like this one, cold (see the orientation figures). */
const unicove = { x1: 412, x4: 1524, scripts: 501, requests: 146 };

const bench: Bench = {
  name: 'web',
  about:
    'The account page, cold: a fresh browser and cache for each of 7 visits after a discarded one, begun when the browser’s own start is over; medians, 1366×900; scripts counted as gzip -9.',
  run: async ({ peer }) => {
    const product = await startAntescope(['--no-generator']);
    try {
      const metrics: Metric[] = [];
      for (const slowdown of [1, 4]) {
        const own = `${product.url}/account/alice`;
        const [ours, theirs] = await visits(peer === null ? [own] : [own, peer], slowdown);
        metrics.push(...compared(slowdown, ours!, theirs ?? null));
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
    /** Largest value that will do; null: half of what is beside it. */
    limit: number | null,
  ): Metric => {
    const value = figure(of, ours);
    const beside = theirs === null ? known : figure(of, theirs);
    const most = limit ?? (beside ?? 0) / 2;
    const name = theirs === null ? 'Unicove, measured earlier' : 'peer, in turns with ours';
    return {
      id: `${id} ${slowdown}x`,
      value,
      unit,
      peer: beside === null ? null : { name, value: beside },
      ratio: beside === null || beside === 0 ? null : value / beside,
      goal: `<= ${most < 1 ? most : Math.round(most)} ${unit}`,
      meets: value <= most,
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

/** The addresses in turns, so that what else the machine does meets each of them alike. */
async function visits(urls: string[], slowdown: number): Promise<Visit[][]> {
  const found: Visit[][] = urls.map(() => []);
  for (let run = 0; run <= runs; run += 1) {
    for (const [place, url] of urls.entries()) {
      const browser = await launchChromium();
      try {
        const visit = await coldVisit(browser, url, slowdown);
        if (run > 0) found[place]!.push(visit);
      } finally {
        await browser.close();
      }
    }
  }
  return found;
}
