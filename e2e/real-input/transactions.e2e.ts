import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures.ts';

const memos = '626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7';

/** Fails if a memo created an element or ran a script. */
async function expectOnlyText(page: Page): Promise<void> {
  const injected = await page.evaluate(() => ({
    images: document.querySelectorAll('main img').length,
    scripts: [...document.querySelectorAll('main script')].map((script) => script.textContent),
    handlers: document.querySelectorAll('main [onerror], main [onload], main [onclick]').length,
    links: [...document.querySelectorAll('a')].filter((link) => /^(javascript|data):/i.test(link.href)).length,
  }));
  expect(injected).toEqual({ images: 0, scripts: [], handlers: 0, links: 0 });
}

test('memos with markup and scripts stay text', async ({ page, recorded }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const tab of ['', '?tab=raw', '?tab=authorisation', '?tab=resources']) {
    await open(page, `${recorded.url}/transaction/${memos}${tab}`);
    await expectOnlyText(page);
  }
  await open(page, `${recorded.url}/transaction/${memos}`);
  const main = page.locator('main');
  for (const memo of [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '🚀🌕💎🙌',
    'שלום עולם',
    'مرحبا بالعالم',
    'ありがとう',
    'zażółć gęślą jaźń',
  ]) {
    await expect(main).toContainText(memo);
  }
  expect(dialogs).toEqual([]);
});

test('a memo with a direction override affects only itself', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/transaction/99f954f6419c88226c4dc2f5551d648570bd8e218a28e7795b4f12d80af64fbd`);
  // An isolating element contains the override, so that following text keeps its direction.
  const memo = page.locator('main bdi', { hasText: 'rtl override' }).first();
  await expect(memo).toContainText('\u202E');
  await expect(page.locator('main')).toContainText('gm sent 1.2769 EOS to peggy');
});

test('[TX-001] block, time, status, cost, actions and irreversibility', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/transaction/${memos}`);
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: '60', exact: true })).toHaveAttribute('href', '/block/60');
  await expect(main).toContainText('Executed');
  await expect(main).toContainText('Nov-21-2026, 03:00:03 AM');
  await expect(main).toContainText('594 µs');
  await expect(main).toContainText('1,064 bytes');
  await expect(main).toContainText('12 actions');
  await expect(main).toContainText('Nov-21-2026, 03:16:43 AM');
  await expect(main.getByRole('img', { name: 'Irreversible' }).first()).toBeVisible();
  const first = main.locator('details').first();
  await expect(first).toContainText('eosio.token::transfer');
  await expect(first).toContainText('x@active');
  await expect(first).toContainText('1.4529');
});

test('one unit of a token with eighteen decimals keeps every digit', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/transaction/b4b5b9a20734159e7dcf1841c5be0a53e8a0f269776f2620d55aab4b136deb16`);
  const movement = page.locator('section li').filter({ hasText: 'LONGSYM' }).filter({ hasText: 'bob' });
  await expect(movement).toContainText('+0.000000000000000001');
});

test('a number above 2^53 is passed through unchanged', async ({ request, recorded }) => {
  const answer = await request.post(`${recorded.url}/v1/chain/get_account`, { data: { account_name: 'whale1111111' } });
  expect(await answer.text()).toContain('"last_vote_weight":"213096780634739310592.00000000000000000"');
});

test('[TX-004] a failed transaction shows its error first', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/transaction/d30aec8c422436310f2e8f9a582cb05ea1fbe8629706c0e7a36aec341f981979`);
  await expect(page.locator('main')).toContainText('Failed (error handler executed)');
  await expect(page.locator('main')).toContainText('onerror');
  const hardFail = 'e51289857215a609a7e27f87d1cbdd92b5da3779c096b5f9db3a288a58fa5cbf';
  await open(page, `${recorded.url}/transaction/${hardFail}?block=65`);
  await expect(page.locator('main')).toContainText('Failed');
  await expect(page.locator('main')).toContainText('Failure reason not stored on chain');
  await expect(page.locator('main')).toContainText('No actions executed');
});

test('a deferred transaction after its delay', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/transaction/f0ad85b9d74ec9e2c6bd50ec35b95845546a426464ba6c0468fa5915c09b8fa6`);
  await expect(page.locator('main')).toContainText('executed after a delay');
  await expect(page.locator('main')).toContainText('Executed');
});

test('[TX-001] a deferred transaction: by whom, who pays, when it runs, and its actions', async ({
  page,
  recorded,
}) => {
  await open(page, `${recorded.url}/transaction/3c2f2c7dc6362212573750643f1b8306eea2a855a6807129c9bd8f6d4c67072d`);
  const facts = page.locator('main dl').first();
  await expect(facts).toContainText(/Status\s*Deferred/);
  await expect(facts).toContainText(/Deferred by\s*Signer/);
  await expect(facts).toContainText(/Payer\s*whale1111111/);
  await expect(facts).toContainText(/Published\s*Nov-21-2026, 03:00:03 AM/);
  await expect(facts).toContainText(/Executes after\s*Dec-11-2026, 03:00:03 AM/);
  await expect(page.locator('main')).toContainText('will send');
  await expect(page.locator('main')).not.toContainText('No actions executed');
});

test('[TX-006] [TX-007] an unknown transaction', async ({ page, recorded }) => {
  const answer = await page.goto(`${recorded.url}/transaction/${'f'.repeat(64)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('main')).toContainText('Transaction Not Found');
  await expect(page.locator('main')).toContainText('TX not found');
});
