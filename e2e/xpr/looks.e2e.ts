import { expect, open, prefer } from '../fixtures.ts';
import { violations } from '../looks/axe.ts';
import { xprPages } from '../looks/pages.ts';
import { test } from './proton-site.ts';

const looks = {
  light: { theme: 'light', locale: 'en' },
  dark: { theme: 'dark', locale: 'en' },
  Arabic: { theme: 'light', locale: 'ar' },
} as const;

for (const path of xprPages) {
  test(`WCAG 2.2 AA, and no sideways scrolling on a phone: ${path}`, async ({ page, proton }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const [name, look] of Object.entries(looks)) {
      await prefer(page, proton, look);
      await open(page, proton.url + path);
      expect.soft(await violations(page), name).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(360);
    }
  });
}
