import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '../e2e/launch-chromium.ts';
import { startAntescope } from '../e2e/start-antescope.ts';
import { layoutFaults } from './shots/layout-faults.ts';
import { routesToShow, type Route } from './shots/routes.ts';

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
const { values } = parseArgs({ options: { url: { type: 'string' }, only: { type: 'string' } } });

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const product = values.url === undefined ? await startAntescope() : null;
const url = values.url ?? product!.url;
const browser = await launchChromium();
let faults = 0;
try {
  const routes = await routesToShow(url);
  for (const look of looks) faults += await shootAll(browser, look, routes);
} finally {
  await browser.close();
  await product?.stop();
}
console.log(`${faults} layout faults; pictures are in shots/`);
process.exit(faults === 0 ? 0 : 1);

async function shootAll(from: Browser, look: Look, routes: readonly Route[]): Promise<number> {
  const context = await from.newContext({
    viewport: { width: look.width, height: look.width < 500 ? 844 : 900 },
    colorScheme: look.theme,
    locale: look.locale === 'ar' ? 'ar' : 'en-US',
    deviceScaleFactor: 1,
  });
  await context.addCookies([
    { name: 'antescope', value: encodeURIComponent(JSON.stringify({ theme: look.theme, locale: look.locale })), url },
  ]);
  const page = await context.newPage();
  let found = 0;
  for (const route of routes) {
    if (values.only !== undefined && !route.name.includes(values.only)) continue;
    found += await shoot(page, look, route);
  }
  await context.close();
  return found;
}

async function shoot(page: Page, look: Look, route: Route): Promise<number> {
  await page.goto(url + route.path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${route.name}.${look.name}.png`), fullPage: true });
  const faults = await page.evaluate(layoutFaults);
  for (const fault of faults) console.log(`${route.path} (${look.name}): ${fault}`);
  return faults.length;
}
