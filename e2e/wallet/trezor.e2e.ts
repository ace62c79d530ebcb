import { formatWif } from '@antescope/codec/keys/private-key';
import { devKey } from '@antescope/devnet/story/keys';
import type { Locator, Page } from '@playwright/test';
import { TrezorDevice, TrezorUsb } from '../../fixtures/trezor-device.ts';
import { expect, hydrated, noTransactions, open, test } from '../fixtures.ts';
import { expectIncluded, fillTransfer, signAndSend } from './connect.ts';

test.use({ devnetFlags: noTransactions });

const emptyKey = (index: number): string => formatWif(devKey('an empty device', String(index)));

/** Plugs a device in: the page's WebUSB reaches it. */
async function plugIn(page: Page, unit: TrezorDevice): Promise<void> {
  const usb = new TrezorUsb(unit);
  await page.exposeFunction('trezorReport', (report: number[]) => usb.report(report));
  await page.addInitScript(() => {
    const reports: number[][] = [];
    const device = {
      opened: false,
      vendorId: 0x1209,
      productId: 0x53c1,
      configuration: { interfaces: [] },
      open: () => Promise.resolve(void (device.opened = true)),
      close: () => Promise.resolve(void (device.opened = false)),
      claimInterface: (number: number) =>
        number === 0 ? Promise.resolve() : Promise.reject(new Error('No such interface')),
      transferOut: async (endpoint: number, data: Uint8Array) => {
        if (!device.opened || endpoint !== 1) throw new Error('Closed');
        const { trezorReport } = globalThis as unknown as { trezorReport: (report: number[]) => Promise<number[][]> };
        reports.push(...(await trezorReport([...data])));
        return { status: 'ok' };
      },
      transferIn: () => {
        const report = reports.shift();
        if (report === undefined) return Promise.reject(new Error('Nothing to read'));
        return Promise.resolve({ status: 'ok', data: new DataView(Uint8Array.from(report).buffer) });
      },
    };
    const filtered = ({ filters }: { filters: { vendorId: number; productId: number }[] }): boolean =>
      filters.some(({ vendorId, productId }) => vendorId === device.vendorId && productId === device.productId);
    const usbOfPage = {
      getDevices: () => Promise.resolve([]),
      requestDevice: (options: { filters: { vendorId: number; productId: number }[] }) =>
        filtered(options) ? Promise.resolve(device) : Promise.reject(new Error('No device selected')),
    };
    Object.defineProperty(navigator, 'usb', { value: usbOfPage });
  });
}

async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Connect', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Trezor/ }).click();
  return dialog;
}

test('[AUTH-006] [AUTH-014] a Trezor is read at the chosen indexes, which persist, and signs a transfer; a refusal signs nothing', async ({
  page,
  devnet,
}) => {
  const unit = new TrezorDevice({
    keyOf: (index) => (index === 3 ? devnet.keys.carol! : emptyKey(index)),
    asksPassphrase: true,
  });
  await plugIn(page, unit);
  await open(page, `${devnet.url}/wallet/transfer`);
  const dialog = await openLogin(page);
  const indexes = dialog.getByLabel('Account indexes');
  await expect(indexes).toHaveValue('0');
  await dialog.getByRole('button', { name: 'Read keys' }).click();
  await expect(dialog).toContainText('No account has a key of this device.');
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await indexes.fill('3');
  await dialog.getByRole('button', { name: 'Read keys' }).click();
  await dialog.getByLabel(/^carol@active/).check();
  await dialog.getByRole('button', { name: 'Connect as carol@active' }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await hydrated(page);
  await fillTransfer(page, { to: 'zoe', amount: '0.0051', token: 'eosio.token EOS', memo: 'by Trezor' });
  await signAndSend(page);
  const signing = page.getByRole('dialog', { name: 'Confirm on the device' });
  unit.decision = 'refuse';
  await signing.getByRole('button', { name: 'Send to the device' }).click();
  await expect(signing.getByRole('alert')).toHaveText('The wallet declined to sign.');
  unit.decision = 'approve';
  unit.shown.length = 0;
  await signing.getByRole('button', { name: 'Send to the device' }).click();
  await expectIncluded(page);
  expect(unit.shown).toEqual(['eosio.token::transfer']);

  const menu = page.getByRole('banner').locator('details:has([data-account-menu])');
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Connect another' }).click();
  const again = page.getByRole('dialog');
  await again.getByRole('button', { name: /^Ledger/ }).click();
  await expect(again.getByLabel('Account indexes')).toHaveValue('0, 1, 2');
  await again.getByRole('button', { name: 'Back', exact: true }).click();
  await again.getByRole('button', { name: /^Trezor/ }).click();
  await expect(again.getByLabel('Account indexes')).toHaveValue('3');
});

test('a Trezor whose firmware lacks EOS says so', async ({ page, devnet }) => {
  await plugIn(page, new TrezorDevice({ keyOf: emptyKey, supportsEos: false }));
  await open(page, `${devnet.url}/wallet/transfer`);
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Read keys' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The firmware of this device does not support EOS.');
});
