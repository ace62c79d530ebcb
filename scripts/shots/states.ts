import type { Page } from '@playwright/test';
import { hydrated } from '../../e2e/fixtures.ts';
import { startDevnet } from '../../test-kit/devnet.ts';
import { startAntescope } from '../../test-kit/start-antescope.ts';

/**
 * Environments of the screenshots: a chain with a story, one without activity, and one whose node is unreachable, answers
 * incorrectly or is slow.
 */
export const states = ['full', 'empty', 'failed', 'lying', 'slow'] as const;
export type State = (typeof states)[number];

export interface StateUnderShot {
  url: string;
  /** Private keys of the devnet's accounts. */
  keys: Record<string, string>;
  /** Looks to take; null: all. */
  looks: readonly string[] | null;
  /** Opens a path in this state. */
  open(page: Page, path: string): Promise<void>;
  stop(): Promise<void>;
}

/** One look per size, theme and direction. */
const few = ['desktop', 'phone', 'phone-dark-arabic'];

/** Starts the product on a devnet in the given state. */
export async function startState(state: State): Promise<StateUnderShot> {
  if (state === 'full') {
    const product = await startAntescope();
    const { url, keys } = product;
    return { url, keys, looks: null, open: openAt(url), stop: () => product.stop() };
  }
  if (state === 'empty') {
    const product = await startAntescope(['--story', 'bare']);
    const { url, keys } = product;
    return { url, keys, looks: few, open: openAt(url), stop: () => product.stop() };
  }
  const devnet = await startDevnet();
  const product = await startAntescope(['--node', devnet.api, '--rate-limit', '0']);
  const { url } = product;
  const { keys } = devnet;
  const stop = async (): Promise<void> => {
    await product.stop();
    await devnet.stop();
  };
  if (state === 'slow') {
    // The shell is loaded; the data of the page does not arrive before the screenshot.
    const open = async (page: Page, path: string): Promise<void> => {
      await devnet.control('heal');
      await page.goto(`${url}/terms-and-conditions`, { waitUntil: 'networkidle' });
      await devnet.control('fault', { kind: 'slow', millis: 60_000 });
      await page.evaluate((to) => history.pushState({}, '', to), path);
      await page.waitForTimeout(700);
    };
    return { url, keys, looks: ['desktop', 'phone'], open, stop };
  }
  const fault = state === 'failed' ? { kind: 'reset' } : { kind: 'lie', how: 'types' };
  await devnet.control('fault', fault);
  return { url, keys, looks: few, open: openAt(url), stop };
}

function openAt(url: string): StateUnderShot['open'] {
  return async (page, path) => {
    await page.goto(url + path, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    // Scripts run after the first paint, and acts depend on them.
    await hydrated(page);
    // The node responds in these states: wait for the data.
    await settled(page);
  };
}

/** Waits until no part of the page, a menu or a dialog is loading. */
export async function settled(page: Page): Promise<void> {
  const loading = ':is(main, header, dialog) .skeleton:not([data-sample] *)';
  await page.waitForFunction((each) => document.querySelector(each) === null, loading, { timeout: 15_000 });
}
