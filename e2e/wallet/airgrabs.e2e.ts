import type { Page } from '@playwright/test';
import { json, startJsonService } from '../../fixtures/json-service.ts';
import { callNode, control } from '../../test-kit/devnet-control.ts';
import { expect, open, siteOptions, test as base } from '../fixtures.ts';
import { startAntescope, type Antescope } from '../../test-kit/start-antescope.ts';
import { act } from './act.ts';
import { connect, expectIncluded, review, signAndSend } from './connect.ts';

const contract = 'grabgrab1111';

/** One token for each method. */
const list = [
  { name: 'Grab', contract, symbol: '4,GRAB', method: 'claim' },
  { name: 'Signed', contract, symbol: '2,SIGNED', method: 'signup' },
  { name: 'Opened', contract, symbol: '0,OPENED', method: 'open' },
];

const test = base.extend<object, { listed: Antescope }>({
  /** A devnet whose list has a token for each method. */
  listed: [
    // Playwright reads a fixture's dependencies from this pattern, which is empty without any.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const service = await startJsonService({ '/list.json': json(list) });
      const services = { airgrabs: { url: `${service.url}/list.json` } };
      const site = await startAntescope(['--no-generator'], { chains: { local: { services } } });
      const create = (supply: string) => ({
        account: contract,
        name: 'create',
        authorization: [{ actor: contract, permission: 'active' }],
        data: { issuer: contract, maximum_supply: supply },
      });
      await act(site, contract, [create('1000.00 SIGNED'), create('1000 OPENED')]);
      await use(site);
      await site.stop();
      await service.close();
    },
    siteOptions,
  ],
});

/** Balance of carol, from the node; [] without a row. */
const balanceOf = (site: Antescope, symbol: string) =>
  callNode(site, '/v1/chain/get_currency_balance', { code: contract, account: 'carol', symbol });

async function claim(page: Page, code: string, method: string): Promise<void> {
  await page.getByRole('button', { name: `Claim ${code}` }).click();
  await expect(page.locator('main form')).toContainText('Uses 240 bytes of your RAM');
  await expect(review(page).getByRole('region', { name: 'Actions' })).toContainText(`${contract}::${method}`);
  await signAndSend(page);
  await expectIncluded(page);
}

test('[TOKEN-008] [TOKEN-009] listed tokens are claimed, signed up for and opened with 240 bytes of RAM, and held ones are hidden', async ({
  page,
  listed,
}) => {
  await open(page, `${listed.url}/airgrabs`);
  const main = page.locator('main');
  await expect(main).toContainText('Each claim uses 240 bytes of your RAM.');
  const tokens = main.getByRole('table', { name: 'Airgrabs' });
  await expect(tokens).toContainText('GRAB');
  await expect(tokens.getByRole('link', { name: contract })).toHaveCount(3);
  await connect(page, listed.keys.carol!, 'carol@active');
  for (const [code, method, balance] of [
    ['GRAB', 'claim', '100.0000 GRAB'],
    ['SIGNED', 'signup', '0.00 SIGNED'],
    ['OPENED', 'open', '0 OPENED'],
  ] as const) {
    expect(await balanceOf(listed, code)).toEqual([]);
    await claim(page, code, method);
    expect(await balanceOf(listed, code)).toEqual([balance]);
    await expect(tokens.getByRole('button', { name: `Claim ${code}` })).toHaveCount(0);
  }
  await expect(main).toContainText('You hold every listed token.');
  await expect(tokens).toHaveCount(0);
});

test('a list that cannot be read is a failure, not an empty list', async ({ page, devnet }) => {
  // Nothing has read it yet: the server has no older list to show.
  await control(devnet, 'fault', { kind: 'lie', how: 'status', status: 503, path: '/services/airgrabs' });
  await open(page, `${devnet.url}/airgrabs`);
  await expect(page.locator('main')).toContainText('Could not read airgrab tokens');
  await expect(page.locator('main')).not.toContainText('No airgrab tokens are listed.');
  await control(devnet, 'heal');
});
