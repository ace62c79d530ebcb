import type { ActionRow } from '@antescope/sources/history/history-source';
import type { Page } from '@playwright/test';
import { launchChromium } from '../e2e/launch-chromium.ts';
import { startProgram } from '../test-kit/start-program.ts';
import { type Bench, median, type Metric } from './bench.ts';
import { benchmarkIndex, desktopIndex } from './live/benchmark-index.ts';
import { liveSite } from './live/live-site.ts';
import { countSlideFrames, type SlideFrames } from './live/slide-frames.ts';

const perBlock = 100;
/** 20 transactions a second on home, where new rows slide in. */
const homePerBlock = 10;
const blockMs = 500;
const warmUpMs = 4000;
const measuredMs = 15_000;
/** Of each page, in turns: other programs of the machine drop frames, too. */
const runs = 3;
/** CPU slowdown relative to a desktop; the throttling rate scales with the speed of this machine. */
const slowdown = 4;
/** Milliseconds of one frame at 60 a second. */
const frameMs = 1000 / 60;

const bench: Bench = {
  name: 'live',
  about: [
    `Frames dropped in ${measuredMs / 1000} s of live updates over a deflated websocket: the live page at ${(perBlock * 1000) / blockMs} actions per second, the top of home and the lists of home at ${(homePerBlock * 1000) / blockMs} transactions per second, with a block every ${blockMs} ms.`,
    `CPU throttling emulates a ${slowdown}x slowdown of a desktop with a Lighthouse BenchmarkIndex of ${desktopIndex}, calibrated before each run.`,
    'A gap of more than 1.5 frame times between animation frames counts as dropped frames: the main thread was late. Slides run in the compositor; their frames are counted by Chrome.',
    `The peer is the same page without updates. Medians of ${runs} runs.`,
  ].join(' '),
  run: async () => {
    const product = await startProgram([]);
    try {
      const scenes = [livePage, home, homeLists].map((page) => ({
        page,
        idle: [] as FrameStats[],
        busy: [] as FrameStats[],
      }));
      for (let run = 0; run < runs; run++) {
        for (const { page, idle, busy } of scenes) {
          idle.push(await measureFrames(product.url, page, 0));
          busy.push(await measureFrames(product.url, page, page.perBlock));
        }
      }
      return scenes.flatMap(({ page, idle, busy }) => [
        ...frameMetrics(page.where, busy, idle),
        ...(page.slides === true ? [slideMetric(page.where, busy)] : []),
        ...(page.rowsMetric === undefined ? [] : busy.slice(-1).map(page.rowsMetric)),
      ]);
    } finally {
      await product.stop();
    }
  },
};

export default bench;

interface FrameStats {
  /** BenchmarkIndex of the unthrottled machine. */
  index: number;
  frames: number;
  dropped: number;
  longestMs: number;
  longTasks: number;
  rows: number;
  newest: number;
  /** Only of pages with slides that receive messages. */
  slides?: SlideFrames;
}

interface LivePage {
  path: string;
  /** Rows of each block. */
  perBlock: number;
  /** Added to the names of metrics. */
  where: string;
  rowsMetric?: (stats: FrameStats) => Metric;
  /** New items slide in. */
  slides?: boolean;
  /** Resolves when the page shows what is sent. */
  running: (page: Page) => Promise<unknown>;
  rows: string;
  /** What to scroll to before measuring. */
  inView?: string;
}

const livePage: LivePage = {
  path: '/live',
  perBlock,
  where: '',
  rowsMetric: rowsKept,
  // The page runs after its first head.
  running: (page) => page.waitForFunction(() => document.querySelector('main output')?.textContent === 'Running'),
  rows: 'main tbody tr[data-list-row]',
};

const home: LivePage = {
  path: '/',
  perBlock: homePerBlock,
  where: ', home',
  slides: true,
  running: (page) => page.waitForFunction(() => document.querySelector('main a[href^="/block/10000"]') !== null),
  // Transactions of blocks that were sent.
  rows: 'table[aria-label="Latest transactions"] tr:has(a[href^="/block/10000"])',
};

/** Home with both lists in the middle of the window. */
const homeLists: LivePage = {
  ...home,
  where: ', lists of home',
  rowsMetric: rowsInserted,
  inView: 'table[aria-label="Latest transactions"] tbody',
};

async function measureFrames(
  url: string,
  { path, running, rows: sent, inView, slides = false }: LivePage,
  count: number,
): Promise<FrameStats> {
  const site = await liveSite(url);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    const templates = await rowsOf(url);
    const index = await benchmarkIndex(page);
    await page.goto(site.url + path);
    let [block, sequence] = [1_000_000, 1_000_000];
    let perMessage = 0;
    let sending = true;
    const timer = setInterval(() => {
      block += 1;
      const rows = Array.from({ length: perMessage }, () => {
        sequence += 1;
        // No block equals the previous one: unchanged rows would not be redrawn.
        const row = templates[(sequence + block * 17) % templates.length]!;
        const transactionId = sequence.toString(16).padStart(8, '0').repeat(8);
        const cursor = `${block}-aaaaaaaa-${sequence}`;
        const blockTime = new Date().toISOString();
        return { ...row, transactionId, cursor, blockNumber: block, blockTime, irreversible: false };
      });
      if (sending) site.send(block, rows);
    }, blockMs);
    await running(page);
    if (inView !== undefined) {
      const center = (element: Element) => element.scrollIntoView({ block: 'center' });
      await page.locator(inView).evaluate(center);
    }
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, (slowdown * index) / desktopIndex) });
    perMessage = count;
    sending = count > 0;
    await page.waitForTimeout(warmUpMs);
    const stats = await page.evaluate(countFrames, { measuredMs, frameMs });
    const measured =
      slides && sending ? await countSlideFrames(browser, page, () => page.waitForTimeout(measuredMs)) : null;
    clearInterval(timer);
    await page.evaluate(() => scrollTo({ top: 200 }));
    const rows = page.locator(sent);
    await page.waitForTimeout(2000);
    const counts = { ...stats, index, newest: sequence - 1_000_000, rows: await rows.count() };
    return measured === null ? counts : { ...counts, slides: measured };
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Various actions of the chain's story. */
async function rowsOf(url: string): Promise<ActionRow[]> {
  const answer = await fetch(`${url}/live?format=json`);
  const { data } = (await answer.json()) as { data: { rows: { data: ActionRow[] } } };
  return data.rows.data;
}

/** Runs in the page. */
function countFrames({ measuredMs, frameMs }: { measuredMs: number; frameMs: number }) {
  return new Promise<Pick<FrameStats, 'frames' | 'dropped' | 'longestMs' | 'longTasks'>>((resolve) => {
    const stats = { frames: 0, dropped: 0, longestMs: 0, longTasks: 0 };
    const tasks = new PerformanceObserver((list) => (stats.longTasks += list.getEntries().length));
    tasks.observe({ type: 'longtask' });
    const begin = performance.now();
    let last = begin;
    const frame = (now: number): void => {
      const gap = now - last;
      last = now;
      stats.frames += 1;
      stats.longestMs = Math.max(stats.longestMs, gap);
      if (gap > frameMs * 1.5) stats.dropped += Math.round(gap / frameMs) - 1;
      if (now - begin < measuredMs) requestAnimationFrame(frame);
      else {
        tasks.disconnect();
        resolve(stats);
      }
    };
    requestAnimationFrame(frame);
  });
}

/** Medians of the runs; the notes have all of them. */
function frameMetrics(where: string, busy: readonly FrameStats[], idle: readonly FrameStats[]): Metric[] {
  const metric = (id: string, unit: string, read: (stats: FrameStats) => number): Metric => {
    const [ours, peer] = [busy.map(read), idle.map(read)];
    return {
      id: id + where,
      value: median(ours),
      unit,
      peer: { name: 'no messages', value: median(peer) },
      ratio: null,
      goal: null,
      meets: null,
      note: `runs ${ours.join(', ')}; without messages ${peer.join(', ')}`,
    };
  };
  const dropped = metric('dropped frames', `of ${Math.round(measuredMs / frameMs)}`, (stats) => stats.dropped);
  const longTasks = metric('tasks of more than 50 ms', '', (stats) => stats.longTasks);
  return [
    {
      ...dropped,
      goal: 'no more than without messages',
      meets: dropped.value <= (dropped.peer?.value ?? 0),
      note: `${dropped.note}; BenchmarkIndex ${busy.map(({ index }) => Math.round(index)).join(', ')}`,
    },
    metric('longest frame', 'ms', ({ longestMs }) => Math.round(longestMs)),
    { ...longTasks, goal: '= 0', meets: longTasks.value === 0 },
  ];
}

function slideMetric(where: string, busy: readonly FrameStats[]): Metric {
  const runs = busy.flatMap(({ slides }) => slides ?? []);
  const value = median(runs.map(({ dropped }) => dropped));
  return {
    id: `frames of slides not shown${where}`,
    value,
    unit: '',
    peer: null,
    ratio: null,
    goal: '= 0',
    meets: value === 0,
    note: `runs ${runs.map(({ dropped, frames }) => `${dropped} of ${frames}`).join(', ')}; with tracing, after the other figures`,
  };
}

function rowsKept({ rows, newest }: FrameStats): Metric {
  return {
    id: 'rows kept',
    value: rows,
    unit: '',
    peer: null,
    ratio: null,
    goal: '= 200',
    meets: rows === 200,
    note: `${newest.toLocaleString('en-US')} received; rows in the viewport are rendered, all of them after scrolling`,
  };
}

function rowsInserted({ rows, newest }: FrameStats): Metric {
  return {
    id: 'new transactions shown, home',
    value: rows,
    unit: '',
    peer: null,
    ratio: null,
    goal: '>= 9',
    meets: rows >= 9,
    note: `${newest.toLocaleString('en-US')} received`,
  };
}
