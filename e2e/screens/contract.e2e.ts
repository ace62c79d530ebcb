import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, expectNoReload, mark, open, test } from '../fixtures.ts';
import { connect, review, signAndSend } from '../wallet/connect.ts';

test('[NAV-035] the URL of a table contains tab, account, scope, table and limit', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/contract?tab=Tables&account=eosio&scope=eosio&table=global&limit=10`);
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: 'eosio', exact: true })).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Scope' })).toHaveValue('eosio');
  await expect(main.getByRole('spinbutton', { name: 'Limit' })).toHaveValue('10');
  await expect(main).toContainText('max_ram_size');
  // The same content without scripts.
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain('max_ram_size');
});

test('[CONTRACT-002] [CONTRACT-009] contract, table, scope and number of rows can be chosen', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/contract`);
  await mark(page);
  await page.getByLabel('Contract account').fill('eosio.token');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('navigation', { name: 'Tables' }).getByRole('link', { name: 'accounts' }).click();
  await expect(page).toHaveURL(/table=accounts/);
  await page.getByRole('textbox', { name: 'Scope' }).fill('alice');
  await page.getByRole('spinbutton', { name: 'Limit' }).fill('7');
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(page).toHaveURL(/scope=alice/);
  await expect(page).toHaveURL(/limit=7/);
  await expect(page.getByRole('region', { name: 'Rows' }).locator('tbody tr')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Rows' })).toContainText('EOS');
  await page.getByRole('link', { name: 'JSON' }).click();
  await expect(page.locator('pre')).toContainText('"balance"');
  await expectNoReload(page);
});

test('scopes are listed and link to their rows', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/contract?account=eosio.token&table=accounts`);
  const scopes = page.getByRole('table', { name: 'Scopes' });
  await scopes.getByRole('link', { name: 'bob', exact: true }).first().click();
  await expect(page).toHaveURL(/scope=bob/);
  await expect(page.getByRole('textbox', { name: 'Scope' })).toHaveValue('bob');
});

test('[CONTRACT-010] a table is paged by key, and filtered by index, key type and bounds', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/contract?account=eosio&table=voters&limit=2&view=table`);
  const rows = page.getByRole('region', { name: 'Rows' }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  const first = await rows.first().locator('td').first().innerText();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/from=/);
  await expect(rows.first().locator('td').first()).not.toHaveText(first);
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(rows.first().locator('td').first()).toHaveText(first);
  await page.getByText('Filters').click();
  await page.getByLabel('Lower bound').fill('NOT A KEY');
  await expect(page.getByText('Enter a number, name or symbol')).toBeVisible();
  await page.getByLabel('Lower bound').fill('bob');
  await page.getByLabel('Upper bound').fill('bob');
  await page.getByLabel('RAM payer').check();
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('bob');
  await expect(page).toHaveURL(/lower=bob.*upper=bob.*payer=1/);
  await open(page, `${devnet.url}/contract?account=eosio&table=producers&limit=3&view=table`);
  await page.getByText('Filters').click();
  await page.getByLabel('Index').selectOption('2');
  await page.getByLabel('Key type').selectOption('float64');
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(page).toHaveURL(/index=2/);
  await expect(page).toHaveURL(/key=float64/);
  await expect(rows).toHaveCount(3);
  // A vote after the page was loaded may move a producer: then the page is loaded again.
  await expect(async () => {
    await page.reload();
    const { rows: byVotes } = (await callNode(devnet, '/v1/chain/get_table_rows', {
      code: 'eosio',
      scope: 'eosio',
      table: 'producers',
      index_position: '2',
      key_type: 'float64',
      limit: 3,
      json: true,
    })) as { rows: { owner: string }[] };
    await expect(rows).toContainText(
      byVotes.map(({ owner }) => owner),
      { timeout: 1000 },
    );
  }).toPass();
});

test('[CONTRACT-005] missing data is reported', async ({ page, devnet }) => {
  for (const [account, why] of [
    ['nosuchacct11', 'Account does not exist.'],
    ['alice', 'No contract deployed on this account.'],
  ] as const) {
    await open(page, `${devnet.url}/contract?account=${account}`);
    await expect(page.getByRole('alert')).toContainText(`Contract ${account} cannot be retrieved.`);
    await expect(page.getByRole('alert')).toContainText(why);
  }
});

test('the ABI is shown, and downloaded code matches the hash on the chain', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/contract/eosio.token`);
  await expect(page).toHaveURL(/\/contract\?account=eosio\.token/);
  await page.getByRole('link', { name: 'ABI', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'currency_stats' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download ABI' }).click();
  expect((await download).suggestedFilename()).toBe('eosio.token.abi.json');
  await page.getByRole('link', { name: 'Code', exact: true }).click();
  await page.getByRole('button', { name: 'Download WASM' }).click();
  await expect(page.locator('main')).toContainText('Code hash matches the chain');
});

test('[CONTRACT-009] [CONTRACT-010] an action form: validated on input, dry run without a login', async ({
  page,
  devnet,
}) => {
  const walletParts: string[] = [];
  page.on('request', (request) => {
    if (/action-run|wallet-dialog/.test(request.url())) walletParts.push(request.url());
  });
  await open(page, `${devnet.url}/contract?account=eosio.token&tab=Actions`);
  await page.getByRole('navigation', { name: 'Actions' }).getByRole('link', { name: 'transfer' }).click();
  await page.getByLabel('from name').fill('alice');
  await page.getByLabel('to name').fill('bob');
  await page.getByLabel('quantity asset').fill('1 EOS EOS');
  await page.getByLabel('memo string').fill('hello');
  await expect(page.getByText('transfer.quantity', { exact: true })).toBeVisible();
  expect(walletParts).toEqual([]);
  await page.getByLabel('quantity asset').fill('1.0000 EOS');
  await page.getByRole('button', { name: 'Simulate' }).click();
  await page.getByLabel('Authorization').fill('alice@active');
  await expect(page.locator('main')).toContainText('Balances');
  await expect(page.locator('main').getByRole('listitem').filter({ hasText: 'bob' })).toContainText('→');
  // The form has an address.
  await page.getByText('JSON / hex').click();
  await page.getByRole('link', { name: /Link to this form/ }).click();
  await expect(page).toHaveURL(/data=/);
  await page.reload();
  await expect(page.getByLabel('quantity asset')).toHaveValue('1.0000 EOS');
});

test('nested types: lists of structs can grow, and errors are reported before signing', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/contract?account=eosio&tab=Actions&action=updateauth`);
  await page.getByLabel('account name').first().fill('alice');
  await page.getByLabel('permission name').first().fill('game');
  await page.getByLabel('parent name').fill('active');
  await page.getByLabel('threshold uint32').fill('1');
  await page.getByRole('button', { name: 'Add to accounts' }).click();
  await page.getByLabel('actor name').fill('bob');
  await page.getByLabel('permission name').last().fill('active');
  await page.getByLabel('weight uint16').fill('1');
  await page.getByRole('button', { name: 'Simulate' }).click();
  await page.getByLabel('Authorization').fill('alice@active');
  await expect(page.locator('main')).toContainText('game');
  await expect(review(page)).toContainText('Simulated by the node');
  await page.getByRole('button', { name: 'Remove accounts[0]' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a form filled in by a link says so, and the review shows who would control the account', async ({
  page,
  devnet,
}) => {
  const key = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
  const auth = { threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] };
  const data = JSON.stringify({ account: 'alice', permission: 'owner', parent: '', auth });
  const address = `/contract?account=eosio&tab=Actions&action=updateauth&data=${encodeURIComponent(data)}`;
  await open(page, devnet.url + address);
  const note = page.getByRole('note').filter({ hasText: 'This form was filled in by a link.' });
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Simulate' }).click();
  await page.getByLabel('Authorization').fill('alice@owner');
  await expect(review(page).getByRole('link', { name: key })).toBeVisible();
  await expect(review(page).getByRole('alert')).toContainText('Keys that lose alice@owner:');
  await page.getByLabel('threshold uint32').fill('2');
  await expect(note).toBeHidden();
});

test('a table query and a filled form are copied as commands', async ({ page, devnet }) => {
  const main = page.locator('main');
  const menu = main.locator('summary[aria-label="Copy as"]');
  await open(page, `${devnet.url}/contract?tab=Tables&account=eosio&scope=eosio&table=global&limit=10`);
  await menu.click();
  await expect(main.getByRole('button', { name: 'cleos', exact: true })).toHaveAttribute(
    'data-copy',
    `cleos -u '${devnet.url}' get table 'eosio' 'eosio' 'global' --limit=10`,
  );
  const data = JSON.stringify({ from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: "it's $(id)" });
  await open(
    page,
    `${devnet.url}/contract?account=eosio.token&tab=Actions&action=transfer&data=${encodeURIComponent(data)}`,
  );
  await page.getByText('JSON / hex').click();
  await menu.click();
  await expect(main.getByRole('button', { name: 'cleos', exact: true })).toHaveAttribute(
    'data-copy',
    `cleos -u '${devnet.url}' push action 'eosio.token' 'transfer' '${data.replace("'", String.raw`'\''`)}' -p 'alice@active'`,
  );
});

test('no account connected', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/contract?account=eosio.token&tab=Actions&action=transfer`);
  await page.getByRole('button', { name: 'Simulate' }).click();
  await expect(page.locator('main')).toContainText('No Identity Found');
});

test('[CONTRACT-001] search a contract, select an action and enter data, submit', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/contract`);
  await connect(page, devnet.keys.bob!, 'bob@active');
  await page.getByLabel('Contract account').fill('eosio.token');
  await page.getByRole('button', { name: 'Open' }).click();
  await page
    .locator('main')
    .getByRole('link', { name: /^Actions/ })
    .click();
  await page.getByRole('navigation', { name: 'Actions' }).getByRole('link', { name: 'transfer', exact: true }).click();
  await page.getByRole('textbox', { name: 'from name' }).fill('bob');
  await page.getByRole('textbox', { name: 'to name' }).fill('carol');
  await page.getByRole('textbox', { name: 'quantity asset' }).fill('0.0003 EOS');
  await page.getByRole('textbox', { name: 'memo string' }).fill('in three steps');
  await page.getByRole('button', { name: 'Simulate' }).click();
  await signAndSend(page);
  await expect(page.locator('main')).toContainText('In block');
});

test('a connected account signs, sends, and sees irreversibility', async ({ page, devnet }) => {
  const data = { from: 'carol', to: 'bob', quantity: '0.0001 EOS', memo: 'by the contract page' };
  const address = `/contract?account=eosio.token&tab=Actions&action=transfer&data=${encodeURIComponent(JSON.stringify(data))}`;
  await open(page, devnet.url + address);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await page.getByRole('button', { name: 'Simulate' }).click();
  await expect(review(page)).toContainText('Signing as carol@active');
  await signAndSend(page);
  await expect(page.locator('main')).toContainText('In block');
});

test('any account distributes the system fees, which starts an epoch', async ({ page, devnet }) => {
  const main = page.locator('main');
  const settings = `${devnet.url}/contract?tab=Tables&account=eosio.fees&scope=eosio.fees&table=settings`;
  await open(page, settings);
  await expect(main).toContainText('1970');
  await open(page, `${devnet.url}/contract?account=eosio.fees&tab=Actions&action=distribute`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await main.getByRole('button', { name: 'Simulate' }).click();
  await signAndSend(page);
  await expect(main).toContainText('In block');
  await open(page, settings);
  await expect(main).toContainText('600');
  await expect(main).not.toContainText('1970');
});

test('breadcrumbs lead from a row or a table to the contract and the contracts', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/alice?tab=tokens`);
  const main = page.locator('main');
  await main.getByRole('table').first().getByRole('link', { name: 'History' }).first().click();
  const trail = main.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('listitem')).toHaveText(['Contracts', 'eosio.token', 'accounts', /^alice · EOS$/]);
  await trail.getByRole('link', { name: 'accounts' }).click();
  await expect(main.getByRole('table').first()).toBeVisible();
  await expect(trail.locator('[aria-current=page]')).toHaveText('accounts');
  await trail.getByRole('link', { name: 'eosio.token' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('eosio.token');
  await expect(trail).toHaveCount(0);
});
