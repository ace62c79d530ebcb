import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWithEchoPage } from '../fixtures/echo-page.ts';
import { expect, open, siteOptions, test as base } from './fixtures.ts';
import { pageExamples } from './looks/page-examples.ts';
import { startProgram } from '../test-kit/start-program.ts';

/** Both chains are unreachable; the page needs no data. The second chain has no voting. */
const settings = {
  chain: 'eos',
  public: true,
  serve: [{ chain: 'wax-test', public: true }],
  chains: Object.fromEntries(
    ['eos', 'wax-test'].map((key) => [key, { endpoints: ['http://127.0.0.1:9'], prices: { feeds: [], forex: null } }]),
  ),
};

/** A copy of the product, built with an additional page folder. */
const test = base.extend<object, { copy: { url: string; folder: string } }>({
  copy: [
    // Playwright reads a fixture's dependencies from this pattern, which is empty without any.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const folder = copyWithEchoPage();
      build(join(folder, 'apps/web'));
      const config = join(folder, 'antescope.json');
      writeFileSync(config, JSON.stringify(settings));
      const site = await startProgram(['--config', config, '--rate-limit', '0'], folder);
      await use({ url: site.url, folder });
      await site.stop();
      rmSync(folder, { recursive: true });
    },
    siteOptions,
  ],
});

function build(cwd: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the build ended with ${status}: ${stdout}${stderr}`);
}

test('a page folder makes a page: route, HTML, JSON, preloads, translations, gate', async ({ copy }) => {
  const get = (path: string, language = 'en') =>
    fetch(copy.url + path, { headers: { 'accept-language': language }, redirect: 'manual' });
  const html = await (await get('/echo?text=hello')).text();
  expect(/<title>([^<]*)</.exec(html)?.[1]).toBe('Echo of a text · A · Antescope');
  expect(/name="description" content="([^"]*)"/.exec(html)?.[1]).toBe('Repeats a text on Vaulta');
  expect(/rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toMatch(/\/echo$/);
  expect(/<h1>.*?<\/output>/.exec(html)?.[0]).toBe(
    '<h1>Echo of a text</h1><button>Again</button><output>hello</output>',
  );

  const twin = (await (await get('/echo?text=hello&format=json')).json()) as { data: unknown };
  expect(twin.data).toEqual({ text: 'hello' });
  expect((await get('/e/a%20b')).headers.get('location')).toMatch(/\/echo\?text=a%20b$/);

  const manifest = JSON.parse(
    readFileSync(join(copy.folder, 'apps/web/dist/client/.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>;
  const preloaded = (text: string, source: string): boolean =>
    text.includes(`"/${manifest[`src/pages/echo/${source}`]?.file}"`);
  expect(
    ['page.tsx', 'strings.ts?locale=en', 'strings.ts?locale=ar'].filter((source) => preloaded(html, source)),
  ).toEqual(['page.tsx', 'strings.ts?locale=en']);

  const arabic = await (await get('/echo?text=hello', 'ar')).text();
  expect(/<title>([^<]*)</.exec(arabic)?.[1]).toBe('صدى نص · A · Antescope');
  expect(preloaded(arabic, 'strings.ts?locale=ar')).toBe(true);
  // What a language lacks is English.
  expect(/name="description" content="([^"]*)"/.exec(arabic)?.[1]).toBe('Repeats a text on Vaulta');
  const korean = await (await get('/echo?text=hello', 'ko')).text();
  expect(korean).toMatch(/<html[^>]* lang="ko"/);
  expect(/<h1>.*?<\/output>/.exec(korean)?.[0]).toBe(
    '<h1>Echo of a text</h1><button>Again</button><output>hello</output>',
  );

  const elsewhere = await get('/wax-test/echo?text=hello');
  expect(elsewhere.status).toBe(404);
  expect(/<title>([^<]*)</.exec(await elsewhere.text())?.[1]).toBe('Not Found · WAX · Antescope');
});

test('its examples are collected', async ({ copy }) => {
  const examples = await pageExamples(join(copy.folder, 'apps/web/src/pages'));
  expect(examples.get('echo')?.looks.live).toEqual(['/echo?text=hello']);
});

test('it is in the menu, opens without a reload, and hydrates', async ({ page, copy }) => {
  const more = () =>
    page.getByRole('navigation', { name: 'Main', exact: true }).locator('summary', { hasText: 'Explore' });
  await open(page, `${copy.url}/privacy-policy`);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await more().click();
  await page.getByRole('link', { name: 'Echo', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Echo of a text');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

  await open(page, `${copy.url}/echo?text=hello`);
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(page.locator('main output')).toHaveText('hello hello');

  await open(page, `${copy.url}/wax-test/privacy-policy`);
  await more().click();
  await expect(page.getByRole('link', { name: 'Live transactions' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Echo', exact: true })).toHaveCount(0);
});
