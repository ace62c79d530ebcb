import { connect } from '../wallet/connect.ts';
import { startOnFakeNodes } from '../fake-chains.ts';
import { closePages, expect, expectNoReload, mark, open, test } from '../fixtures.ts';

test('[NAV-009] [MSIG-013] open proposals by proposer, with links', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/msigs`);
  const table = page.getByRole('table', { name: 'Multisig proposals' });
  for (const head of ['Proposal', 'Proposer', 'Approvals', 'Expiration', 'Status'])
    await expect(table.getByRole('columnheader', { name: head, exact: true })).toBeVisible();
  const ready = table.getByRole('row').filter({ has: page.getByRole('link', { name: 'ready', exact: true }) });
  await expect(ready).toContainText('Ready to execute');
  await expect(ready).toContainText(/\d of 2 required/);
  await expect(ready.getByRole('link', { name: 'ready' })).toHaveAttribute('href', '/msig/carol/ready');
  await expect(table.getByRole('row').filter({ hasText: 'outoftime' })).toContainText('Expired');
  await page.getByLabel('Proposer').fill('alice');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/proposer=alice/);
  await expect(table.getByRole('row').filter({ hasText: 'audit' })).toBeVisible();
  await expect(table.getByRole('row').filter({ hasText: 'carol' })).toHaveCount(0);
});

test('[MSIG-013] proposals of many proposers are paged', async ({ page }) => {
  const proposers = Array.from({ length: 15 }, (_, index) => `proposer${'abcdefghijklmno'[index]}`);
  const site = await startOnFakeNodes({
    eos: (path, { table, scope, lower_bound: lower, limit }) => {
      if (path === '/v1/chain/get_table_by_scope') {
        const from = proposers.filter((each) => each >= String(lower ?? ''));
        const rows = from.slice(0, Number(limit));
        const scopes = rows.map((each) => ({
          code: 'eosio.msig',
          scope: each,
          table: 'proposal',
          payer: each,
          count: 1,
        }));
        return { rows: scopes, more: from[rows.length] ?? '' };
      }
      if (path !== '/v1/chain/get_table_rows') return new Error('Unknown Endpoint');
      const own = table === 'proposal' && proposers.includes(String(scope));
      const rows = own ? [{ proposal_name: 'payout', packed_transaction: '' }] : [];
      return { rows, more: false, next_key: '' };
    },
  });
  await open(page, `${site.url}/msigs`);
  const rows = page.getByRole('table', { name: 'Multisig proposals' }).locator('tbody tr');
  await expect(rows).toHaveCount(12);
  await expect(rows.first()).toContainText('proposera');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/from=proposerm/);
  await expect(rows).toHaveCount(3);
  await expect(rows.last()).toContainText('proposero');
  await page.getByRole('link', { name: 'First' }).click();
  await expect(rows).toHaveCount(12);
  await closePages(page.context());
  await site.stop();
});

test('a connected account sees which proposals need its approval', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/msigs?proposer=carol`);
  await expect(page.getByRole('checkbox', { name: /^Needs my approval/ })).toHaveCount(0);
  await connect(page, devnet.keys.carol!, 'carol@active');
  const mine = page.getByRole('checkbox', { name: /^Needs my approval \(\d+\)$/ });
  await mine.check();
  const rows = page.getByRole('table', { name: 'Multisig proposals' }).locator('tbody tr');
  // Other tests propose as well.
  const count = Number(/\d+/.exec((await page.locator('label', { has: mine }).innerText()).trim())![0]);
  await expect(rows).toHaveCount(count);
  await expect(rows.filter({ has: page.getByRole('link', { name: 'ready', exact: true }) })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Expired' })).toHaveCount(0);
  await mine.uncheck();
  await expect(rows.first()).toBeVisible();
});

test('[NAV-010] [MSIG-006] [MSIG-014] a proposal: actions in words, requested and required approvals', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/msigs`);
  await mark(page);
  await page.getByRole('link', { name: 'ready', exact: true }).click();
  await expect(page).toHaveURL(`${devnet.url}/msig/carol/ready`);
  await expectNoReload(page);
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('ready');
  await expect(main).toContainText('Ready to execute');
  await expect(main).toContainText(/daotreasury1 will send 88\.0000\s*EOS to niaj/);
  await expect(main.getByRole('link', { name: /daotreasury1\s*@active/ }).first()).toBeVisible();
  const approvals = page.getByRole('table', { name: 'Approvals' });
  await expect(approvals.getByRole('row').filter({ hasText: 'alice@active' })).toContainText('Approved');
  await expect(approvals.getByRole('row').filter({ hasText: 'carol@active' })).toContainText('Pending');
  await main.getByText('eosio.token::transfer').first().click();
  await expect(main.getByText('translation', { exact: true }).last()).toBeVisible();
  // The same without scripts.
  expect(await (await page.request.get(page.url())).text()).toContain('daotreasury1');
});

test('missing approvals, and a proposal that can never be approved', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/msig/bob/oldcouncil`);
  await expect(page.locator('main')).toContainText("Can't be satisfied");
  await expect(page.locator('main')).toContainText('1 key (cannot approve)');
  await open(page, `${devnet.url}/msig/whale1111111/inflation`);
  await expect(page.locator('main')).toContainText(/\d+ of 15 approvals/);
  await open(page, `${devnet.url}/msig/bob/withdrawn`);
  await expect(page.locator('main')).toContainText('invalidated');
});

test('[MSIG-010] an executed proposal, and one that does not exist', async ({ page, devnet }) => {
  for (const [proposer, name, title] of [
    ['alice', 'salary', 'Proposal salary by alice'],
    ['alice', 'neverwas', 'Proposal not found'],
  ] as const) {
    const answer = await page.goto(`${devnet.url}/msig/${proposer}/${name}`);
    expect(answer!.status()).toBe(404);
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    await expect(page.locator('main')).toContainText(
      `Proposal ${name} by ${proposer} has already been executed or does not exist.`,
    );
  }
  await open(page, `${devnet.url}/msig/alice/salary`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proposal salary by alice');
  await expect(page.locator('main')).toContainText('Executed');
  await expect(page.locator('main').getByRole('link', { name: 'bob' }).first()).toBeVisible();
  const steps = page.getByRole('table', { name: 'Activity' }).locator('tbody tr');
  await expect(steps.locator('td:first-child')).toHaveText([/^Executed/, /^Approved/, /^Approved/, /^Proposed/]);
});

test('all proposals are listed with their outcome, including deleted ones', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/msigs`);
  const all = page
    .getByRole('navigation', { name: 'Multisig proposals' })
    .getByRole('link', { name: 'All', exact: true });
  await all.click();
  await expect(page).toHaveURL(`${devnet.url}/msigs?view=all`);
  // The address changes before the page: until then the form searches among the open ones.
  await expect(page.locator('main form input[name="view"]')).toHaveValue('all');
  const rows = page.getByRole('table', { name: 'Multisig proposals' }).getByRole('row');
  // There are always new ones: the story's are on the first page only by proposer.
  for (const [proposer, name, end] of [
    ['alice', 'salary', 'Executed'],
    ['carol', 'ready', 'Open'],
    ['dave', 'mistake', 'Canceled'],
  ] as const) {
    await page.getByLabel('Proposer').fill(proposer);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(new RegExp(`view=all&proposer=${proposer}|proposer=${proposer}&view=all`));
    await expect(rows.filter({ hasText: name })).toContainText(end);
  }
  await expect(rows.filter({ hasText: 'mistake' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'salary' })).toHaveCount(0);
  await rows.filter({ hasText: 'mistake' }).getByRole('link', { name: 'mistake' }).click();
  await expect(page.locator('main')).toContainText('has already been executed or does not exist');
});

test('hostile texts in a proposal stay text', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/msig/whale1111111/clickhere`);
  await expect(page.locator('main')).toContainText('<svg/onload=alert(1)>');
  await expect(page.locator('main script, main img')).toHaveCount(0);
});
