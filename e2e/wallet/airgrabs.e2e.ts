import { callNode, control } from '../devnet-control.ts';
import { expect, open, test } from '../fixtures.ts';
import { connect, expectIncluded, review, signAndSend } from './connect.ts';

test.beforeEach(({ devnet }) => control(devnet, 'generator', { on: false }));
test.afterEach(async ({ devnet }) => {
  await control(devnet, 'heal');
  await control(devnet, 'generator', { on: true });
});

test('[TOKEN-008] [TOKEN-009] listed tokens are claimed with 240 bytes of RAM, and held ones are hidden', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/airgrabs`);
  const main = page.locator('main');
  await expect(main).toContainText('Each claim uses 240 bytes of your RAM.');
  const list = main.getByRole('table', { name: 'Airgrabs' });
  await expect(list).toContainText('GRAB');
  await expect(list.getByRole('link', { name: 'grabgrab1111' })).toBeVisible();
  await connect(page, devnet.keys.carol!, 'carol@active');
  await list.getByRole('button', { name: 'Claim GRAB' }).click();
  await expect(main.locator('form')).toContainText('Uses 240 bytes of your RAM');
  await expect(review(page).getByRole('region', { name: 'Actions' })).toContainText('claim');
  await signAndSend(page);
  await expectIncluded(page);
  const query = { code: 'grabgrab1111', account: 'carol', symbol: 'GRAB' };
  expect(await callNode(devnet, '/v1/chain/get_currency_balance', query)).toEqual(['100.0000 GRAB']);
  await expect(main).toContainText('You hold every listed token.');
  await expect(list).toHaveCount(0);
});

test('a list that cannot be read is a failure, not an empty list', async ({ page, devnet }) => {
  await control(devnet, 'fault', { kind: 'lie', how: 'status', status: 503, path: '/services/airgrabs' });
  await expect(async () => {
    await open(page, `${devnet.url}/airgrabs`);
    await expect(page.locator('main')).toContainText('Could not read airgrab tokens', { timeout: 1000 });
  }).toPass();
  await expect(page.locator('main')).not.toContainText('No airgrab tokens are listed.');
});
