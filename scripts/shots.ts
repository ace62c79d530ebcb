import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { launchChromium } from '../e2e/launch-chromium.ts';
import { layoutFaults } from './shots/layout-faults.ts';
import type { Route } from './shots/route.ts';
import { routesToShow } from './shots/routes.ts';
import { settled, startState, states, type State, type StateUnderShot } from './shots/states.ts';

interface Look {
  name: string;
  width: number;
  theme: 'light' | 'dark';
  locale: 'en' | 'ar';
}

const looks: readonly Look[] = [
  { name: 'desktop', width: 1440, theme: 'light', locale: 'en' },
  { name: 'desktop-dark', width: 1440, theme: 'dark', locale: 'en' },
  { name: 'phone', width: 390, theme: 'light', locale: 'en' },
  { name: 'phone-dark-arabic', width: 390, theme: 'dark', locale: 'ar' },
  { name: 'desktop-arabic', width: 1440, theme: 'light', locale: 'ar' },
  { name: 'small-phone', width: 360, theme: 'light', locale: 'en' },
];

const folder = join(resolve(import.meta.dirname, '..'), 'shots');
// `only` lists parts of names: --only contract,msig
const { values } = parseArgs({
  options: { state: { type: 'string' }, only: { type: 'string' }, look: { type: 'string' } },
});

const requested = values.only?.split(',');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const browser = await launchChromium();
let faults = 0;
try {
  for (const state of states) {
    if (values.state !== undefined && values.state !== state) continue;
    const world = await startState(state);
    try {
      const routes = await routesToShow(world.url);
      for (const look of looks) {
        if (world.looks?.includes(look.name) === false || (values.look ?? look.name) !== look.name) continue;
        faults += await shootAll(browser, look, { state, world, routes });
      }
    } finally {
      await world.stop();
    }
  }
} finally {
  await browser.close();
}
console.log(`${faults} layout faults; screenshots are in shots/`);
process.exit(faults === 0 ? 0 : 1);

interface Series {
  state: State;
  world: StateUnderShot;
  routes: readonly Route[];
}

async function shootAll(from: Browser, look: Look, series: Series): Promise<number> {
  const { state, world, routes } = series;
  const context = await contextOf(from, look, world.url);
  const page = await context.newPage();
  let faultCount = 0;
  for (const route of routes) {
    if (requested !== undefined && !requested.some((part) => route.name.includes(part))) continue;
    if (!(route.states ?? (route.act === undefined ? states : ['full'])).includes(state)) continue;
    if (route.act === undefined) {
      faultCount += await shoot(page, look, { ...series, route });
      continue;
    }
    // A context of its own: connections and preferences must not affect the next page.
    const own = await contextOf(from, look, world.url);
    faultCount += await shoot(await own.newPage(), look, { ...series, route });
    await own.close();
  }
  await context.close();
  return faultCount;
}

async function contextOf(from: Browser, look: Look, url: string): Promise<BrowserContext> {
  const context = await from.newContext({
    viewport: { width: look.width, height: look.width < 500 ? 844 : 900 },
    colorScheme: look.theme,
    locale: look.locale === 'ar' ? 'ar' : 'en-US',
    deviceScaleFactor: 1,
  });
  await context.addCookies([
    { name: 'antescope', value: encodeURIComponent(JSON.stringify({ theme: look.theme, locale: look.locale })), url },
  ]);
  return context;
}

async function shoot(page: Page, look: Look, { state, world, route }: Series & { route: Route }): Promise<number> {
  const name = state === 'full' ? route.name : `${route.name}.${state}`;
  const picture = { path: join(folder, `${name}.${look.name}.png`), fullPage: route.act === undefined };
  const errors: string[] = [];
  try {
    await world.open(page, route.path);
    await route.act?.(page, world);
    if (state !== 'slow') await settled(page);
  } catch (error) {
    errors.push(`act failed: ${(error as Error).message.split('\n')[0]}`);
  }
  await page
    .screenshot(picture)
    .catch((error: Error) => errors.push(`screenshot failed: ${error.message.split('\n')[0]}`));
  const faults = [...errors, ...(await page.evaluate(layoutFaults))];
  for (const fault of faults) console.log(`${route.name} ${route.path} (${state}, ${look.name}): ${fault}`);
  return faults.length;
}
