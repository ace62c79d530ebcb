import { expect, expectNoReload, mark, open, test } from './fixtures.ts';

test('[SHELL-021] the HTML of an account is complete without scripts', async ({ browser, recorded }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${recorded.url}/account/alice`);
  await expect(page).toHaveTitle('alice · EOS · Antescope');
  const main = page.locator('main');
  await expect(main).toContainText('4,994,974.4392 EOS');
  await expect(main).toContainText('PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63');
  await expect(main).toContainText('Threshold 1');
  const property = (name: string) => page.locator(`meta[property="${name}"]`);
  await expect(property('og:title')).toHaveAttribute('content', 'alice · EOS · Antescope');
  await expect(property('og:url')).toHaveAttribute('content', `${recorded.url}/account/alice`);
  await expect(property('og:type')).toHaveAttribute('content', 'website');
  await expect(property('og:description')).toHaveAttribute('content', /alice/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${recorded.url}/account/alice`);
  // Tabs, search and paging work as plain links and forms.
  await page.getByRole('link', { name: 'Account Transactions' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'with context free data' })).toBeVisible();
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Search' }))
    .first()
    .fill('bob');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${recorded.url}/account/bob`);
  await context.close();
});

test('each page has a JSON twin in a common envelope', async ({ request, recorded }) => {
  const answer = await request.get(`${recorded.url}/account/alice?format=json`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('application/json');
  const body = (await answer.json()) as { data: { account: unknown }; meta: Record<string, unknown> };
  expect(Object.keys(body)).toEqual(['data', 'meta']);
  for (const field of ['source', 'endpoint', 'block', 'blockId', 'time', 'complete', 'range', 'failures']) {
    expect(body.meta).toHaveProperty(field);
  }
  expect(body.meta).toMatchObject({ source: 'node', complete: true, failures: [] });
  expect(body.meta.endpoint).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(body.data.account).toMatchObject({ state: 'data', data: { name: 'alice', liquid: '4994974.4392 EOS' } });

  const missing = await request.get(`${recorded.url}/account/doesnotexist?format=json`);
  expect(missing.status()).toBe(404);
  expect(await missing.json()).toMatchObject({ error: { code: 'not-found', message: 'Account not found' } });
});

test('navigation without a reload, one data request per page', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/account/bob`);
  await mark(page);
  const twins: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') twins.push(new URL(request.url()).pathname);
  });
  await page.locator('main').getByRole('link', { name: 'webauthnacct' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('webauthnacct');
  await expect(page).toHaveTitle(/^webauthnacct · EOS/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('bob');
  await expectNoReload(page);
  expect(twins.filter((path) => path === '/account/webauthnacct')).toHaveLength(1);
});

test('[NAV-016] [NAV-017] [NAV-018] short addresses redirect to their pages', async ({ request, recorded }) => {
  const id = '626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7';
  for (const [short, long] of [
    [`/tx/${id}`, `/transaction/${id}`],
    [`/t/${id}`, `/transaction/${id}`],
    ['/b/60', '/block/60'],
    ['/a/alice', '/account/alice'],
  ] as const) {
    const answer = await request.get(recorded.url + short);
    expect(answer.status()).toBe(200);
    expect(new URL(answer.url()).pathname).toBe(long);
  }
});

test('[NAV-037] an unknown address', async ({ page, recorded }) => {
  const answer = await page.goto(`${recorded.url}/no-such-page`);
  expect(answer?.status()).toBe(404);
  const main = page.locator('main');
  await expect(main).toContainText('Error Code: 404');
  for (const [name, path] of [
    ['Home', '/'],
    ['Chain', '/chain'],
    ['Token', '/tokens'],
    ['Vote', '/vote'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});
