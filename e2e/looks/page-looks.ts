import type { Page } from '@playwright/test';
import { expect, open, prefer, type Site } from '../fixtures.ts';
import { contrastViolations, violations } from './axe.ts';
import { expectLayoutShift } from './layout-shift.ts';

/** How a page is looked at. Every locale is one more load. */
interface Looks {
  /** Locales of loads at 360 px, besides the one at 1440 px in English, which is resized. */
  phone: readonly ('en' | 'ar')[];
  /** Whether the layout must hold still after the load. */
  still: boolean;
}

/** Widths in CSS pixels. */
const desktop = 1440;
const phones = [360, 390];

/** The live page inserts rows by itself; elsewhere new rows are shown on request. */
export const holdsStill = (path: string): boolean => !path.startsWith('/live');

/** Expects no WCAG 2.2 AA violation in both themes, nothing wider than the window, and no layout shift. */
export async function expectGoodLooks(page: Page, site: Site, path: string, { phone, still }: Looks): Promise<void> {
  // Without motion no color is between two themes.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: desktop, height: 900 });
  await prefer(page, site, { theme: 'system', locale: 'en' });
  await open(page, site.url + path);
  await expectFit(page, desktop, 'en');
  if (still) await expectStill(page, `${desktop} px, en`);
  expect.soft(await violations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await contrastViolations(page), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectFitOnPhones(page, 'resized');
  for (const locale of phone) {
    await page.setViewportSize({ width: phones[0]!, height: 800 });
    await prefer(page, site, { theme: 'system', locale });
    await open(page, site.url + path);
    // On a phone the page of UI components wraps lines that no page for visitors has.
    if (still && path !== '/dev/ui') await expectStill(page, `${phones[0]} px, ${locale}`);
    await expectFitOnPhones(page, locale);
    if (locale === 'ar') expect.soft(await violations(page), 'Arabic').toEqual([]);
  }
}

async function expectFitOnPhones(page: Page, look: string): Promise<void> {
  for (const width of phones) {
    await page.setViewportSize({ width, height: 800 });
    await expectFit(page, width, look);
  }
}

async function expectFit(page: Page, width: number, look: string): Promise<void> {
  const { scrollWidth, beyond } = await page.evaluate((limit) => {
    const { scrollWidth: total } = document.documentElement;
    if (total <= limit) return { scrollWidth: total, beyond: [] };
    // Includes content that scrolls or is clipped by itself: the list only explains the failure.
    const elements = [...document.querySelectorAll('*')].map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right, html: element.outerHTML.slice(0, 200) };
    });
    return { scrollWidth: total, beyond: elements.filter(({ left, right }) => left < 0 || right > limit) };
  }, width);
  const places = beyond.map(({ left, right, html }) => `${left.toFixed(1)} to ${right.toFixed(1)}: ${html}`);
  expect.soft(scrollWidth, [`${width} px, ${look}`, ...places].join('\n')).toBeLessThanOrEqual(width);
}

async function expectStill(page: Page, look: string): Promise<void> {
  await expectLayoutShift(page, 0.05, `layout shift, ${look}`);
}
