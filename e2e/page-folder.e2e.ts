import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, open, siteOptions, test as base } from './fixtures.ts';
import { startProgram } from '../test-kit/start-program.ts';

const root = resolve(import.meta.dirname, '..');

/** A page in one folder, as in docs/how-to/page.md. */
const echoPage: Record<string, string> = {
  'route.ts': `
import { definePage } from '../../lib/page/define-page.ts';

export const page = definePage({
  path: '/echo',
  search: ['text'],
  gate: ({ features }) => features.voting,
  redirects: { '/e/$text': '/echo?text=$text' },
});
`,
  'menu.ts': `
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 15,
  name: { en: 'Echo', zh: '回声', ko: '메아리', ar: 'صدى', es: 'Eco' },
  line: { en: 'Repeats', zh: '重复', ko: '반복', ar: 'يكرر', es: 'Repite' },
});
`,
  'load.ts': `
import { meta } from '@antescope/sources/core/outcome';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface EchoPageData {
  text: string;
}

export const load: PageLoader<EchoPageData> = ({ search }) =>
  Promise.resolve(openPage(meta({ source: 'none' }), { text: search.text ?? '' }));
`,
  'page.tsx': `
import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import type { EchoPageData } from './load.ts';

export const screen = defineScreen({
  strings: 'pages/echo',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: EchoPage,
});

function EchoPage({ data }: ScreenProps<EchoPageData>) {
  const strings = useStrings('pages/echo');
  const [times, setTimes] = useState(1);
  return (
    <>
      <h1>{strings.title}</h1>
      <button onClick={() => setTimes(times + 1)}>{strings.again}</button>
      <output>{Array.from({ length: times }, () => data.text).join(' ')}</output>
    </>
  );
}
`,
  ...Object.fromEntries(
    Object.entries({
      en: ['Echo of a text', 'Repeats a text on', 'Again'],
      zh: ['文本回声', '重复文本：', '再来'],
      ko: ['텍스트 메아리', '텍스트를 반복합니다:', '다시'],
      ar: ['صدى نص', 'يكرر نصًا على', 'مرة أخرى'],
      es: ['Eco de un texto', 'Repite un texto en', 'Otra vez'],
    }).map(([locale, [title, description, again]]) => [
      `strings/${locale}.ts`,
      `
export const strings${locale === 'en' ? '' : ": StringFolders['pages/echo']"} = {
  title: '${title}',
  description: (chain${locale === 'en' ? ': string' : ''}) => \`${description} \${chain}\`,
  again: '${again}',
};
${locale === 'en' ? "\ndeclare global {\n  interface StringFolders {\n    'pages/echo': typeof strings;\n  }\n}\n" : ''}`,
    ]),
  ),
};

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
      const folder = mkdtempSync(join(tmpdir(), 'antescope-copy-'));
      for (const path of ['package.json', 'tsconfig.json', 'apps/server', 'apps/web'])
        cpSync(join(root, path), join(folder, path), { recursive: true, filter: (from) => !/\/dist(\/|$)/.test(from) });
      for (const path of ['node_modules', 'packages', 'fixtures', 'e2e'])
        symlinkSync(join(root, path), join(folder, path));
      for (const [path, text] of Object.entries(echoPage)) write(join(folder, 'apps/web/src/pages/echo', path), text);
      run(folder, join(root, 'node_modules/typescript/bin/tsc'), ['--noEmit', '-p', typesOf(folder)]);
      run(join(folder, 'apps/web'), 'scripts/build.ts');
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

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Type-checks the copied web app. */
function typesOf(folder: string): string {
  const path = join(folder, 'tsconfig.web.json');
  writeFileSync(
    path,
    JSON.stringify({ extends: './tsconfig.json', include: ['apps/web/src'], exclude: ['**/*.test.*'] }),
  );
  return path;
}

function run(cwd: string, script: string, args: string[] = []): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script} ended with ${status}: ${stdout}${stderr}`);
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
  expect(['page.tsx', 'strings/en.ts', 'strings/ar.ts'].filter((source) => preloaded(html, source))).toEqual([
    'page.tsx',
    'strings/en.ts',
  ]);

  const arabic = await (await get('/echo?text=hello', 'ar')).text();
  expect(/<title>([^<]*)</.exec(arabic)?.[1]).toBe('صدى نص · A · Antescope');
  expect(preloaded(arabic, 'strings/ar.ts')).toBe(true);

  const elsewhere = await get('/wax-test/echo?text=hello');
  expect(elsewhere.status).toBe(404);
  expect(/<title>([^<]*)</.exec(await elsewhere.text())?.[1]).toBe('Not Found · WAX · Antescope');
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
