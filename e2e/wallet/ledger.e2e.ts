import { formatWif } from '@antescope/codec/keys/private-key';
import { devKey } from '@antescope/devnet/story/keys';
import type { Locator, Page } from '@playwright/test';
import { LedgerDevice, LedgerUsb } from '../../fixtures/ledger-device.ts';
import { expect, hydrated, noTransactions, open, test } from '../fixtures.ts';
import { expectIncluded, fillTransfer, review, signAndSend } from './connect.ts';

test.use({ devnetFlags: noTransactions });

const emptyKey = (index: number): string => formatWif(devKey('an empty device', String(index)));

/** Plugs a device in: the page's WebHID reaches it, every other interface is gone. */
async function plugIn(page: Page, unit: LedgerDevice): Promise<void> {
  const usb = new LedgerUsb(unit);
  await page.exposeFunction('ledgerFrame', (frame: number[]) => usb.frame(frame));
  await page.addInitScript(() => {
    class StandIn extends EventTarget {
      opened = false;
      vendorId = 0x2c97;
      open(): Promise<void> {
        this.opened = true;
        return Promise.resolve();
      }
      close(): Promise<void> {
        this.opened = false;
        return Promise.resolve();
      }
      async sendReport(_id: number, data: Uint8Array): Promise<void> {
        if (!this.opened) throw new Error('The device is closed');
        const { ledgerFrame } = globalThis as unknown as { ledgerFrame: (frame: number[]) => Promise<number[][]> };
        for (const frame of await ledgerFrame([...data])) {
          const report = new Event('inputreport');
          Object.assign(report, { data: new DataView(Uint8Array.from(frame).buffer) });
          this.dispatchEvent(report);
        }
      }
    }
    const device = new StandIn();
    const hid = Object.assign(new EventTarget(), {
      getDevices: () => Promise.resolve([]),
      requestDevice: ({ filters }: { filters: { vendorId: number }[] }) =>
        Promise.resolve(filters.some(({ vendorId }) => vendorId === device.vendorId) ? [device] : []),
    });
    Object.defineProperty(navigator, 'hid', { value: hid });
    for (const other of ['usb', 'bluetooth']) delete (Navigator.prototype as unknown as Record<string, unknown>)[other];
  });
}

async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Connect', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Ledger/ }).click();
  return dialog;
}

test('[AUTH-006] [AUTH-014] a Ledger is read at the chosen indexes, which persist, and signs; locked, refused and foreign devices sign nothing', async ({
  page,
  devnet,
}) => {
  const unit = new LedgerDevice({ keyOf: (index) => (index === 4 ? devnet.keys.carol! : emptyKey(index)) });
  await plugIn(page, unit);
  await open(page, `${devnet.url}/wallet/transfer`);
  const dialog = await openLogin(page);
  const indexes = dialog.getByLabel('Account indexes');
  await expect(indexes).toHaveValue('0, 1, 2');
  unit.decision = 'locked';
  await dialog.getByRole('button', { name: 'Read keys' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Unlock the device and try again.');
  unit.decision = 'other-app';
  await dialog.getByRole('button', { name: 'Read keys' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Open the EOS application on the device and try again.');
  unit.decision = 'approve';
  await dialog.getByRole('button', { name: 'Read keys' }).click();
  await expect(dialog).toContainText('No account has a key of this device.');
  await expect(dialog.locator('code')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await indexes.fill('0, x');
  await expect(dialog.getByRole('button', { name: 'Read keys' })).toBeDisabled();
  await indexes.fill('0, 4');
  await dialog.getByRole('button', { name: 'Read keys' }).click();
  await expect(dialog.getByText('Index 4').first()).toBeVisible();
  await dialog.getByLabel(/^carol@active/).check();
  await dialog.getByRole('button', { name: 'Connect as carol@active' }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await hydrated(page);
  await fillTransfer(page, { to: 'zoe', amount: '0.0031', token: 'eosio.token EOS', memo: 'by Ledger' });
  await signAndSend(page);
  const signing = page.getByRole('dialog', { name: 'Confirm on the device' });
  unit.decision = 'refuse';
  await signing.getByRole('button', { name: 'Send to the device' }).click();
  await expect(signing.getByRole('alert')).toHaveText('The wallet declined to sign.');
  await signing.getByRole('button', { name: 'Cancel' }).click();
  await expect(review(page)).toContainText('Not signed: the wallet was closed.');

  await signAndSend(page);
  unit.decision = 'approve';
  unit.shown.length = 0;
  await signing.getByRole('button', { name: 'Send to the device' }).click();
  await expectIncluded(page);
  expect(unit.shown).toEqual(['eosio.token::transfer']);
  const menu = page.getByRole('banner').locator('details:has([data-account-menu])');
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Connect another' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ledger/ })
    .click();
  await expect(page.getByRole('dialog').getByLabel('Account indexes')).toHaveValue('0, 4');
});

test('a device with another seed does not sign for the account', async ({ page, devnet }) => {
  let own = true;
  const unit = new LedgerDevice({ keyOf: (index) => (own && index === 0 ? devnet.keys.carol! : emptyKey(index)) });
  await plugIn(page, unit);
  await open(page, `${devnet.url}/wallet/transfer`);
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Read keys' }).click();
  await expect(dialog.getByLabel(/^carol@active/)).toBeChecked();
  await dialog.getByRole('button', { name: 'Connect as carol@active' }).click();
  await expect(dialog).toBeHidden();
  own = false;
  await fillTransfer(page, { to: 'zoe', amount: '0.0032', token: 'eosio.token EOS' });
  await signAndSend(page);
  const signing = page.getByRole('dialog', { name: 'Confirm on the device' });
  await signing.getByRole('button', { name: 'Send to the device' }).click();
  await expect(signing.getByRole('alert')).toHaveText('This device does not hold the key of the account.');
  expect(unit.shown).toEqual([]);
});
