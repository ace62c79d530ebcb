import { type BrowserContext, expect, test as base, type Page } from '@playwright/test';
import { startRecordedNode } from '../fixtures/recorded-node.ts';
import { startReplayNode } from '../fixtures/replay/replay-node.ts';
import { watchLeaks } from './leak-watch.ts';
import { SiteOfFile } from './site-of-file.ts';
import { endHost } from '../test-kit/host/client.ts';
import { startAntescope, type Antescope } from '../test-kit/start-antescope.ts';
import { recordVisits } from './visited-pages.ts';

/** A running site. */
export interface Site {
  url: string;
}

/** The product on a node that replays the recorded chain. */
export interface ReplaySite extends Site {
  /** URL of the node. */
  node: string;
  /** Returns and clears the requests that the node could not answer. */
  takeUnanswered(): string[];
}

interface WorkerFixtures {
  /** The product on the state of the recorded chain; requires the recordings. */
  replay: ReplaySite;
  /** The product on recorded responses of a real node. */
  recorded: Site;
  /** One product for several chains with unreachable nodes: eos, wax, fio, proton, wax-test, kylin. */
  family: Site;
  /** `devnet` by file. */
  devnetOfFile: SiteOfFile;
  /** Ends the host of the worker's sites after them. */
  host: void;
}

interface TestFixtures {
  /** The product as started by `npm start`: devnet, index and site. Shared by the tests of a file with the same flags. */
  devnet: Antescope;
  /** Flags of `devnet`. */
  devnetFlags: readonly string[];
  /** Page errors; a test fails if there are any. */
  complaints: string[];
  /** A test fails if a secret that it plants leaves its provider (`leak-watch.ts`). */
  leaks: void;
  /** Page folders that the test visits, for the hash of its proof. */
  visits: void;
}

/**
 * Options of fixtures that start a site. A start that fails rejects: the limit is for one
 * that never ends, and a slow machine needs minutes.
 */
export const siteOptions = { scope: 'worker', timeout: 600_000 } as const;

/**
 * Tests on shared servers. Every test also fails if a page logs an error, throws, violates the content security policy, or
 * sends a request to another server, or if a private key that it connects with appears anywhere outside of its provider.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  page: async ({ page }, use) => {
    await use(page);
    // Requests that are on their way when a test ends fail in their handlers.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  host: [
    // Playwright reads a fixture's dependencies from this pattern, which is empty without any.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      await use();
      await endHost();
    },
    { scope: 'worker', auto: true },
  ],
  // Worker fixtures share the server, which takes seconds to start.
  recorded: [
    // Playwright reads a fixture's dependencies from this pattern, which is empty without any.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const node = await startRecordedNode();
      const site = await startAntescope(['--node', node.url]);
      await use({ url: site.url });
      await site.stop();
      await node.close();
    },
    siteOptions,
  ],
  replay: [
    // As above.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const node = await startReplayNode();
      if (node === null) throw new Error('the recordings are not there');
      const site = await startAntescope(['--node', node.url]);
      await use({ url: site.url, node: node.url, takeUnanswered: () => node.takeUnanswered() });
      await site.stop();
      await node.close();
    },
    siteOptions,
  ],
  devnetOfFile: [
    // As above.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const devnets = new SiteOfFile(startAntescope);
      await use(devnets);
      await devnets.stop();
    },
    siteOptions,
  ],
  devnetFlags: [[], { option: true }],
  devnet: [
    async ({ devnetOfFile, devnetFlags }, use, { file }) => use(await devnetOfFile.of(file, devnetFlags)),
    { timeout: siteOptions.timeout },
  ],
  family: [
    // As above.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const site = await startAntescope([], familySettings);
      await use({ url: site.url });
      await site.stop();
    },
    siteOptions,
  ],
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => listen(page, complaints));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  leaks: [
    async ({ context }, use) => {
      expect(await watchLeaks(context, use), 'where a planted secret appeared').toEqual([]);
    },
    { auto: true },
  ],
  visits: [({ context }, use, testInfo) => recordVisits(context, testInfo, use), { auto: true }],
});

export { expect };

/** Flags of a devnet on which only the test acts. */
export const noTransactions: readonly string[] = ['--no-generator'];

const familyKeys = ['eos', 'wax', 'fio', 'proton', 'wax-test', 'kylin'];

/** Nothing listens on port 9 (discard). */
const familySettings = {
  chain: familyKeys[0],
  public: true,
  serve: familyKeys.slice(1).map((chain) => ({ chain, public: true })),
  chains: Object.fromEntries(
    familyKeys.map((key) => [key, { endpoints: ['http://127.0.0.1:9'], prices: { feeds: [], forex: null } }]),
  ),
};

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`threw: ${error.message}`));
  page.on('console', (message) => {
    // Pages handle statuses such as 404 and 502.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    complaints.push(`logged: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complaints.push(`requested ${request.url()}`);
  });
}

/** Opens a page and waits until it is hydrated, so that keys and clicks work. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Milliseconds between two looks at a page that is not interactive yet. */
const pollMs = 50;

/** Distinguishes calls of `hydrated`. */
let calls = 0;

/**
 * Waits until the page is interactive. Lazy parts hydrate later than the shell; until then React stops discrete events
 * at the document, so an event that reaches the window proves that the part around its target is hydrated. Every control
 * is probed, with an event that has no listeners.
 */
export async function hydrated(page: Page): Promise<void> {
  calls += 1;
  const isInteractive = (call: number): boolean => {
    const getsThrough = (element: Element): boolean => {
      let arrived = false;
      const arrive = (): void => {
        arrived = true;
      };
      window.addEventListener('compositionend', arrive, { once: true });
      element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
      window.removeEventListener('compositionend', arrive);
      return arrived;
    };
    // Before the shell's effects have run, nothing stops events.
    if (document.documentElement.dataset.ready === undefined) return false;
    const main = document.querySelector('main');
    if (main === null) return false;
    // The first input loads strings of rare actions; trigger that here instead of by the test's first click.
    dispatchEvent(new Event('pointermove'));
    if (![main, ...main.querySelectorAll('a, button, input, select, textarea')].every(getsThrough)) return false;
    // Keys are handled in effects, which run before the browser has nothing else to do.
    const idle = ((window as { idle?: Record<number, boolean> }).idle ??= {});
    if (idle[call] === undefined) {
      idle[call] = false;
      requestIdleCallback(() => (idle[call] = true), { timeout: 1000 });
    }
    return idle[call];
  };
  // Not in every frame: the probes of all controls take longer than one on a busy machine.
  await page.waitForFunction(isInteractive, calls, { polling: pollMs });
}

/** Closes the pages of a site that is about to stop: their attempts to connect again would count as errors. */
export async function closePages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
}

/** Opens a page without input: the shell is hydrated, parts that wait for input are not. */
export async function openUntouched(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
}

/** Sets a mark that a reload removes. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
}

export async function expectNoReload(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
}

/** Sets the preferences cookie before the first visit. */
export async function prefer(
  page: Page,
  site: Site,
  preferences: { locale?: string; theme?: 'light' | 'dark' | 'system' },
): Promise<void> {
  const value = { locale: null, theme: 'system', utc: true, currency: 'USD', ...preferences };
  await page
    .context()
    .addCookies([{ name: 'antescope', value: encodeURIComponent(JSON.stringify(value)), url: site.url }]);
}
