import { expect, open, test } from '../fixtures.ts';

test('strings become neither markup nor scripts, whatever code assigns them', async ({
  page,
  recorded,
  complaints,
}) => {
  await open(page, `${recorded.url}/account/alice`);
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => void> = {
      innerHTML: () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>bold</b>'),
      scriptText: () => (document.createElement('script').textContent = 'alert(1)'),
      scriptUrl: () => (document.createElement('script').src = '/assets/other.js'),
      worker: () => void new Worker('/assets/other.js'),
      policy: () => void Reflect.get(self, 'trustedTypes').createPolicy('second', {}),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch (error) {
        return error instanceof TypeError ? [name] : [];
      }
    });
  });
  expect(refused).toEqual(['innerHTML', 'insertAdjacentHTML', 'scriptText', 'scriptUrl', 'worker', 'policy']);
  // The console reports each of them.
  expect(complaints.splice(0).filter((text) => !/trusted/i.test(text))).toEqual([]);
});

test('a document that React renders again keeps its styles and works', async ({ page, recorded, complaints }) => {
  await page.route(`${recorded.url}/account/alice`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('</header>', 'changed on the way</header>'),
    });
  });
  await open(page, `${recorded.url}/account/alice`);
  await expect(page.locator('header').first()).not.toContainText('changed on the way');
  await page.getByRole('link', { name: 'Permissions' }).first().click();
  await expect(page).toHaveURL(/tab=permissions/);
  const errors = complaints.splice(0);
  expect(errors.filter((text) => /trusted/i.test(text))).toEqual([]);
  // React reports that the document differed.
  expect(errors.join('\n')).toContain('418');
});
