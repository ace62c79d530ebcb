import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { startRecordedNode } from '../fixtures/recorded-node.ts';
import { startReplayNode } from '../fixtures/replay/replay-node.ts';
import { startAntescope, type Antescope } from './start-antescope.ts';

/** Addresses of pages, asked for and moved between as a person does. */
export interface Site {
  url: string;
}

/** The product on a node that replays the recorded chain. */
export interface ReplaySite extends Site {
  /** Where the node itself answers. */
  node: string;
  /** Requests that the node could not answer; emptied by asking. */
  takeUnanswered(): string[];
}

interface WorkerFixtures {
  /** The product on the recorded chain's state; tests that need it are declared only where the recordings are. */
  replay: ReplaySite;
  /** The product on the recorded answers of a real node. */
  recorded: Site;
  /** One product for several chains of the family, none of whose nodes answers: eos, wax, fio, proton, wax-test, kylin. */
  family: Site;
  /** The product as `npm start` gives it: a chain in a box, its index, the site. One for all tests of a worker. */
  devnet: Antescope;
}

interface TestFixtures {
  /** What the page complained about; a test fails when it is not empty at its end. */
  complaints: string[];
}

/**
 * Tests on shared servers. Every test also proves that its pages logged no error, threw nothing, broke no rule of the
 * content security policy, and asked nobody but our own server.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Worker fixtures keep the server: starting it costs seconds.
  recorded: [
    // Playwright reads the names of a fixture's needs from this pattern: one that needs nothing has an empty one.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const node = await startRecordedNode();
      const site = await startAntescope(['--node', node.url, '--rate-limit', '0']);
      await use({ url: site.url });
      await site.stop();
      await node.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  replay: [
    // As above.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const node = await startReplayNode();
      if (node === null) throw new Error('the recordings are not there');
      const site = await startAntescope(['--node', node.url, '--rate-limit', '0']);
      await use({ url: site.url, node: node.url, takeUnanswered: () => node.takeUnanswered() });
      await site.stop();
      await node.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  devnet: [
    // As above.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startAntescope(['--rate-limit', '0']);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  family: [
    // As above.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'antescope-family-'));
      const config = join(folder, 'antescope.json');
      writeFileSync(config, JSON.stringify(familySettings));
      const site = await startAntescope(['--config', config, '--rate-limit', '0']);
      await use({ url: site.url });
      await site.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
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
});

export { expect };

const familyKeys = ['eos', 'wax', 'fio', 'proton', 'wax-test', 'kylin'];

/** Nothing listens on the port of the discard service. */
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
    // A status of 404 or 502 is an answer that the page deals with, not a fault of it.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    complaints.push(`logged: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complaints.push(`asked ${request.url()}`);
  });
}

/** Opens a page and waits until React has taken it over, so that keys and clicks are heard. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Distinguishes one call of `hydrated` from another. */
let calls = 0;

/**
 * Waits until the page answers to a person. Parts whose code comes later are hydrated later than the shell around them;
 * until then React stops discrete events at the document, so an event that gets through to the window proves that the
 * part around its target is hydrated. Every control is probed, with an event that nothing listens to.
 */
export async function hydrated(page: Page): Promise<void> {
  calls += 1;
  await page.waitForFunction((call) => {
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
    // Strings of rarer actions stay the server's until a person does something: here the first click would.
    dispatchEvent(new Event('pointermove'));
    if (![main, ...main.querySelectorAll('a, button, input, select, textarea')].every(getsThrough)) return false;
    // Keys are handled in effects, which run before the browser has nothing else to do.
    const idle = ((window as { idle?: Record<number, boolean> }).idle ??= {});
    if (idle[call] === undefined) {
      idle[call] = false;
      requestIdleCallback(() => (idle[call] = true), { timeout: 1000 });
    }
    return idle[call];
  }, calls);
}

/** Opens a page that nobody has touched yet: its shell is hydrated, what waits for a person is not. */
export async function openUntouched(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
}

/** Leaves a mark in the page's memory that a reload would wipe out. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
}

export async function expectNoReload(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
}

/** Sets the preferences cookie as the page itself does, before the first visit. */
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
