import type { Page } from '@playwright/test';
import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, expectNoReload, mark, noTransactions, open, test } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { act } from './act.ts';
import { connect, expectIncluded, fillTransfer, reconnect, review, signAndSend } from './connect.ts';

test.use({ devnetFlags: noTransactions });

const members = ['alice@active', 'bob@active', 'carol@active', 'dave@active'];

/** The first row of a table of eosio.msig in alice's scope from `name` on. */
async function msigRow(site: Antescope, table: string, name: string): Promise<Record<string, unknown> | undefined> {
  const answer = await callNode(site, '/v1/chain/get_table_rows', {
    code: 'eosio.msig',
    scope: 'alice',
    table,
    lower_bound: name,
    limit: 1,
    json: true,
  });
  return (answer as { rows: Record<string, unknown>[] }).rows[0];
}

const multisigSwitch = (page: Page) => page.getByRole('switch', { name: 'Multisig mode' });

/** Starts multisig mode on the transfer form, for the treasury or another permission. */
async function actForTreasury(page: Page, level = 'daotreasury1@active'): Promise<void> {
  await fillTransfer(page, { to: 'erin', amount: '1' });
  await multisigSwitch(page).check();
  const behalf = page.getByLabel('On behalf of');
  await behalf.fill(level.replace('@active', ''));
  await behalf.press('Enter');
  await expect(behalf).toHaveValue(level);
  await expect(review(page)).toContainText(`Prepared for ${level}`);
}

test('[MSIG-001] [MSIG-002] [NAV-058] multisig mode collects what forms submit, without authorization', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await mark(page);
  await connect(page, devnet.keys.alice!, 'alice@active');
  await actForTreasury(page);
  await expect(page.getByRole('region', { name: 'Multisig mode' })).toContainText('Nothing is signed');
  await fillTransfer(page, { to: 'erin', amount: '12.5', memo: 'grant' });
  await expect(review(page)).toContainText('Simulated by the node');
  await expect(review(page).getByRole('button', { name: 'Sign and send' })).toHaveCount(0);
  await review(page).getByRole('button', { name: 'Add to proposal' }).click();
  await expect(page).toHaveURL(`${devnet.url}/wallet/msig`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New proposal');
  const actions = page.getByRole('group', { name: 'Actions' });
  await expect(actions.getByRole('listitem')).toHaveCount(1);
  await expect(actions).toContainText('12.5');
  await expect(actions.getByLabel('Authorized by')).toHaveValue('daotreasury1@active');
  const stored = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.includes('multisig'))![1]);
  expect((JSON.parse(stored) as { multisigActions: unknown[] }).multisigActions).toMatchObject([
    { account: 'eosio.token', name: 'transfer', authorization: [] },
  ]);
  await expectNoReload(page);

  // The account menu has the switch and the number of collected actions.
  await page.reload();
  await page
    .getByRole('button', { name: /Multisig mode/ })
    .or(page.locator('summary', { hasText: 'alice' }))
    .first()
    .click();
  await expect(page.getByRole('link', { name: '1 action collected' })).toBeVisible();
  await page.getByRole('banner').getByRole('switch', { name: 'Multisig mode' }).click();
  await expect(multisigSwitch(page).last()).not.toBeChecked();
  await open(page, `${devnet.url}/wallet/transfer`);
  await fillTransfer(page, { to: 'erin', amount: '1' });
  await expect(review(page).getByRole('button', { name: 'Sign and send' })).toBeVisible();
});

test('collected actions are proposed to those whose approval they need, and can then be approved', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.alice!, 'alice@active');
  await actForTreasury(page);
  for (const [to, amount] of [
    ['erin', '12.5'],
    ['bob', '3'],
  ] as const) {
    await open(page, `${devnet.url}/wallet/transfer`);
    await fillTransfer(page, { to, amount });
    await expect(review(page)).toContainText('Simulated by the node');
    await review(page).getByRole('button', { name: 'Add to proposal' }).click();
    await expect(page).toHaveURL(`${devnet.url}/wallet/msig`);
  }
  const second = page.getByRole('group', { name: 'Actions' }).getByRole('listitem').nth(1);
  await second.getByText('Permissions of daotreasury1').click();
  await expect(second).toContainText('eosio.token::transfer requires it');
  const owner = second.getByRole('list').getByRole('listitem').filter({ hasText: 'parent of daotreasury1@active' });
  await owner.getByRole('button', { name: 'Use it' }).click();
  await expect(second.getByLabel('Authorized by')).toHaveValue('daotreasury1@owner');
  await second.getByLabel('Authorized by').fill('daotreasury1@active');
  await second.getByLabel('Authorized by').press('Tab');
  await page.getByRole('button', { name: 'Move action 2 up' }).click();
  const approvers = page.getByRole('group', { name: 'Requested approvals' });
  await expect(approvers.getByRole('listitem')).toHaveText([
    'alice@activeYour account',
    ...members.slice(1).map((level) => new RegExp(String.raw`^${level}Last active \d{4}-\d\d-\d\d$`)),
  ]);
  await page.getByLabel('Proposal name').fill('Payroll');
  await expect(page.locator('main')).toContainText('A name has 1 to 12 characters');
  await page.getByLabel('Proposal name').fill('payroll');
  await approvers.getByRole('button', { name: 'Remove dave@active' }).click();
  await expect(review(page)).toContainText('Not requested, although the actions may need it: dave@active');
  await page.getByRole('button', { name: 'Use the required approvals' }).click();
  await expect(review(page)).toContainText('Propose payroll with 2 actions');
  await expect(review(page)).toContainText('Proposed actions');
  await signAndSend(page);
  await reconnect(page, devnet.keys.alice!, 'alice@active');
  await expectIncluded(page);
  expect(await msigRow(devnet, 'approvals2', 'payroll')).toMatchObject({
    proposal_name: 'payroll',
    requested_approvals: members.map((level) => ({ level: { actor: level.split('@')[0], permission: 'active' } })),
  });
  await open(page, `${devnet.url}/msig/alice/payroll`);
  const proposed = page.getByRole('region', { name: 'Proposed actions' });
  await expect(proposed).toContainText('daotreasury1@active');
  await expect(proposed.getByRole('listitem').first()).toContainText('bob');
  // Signed although multisig mode was on; what was proposed is no longer collected.
  await open(page, `${devnet.url}/wallet/msig`);
  await expect(page.locator('main')).toContainText('No actions collected');
});

test('approvers that can be reached are listed first, the others with the reason', async ({ page, devnet }) => {
  const member = (actor: string) => ({ permission: { actor, permission: 'active' }, weight: 1 });
  const native = (name: string, data: object) => ({
    account: 'eosio',
    name,
    authorization: [{ actor: 'niaj', permission: 'active' }],
    data: { account: 'niaj', permission: 'crew', ...data },
  });
  const accounts = ['alice', 'ringring111b', 'zoe'].map(member);
  const auth = { threshold: 2, keys: [], accounts, waits: [] };
  await act(devnet, 'niaj', [native('updateauth', { parent: 'active', auth })]);
  try {
    await open(page, `${devnet.url}/wallet/transfer`);
    await connect(page, devnet.keys.alice!, 'alice@active');
    await actForTreasury(page, 'niaj@crew');
    await review(page).getByRole('button', { name: 'Add to proposal' }).click();
    const approvers = page.getByRole('group', { name: 'Requested approvals' });
    const rows = approvers.getByRole('listitem');
    await expect(rows).toHaveText([
      'alice@activeYour account',
      /^zoe@active(?:Last active|Never used)/,
      'ringring111a@activeNo key can approve',
    ]);
    // Approvers that a person adds, too.
    for (const level of ['missing11111@active', 'eosio.prods@active']) {
      await approvers.getByLabel('Add an approver (account@permission)').fill(level);
      await approvers.getByRole('button', { name: 'Add' }).click();
    }
    await expect(rows.nth(3)).toHaveText('missing11111@activeDoes not exist');
    await expect(rows.nth(4)).toHaveText('eosio.prods@activeTakes two thirds of the block producers');
  } finally {
    await act(devnet, 'niaj', [native('deleteauth', {})]);
  }
});
