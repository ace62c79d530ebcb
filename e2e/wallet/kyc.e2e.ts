import type { Page } from '@playwright/test';
import { control } from '../../test-kit/devnet-control.ts';
import { expect, open, test } from '../fixtures.ts';
import { connect } from './connect.ts';

test.afterEach(({ devnet }) => control(devnet, 'heal'));

async function fill(page: Page): Promise<void> {
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['Birth date', '1990-12-10'],
    ['Address', '12 St James Square, London'],
    ['Email', 'ada@example.org'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Switzerland' });
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('[KYC-016] an identity check: country, form and documents, then its status until a decision', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/kyc`);
  await connect(page, devnet.keys.alice!, 'alice@active');
  const tier = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(tier('Tier 3')).toContainText('Unavailable');
  await expect(tier('Tier 3').getByRole('radio')).toHaveCount(0);
  await fill(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(tier('Tier 1')).toContainText('Pending');
  await expect(tier('Tier 1')).toContainText('Passed');
  await tier('Tier 2').getByRole('radio').check();
  await fill(page);
  const submit = page.getByRole('button', { name: 'Submit application' });
  await expect(submit).toBeDisabled();
  await page
    .getByLabel('Picture of you')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg>') });
  await expect(page.getByText('Not a JPEG or PNG picture')).toBeVisible();
  const large = Buffer.concat([png, Buffer.alloc(2_000_001)]);
  await page.getByLabel('ID, front').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: large });
  await expect(page.getByText('Larger than 2 MB', { exact: true })).toBeVisible();
  for (const label of ['Picture of you', 'ID, front', 'ID, back']) {
    await page.getByLabel(label).first().setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: png });
  }
  await submit.click();
  await expect(tier('Tier 2')).toContainText('Passed');
});

test('terms of service are accepted by a signature', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/kyc`);
  await connect(page, devnet.keys.bob!, 'bob@active');
  await expect(page.getByText('Terms of service not accepted yet')).toBeVisible();
  await page.getByRole('button', { name: 'Accept terms of service' }).click();
  await expect(page.getByText('Terms of service accepted', { exact: true })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
  expect(stored).not.toContain('token-');
});

test('an identity service that is down refuses an application with its text', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/kyc`);
  await connect(
    page,
    devnet.keys.carol ?? devnet.keys.bob!,
    devnet.keys.carol === undefined ? 'bob@active' : 'carol@active',
  );
  await fill(page);
  await control(devnet, 'fault', { kind: 'lie', how: 'status', status: 503, path: '/services/kyc' });
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Could not apply for KYC' })).toBeVisible();
});
