import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, expectNoReload, hydrated, mark, noTransactions, open, test } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { connect, expectIncluded, review, signAndSend } from './connect.ts';

test.use({ devnetFlags: noTransactions });

interface ApprovalRow {
  proposal_name: string;
  requested_approvals: { level: { actor: string } }[];
  provided_approvals: { level: { actor: string } }[];
}

/** Accounts that approved a proposal on the chain; null if it is gone. */
async function approvedBy(site: Antescope, proposer: string, name: string): Promise<string[] | null> {
  const answer = await callNode(site, '/v1/chain/get_table_rows', {
    code: 'eosio.msig',
    scope: proposer,
    table: 'approvals2',
    lower_bound: name,
    limit: 1,
    json: true,
  });
  const [row] = (answer as { rows: ApprovalRow[] }).rows;
  return row?.proposal_name === name ? row.provided_approvals.map(({ level }) => level.actor) : null;
}

// First: the tests after it cancel and execute these proposals.
test('a proposal shows its effects as if executed now', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/msig/alice/newoffice`);
  const effects = page.getByRole('region', { name: 'Effects if executed now' });
  await effects.getByRole('button', { name: 'Simulate' }).click();
  await expect(effects).toContainText('Simulated by the node');
  await expect(effects).toContainText('1,200.0000 EOS');
  await open(page, `${devnet.url}/msig/carol/threeoffour`);
  await effects.getByRole('button', { name: 'Simulate' }).click();
  await expect(effects.getByRole('listitem').filter({ hasText: 'multisig1111' }).first()).toContainText('active set');
});

test('[MSIG-005] a requested account approves and unapproves in place; another one is offered nothing', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/msig/alice/audit`);
  await mark(page);
  await connect(page, devnet.keys.bob!, 'bob@active');
  await expect(page.locator('main')).toContainText('Your approval is needed.');
  await expect(page.getByRole('radio', { name: 'Cancel' })).toHaveCount(0);
  await expect(review(page)).toContainText('Approve audit as bob@active');
  await signAndSend(page);
  await expectIncluded(page);
  expect(await approvedBy(devnet, 'alice', 'audit')).toContain('bob');
  const approvals = page.getByRole('table', { name: 'Approvals' });
  await expect(approvals.getByRole('row').filter({ hasText: 'bob@active' })).toContainText('Approved');
  await expect(page.locator('main')).toContainText('Approved audit as bob@active');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('radio', { name: 'Unapprove' }).check();
  await expect(review(page)).toContainText('Unapprove audit as bob@active');
  await signAndSend(page);
  await expectIncluded(page);
  expect(await approvedBy(devnet, 'alice', 'audit')).not.toContain('bob');
  await expectNoReload(page);

  await open(page, `${devnet.url}/msig/whale1111111/inflation`);
  await expect(page.locator('main')).toContainText('bob cannot approve, execute or cancel this proposal.');
  await expect(review(page)).toHaveCount(0);
});

test('the proposer cancels a proposal and is warned about its approvals; the receipt outlives it', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/msig/carol/threeoffour`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await expect(review(page)).toContainText('Approve threeoffour as carol@active');
  await signAndSend(page);
  await expectIncluded(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('radio', { name: 'Cancel' }).check();
  await expect(review(page)).toContainText('Cancel threeoffour');
  await expect(review(page).getByRole('alert')).toContainText('Deletes the proposal and its approval.');
  await signAndSend(page);
  await expectIncluded(page);
  expect(await approvedBy(devnet, 'carol', 'threeoffour')).toBeNull();
  await expect(page.locator('main')).toContainText('has already been executed or does not exist');
  await expect(page.locator('main output')).toContainText(/In block|Irreversible/);
});

test('a proposal whose approvals are in is executed, and its transfer is on the chain', async ({ page, devnet }) => {
  const unitsOfErin = async (): Promise<bigint> => {
    const body = { code: 'eosio.token', account: 'erin', symbol: 'EOS' };
    const [balance] = (await callNode(devnet, '/v1/chain/get_currency_balance', body)) as string[];
    return BigInt(balance!.replace(/\.| EOS$/g, ''));
  };
  const before = await unitsOfErin();
  for (const approver of ['alice', 'bob'] as const) {
    await open(page, `${devnet.url}/msig/alice/newoffice`);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await hydrated(page);
    await connect(page, devnet.keys[approver]!, `${approver}@active`);
    await expect(review(page)).toContainText(`Approve newoffice as ${approver}@active`);
    await signAndSend(page);
    await expectIncluded(page);
  }
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.locator('main')).toContainText('Ready to execute');
  await page.getByRole('radio', { name: 'Execute' }).check();
  await expect(review(page)).toContainText('Execute newoffice');
  await signAndSend(page);
  await expectIncluded(page);
  expect(await unitsOfErin()).toBe(before + 12_000_000n);
});

test('a visitor compares proposed code and ABI with the current contract', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/msig/bob/deploy`);
  const effects = page.getByRole('region', { name: 'Effects if executed now' });
  await effects.getByRole('button', { name: 'Simulate' }).click();
  const change = effects.getByRole('region', { name: 'daotreasury1' });
  const fact = (label: string) => change.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(fact('Current code')).toContainText('None');
  await expect(fact('New code')).toContainText(/\d bytes/);
  await expect(change).toContainText(/Uses [\d,]+ more bytes of RAM/);
});
