import type { Page } from '@playwright/test';
import { hydrated } from '../../e2e/fixtures.ts';
import { spawnDevnet } from '../../e2e/spawn-devnet.ts';
import { startAntescope } from '../../e2e/start-antescope.ts';

/**
 * How the product's world is when the pictures are taken: a chain with a story, one on which nothing has happened, and
 * one whose node is dead, answers nonsense or keeps people waiting.
 */
export const states = ['full', 'empty', 'failed', 'lying', 'slow'] as const;
export type State = (typeof states)[number];

export interface StateUnderShot {
  url: string;
  /** Private keys of the devnet's accounts. */
  keys: Record<string, string>;
  /** Looks that say something of this state; null: all. */
  looks: readonly string[] | null;
  /** Brings the page there, as a person would see it in this state. */
  open(page: Page, path: string): Promise<void>;
  stop(): Promise<void>;
}

/** One of each size, theme and direction: the other looks show the same words. */
const few = ['desktop', 'phone', 'phone-dark-arabic'];

/** Starts the product on a devnet in the state that is asked for. */
export async function startState(state: State): Promise<StateUnderShot> {
  if (state === 'full') {
    const product = await startAntescope();
    const { url, keys } = product;
    return { url, keys, looks: null, open: opened(url), stop: () => product.stop() };
  }
  if (state === 'empty') {
    const product = await startAntescope(['--story', 'bare']);
    const { url, keys } = product;
    return { url, keys, looks: few, open: opened(url), stop: () => product.stop() };
  }
  const devnet = await spawnDevnet();
  const product = await startAntescope(['--node', devnet.api, '--rate-limit', '0']);
  const { url } = product;
  const { keys } = devnet;
  const stop = async (): Promise<void> => {
    await product.stop();
    await devnet.stop();
  };
  if (state === 'slow') {
    // The shell is there at once; what the page is waiting for stays away until the picture is taken.
    const open = async (page: Page, path: string): Promise<void> => {
      await devnet.control('heal');
      await page.goto(`${url}/terms-and-conditions`, { waitUntil: 'networkidle' });
      await devnet.control('fault', { kind: 'slow', millis: 60_000 });
      await page.evaluate((to) => history.pushState({}, '', to), path);
      await page.waitForTimeout(700);
    };
    return { url, keys, looks: ['desktop', 'phone'], open, stop };
  }
  const trouble = state === 'failed' ? { kind: 'reset' } : { kind: 'lie', how: 'types' };
  await devnet.control('fault', trouble);
  return { url, keys, looks: few, open: opened(url), stop };
}

function opened(url: string): StateUnderShot['open'] {
  return async (page, path) => {
    await page.goto(url + path, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    // Scripts come after the first paint, and what a picture shows is often done by one.
    await hydrated(page);
    // Nor is a picture of what is yet to come worth anything: here the node answers, rightly or not.
    await arrived(page);
  };
}

/** Waits until no part of the page, a menu or a dialog is still on its way. */
export async function arrived(page: Page): Promise<void> {
  const coming = ':is(main, header, dialog) .skeleton:not([data-sample] *)';
  await page.waitForFunction((each) => document.querySelector(each) === null, coming, { timeout: 15_000 });
}
