import type { Page, WebSocket } from '@playwright/test';
import { control } from '../../test-kit/devnet-control.ts';
import { closePages, expect, hydrated, open, test } from '../fixtures.ts';
import { type Antescope, startAntescope } from '../../test-kit/start-antescope.ts';
import { act } from '../wallet/act.ts';

const rows = (page: Page) => page.locator('main tbody tr');

/** Links to transactions, newest first. */
function shown(page: Page): Promise<string[]> {
  return page
    .locator('main tbody a[href^="/transaction/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
}

/**
 * Waits until the list has not changed for 20 frames: rows already received are still rendered, a few per frame, after
 * the list has stopped.
 */
function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const text = () => document.querySelector('main tbody')?.innerHTML;
    let last = text();
    for (let unchanged = 0; unchanged < 20; unchanged += 1) {
      await new Promise(requestAnimationFrame);
      const now = text();
      if (now !== last) unchanged = 0;
      last = now;
    }
  });
}

interface LiveTwin {
  data: { rows: { data: { transactionId: string }[] } };
}

/** Number of actions of the chain newer than the given one. */
async function newerThan(site: Antescope, transaction: string): Promise<number> {
  const twin = (await (await fetch(`${site.url}/live?format=json`)).json()) as LiveTwin;
  const at = twin.data.rows.data.findIndex((row) => transaction.endsWith(row.transactionId));
  return at === -1 ? twin.data.rows.data.length : at;
}

test('[LIVE-001] [LIVE-002] actions arrive live; a pause buffers them', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/live`);
  await expect(page.locator('main output')).toHaveText('Running');
  const before = await shown(page);
  await expect.poll(async () => (await shown(page))[0]).not.toBe(before[0]);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.locator('main output')).toHaveText('Paused');
  await drawn(page);
  const paused = await shown(page);
  await expect.poll(() => newerThan(devnet, paused[0]!)).toBeGreaterThan(4);
  expect(await shown(page)).toEqual(paused);

  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('main output')).toHaveText('Running');
  await expect.poll(async () => (await shown(page)).indexOf(paused[0]!)).toBeGreaterThan(0);
});

test('[NAV-002] [LIVE-003] the URL filters by contract and action', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/live?account=eosio.token&name=transfer`);
  await expect(page.getByLabel('Account', { exact: true })).toHaveValue('eosio.token');
  await expect(page.getByLabel('Action', { exact: true })).toHaveValue('transfer');
  await expect(rows(page).first()).toContainText('EOS');
  const first = await shown(page);
  await expect.poll(async () => (await shown(page))[0]).not.toBe(first[0]);
  await expect(rows(page).filter({ hasNotText: 'EOS' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveURL(`${devnet.url}/live`);
  await expect(page.getByLabel('Account', { exact: true })).toHaveValue('');
});

test('on a phone every row has its time', async ({ page, devnet }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, `${devnet.url}/live`);
  await page.getByRole('button', { name: 'Pause' }).click();
  await drawn(page);
  await expect(rows(page).first().locator('time:visible')).toHaveText(/^\d\d:\d\d:\d\d/);
});

test('inline actions fold into the action that caused them; a filter lists them', async ({ page, devnet }) => {
  await control(devnet, 'generator', { on: false });
  const level = { actor: 'alice', permission: 'active' };
  const data = { payer: 'alice', receiver: 'alice', bytes: 4321 };
  await open(page, `${devnet.url}/live`);
  await act(devnet, 'alice', [{ account: 'eosio', name: 'buyrambytes', authorization: [level], data }]);
  const bought = rows(page).filter({ hasText: '4,321 bytes' });
  await expect(bought).toContainText(/\+\d+ inline actions/);
  const path = (await bought.locator('a[href^="/transaction/"]').getAttribute('href'))!;
  await drawn(page);
  expect((await shown(page)).filter((each) => each === path)).toHaveLength(1);

  await open(page, `${devnet.url}/live?contract=eosio.token`);
  const payments = rows(page).filter({ has: page.locator(`a[href="${path}"]`) });
  await expect(payments.filter({ hasText: 'eosio.ram' }).first()).toBeVisible();
  expect(await payments.count()).toBeGreaterThan(1);
  await control(devnet, 'generator', { on: true });
});

test('history filters apply; an invalid one is reported', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/live?contract=tethertether&kind=send&token=USDT`);
  await expect(page.getByLabel('Type')).toHaveValue('send');
  const first = await shown(page);
  await expect.poll(async () => (await shown(page))[0]).not.toBe(first[0]);
  await expect(rows(page).filter({ hasNotText: 'USDT' })).toHaveCount(0);
  await page.getByLabel('Contract', { exact: true }).fill('NOT A NAME');
  await page.getByRole('button', { name: 'Filter' }).click();
  await hydrated(page);
  await expect(page.getByRole('alert')).toContainText('contract');
});

test('while scrolled down, new rows are counted and nothing moves', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/live`);
  await expect(page.locator('main output')).toHaveText('Running');
  await page.evaluate(() => scrollTo({ top: 400 }));
  const top = await shown(page);
  const place = (): Promise<number> =>
    rows(page)
      .nth(10)
      .evaluate((row) => row.getBoundingClientRect().top);
  const waiting = page.getByRole('button', { name: /new/ });
  await expect(waiting).toBeVisible();
  await drawn(page);
  const [seen, before] = [await shown(page), await place()];
  await expect(page.locator('[data-counters]')).toContainText('buffered');
  await expect.poll(() => newerThan(devnet, seen[0]!)).toBeGreaterThan(3);
  expect(await shown(page)).toEqual(seen);
  expect(await place()).toBe(before);
  await waiting.click();
  await expect.poll(async () => (await shown(page)).indexOf(top[0]!)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('while a link of the list is pressed, no row is added, moved or changed', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/live`);
  await expect(page.locator('main output')).toHaveText('Running');
  const before = await shown(page);
  await expect.poll(async () => (await shown(page))[0]).not.toBe(before[0]);
  // A touch, which focuses nothing before it ends.
  await page.locator('main tbody a[href^="/transaction/"]').first().dispatchEvent('pointerdown');
  const pressed = await shown(page);
  await expect.poll(() => newerThan(devnet, pressed[0]!)).toBeGreaterThan(4);
  expect(await shown(page)).toEqual(pressed);
  await page.locator('body').dispatchEvent('pointerup');
  await expect.poll(async () => (await shown(page)).indexOf(pressed[0]!)).toBeGreaterThan(0);
});

test('[LIVE-005] it starts with the page, stops while hidden, and closes its socket with the page', async ({
  page,
  devnet,
}) => {
  const sockets: WebSocket[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  await open(page, `${devnet.url}/live`);
  await expect(page.locator('main output')).toHaveText('Running');
  expect(sockets).toHaveLength(1);
  const hide = (hidden: boolean): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await expect.poll(() => sockets[0]!.isClosed()).toBe(true);
  await drawn(page);
  const before = await shown(page);
  await expect.poll(() => newerThan(devnet, before[0]!)).toBeGreaterThan(4);
  expect(await shown(page)).toEqual(before);
  await hide(false);
  // Actions in between are added: no gap above the previous rows.
  await expect.poll(async () => (await shown(page)).indexOf(before[0]!)).toBeGreaterThan(4);
  await expect(page.locator('main tbody').getByRole('note')).toHaveCount(0);
  expect(sockets).toHaveLength(2);
  // By a link above the rows, which move the content below, to a page without a subscription.
  await page.getByRole('banner').locator('summary', { hasText: 'Wallet' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Send tokens' }).click();
  await expect(page).not.toHaveURL(/live/);
  await expect.poll(() => sockets.every((socket) => socket.isClosed())).toBe(true);
});

test('[LIVE-004] without an index it follows the newest blocks of the node', async ({ page, devnet }) => {
  const site = await startAntescope(['--node', devnet.devnetApi!]);
  try {
    await open(page, `${site.url}/live`);
    await expect(page.locator('main output')).toHaveText('Running');
    const before = await shown(page);
    await expect.poll(async () => (await shown(page)).indexOf(before[0]!)).toBeGreaterThan(2);
    await expect(page.getByRole('note').filter({ hasText: 'missed' })).toHaveCount(0);
  } finally {
    await closePages(page.context());
    await site.stop();
  }
});

test('[RT-005] [RT-006] while the server is unreachable: a log line and polling, without a message', async ({
  page,
  devnet,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()} ${message.text()}`));
  await page.addInitScript(() => {
    // Attempts fail immediately. Shortens the delays between them, but not the time-outs of chunks and of a stalled chain.
    class NoSocket extends EventTarget {
      constructor() {
        super();
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      }
      close(): void {}
      send(): void {}
    }
    Object.assign(window, { WebSocket: NoSocket });
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: () => void, ms = 0, ...rest: unknown[]) =>
        wait(work, (ms > 2000 && ms !== 15_000 && ms !== 120_000) || ms === 500 ? 5 : ms, ...rest),
    });
  });
  await open(page, `${devnet.url}/live`);
  const before = await shown(page);
  await expect.poll(async () => (await shown(page)).indexOf(before[0]!)).toBeGreaterThan(2);
  await expect(page.locator('main output')).toHaveText('Running');
  expect(lines.filter((line) => line.startsWith('info realtime: no connection')).length).toBe(11);
  await expect(page.locator('[role="status"], [role="alert"]').filter({ hasText: /connection|realtime/i })).toHaveCount(
    0,
  );
});

test('a fork removes its actions and reports it', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/live`);
  await expect(page.locator('main output')).toHaveText('Running');
  const before = await shown(page);
  await expect.poll(async () => (await shown(page))[0]).not.toBe(before[0]);
  await control(devnet, 'fork', { depth: 2 });
  await expect(page.getByRole('note').filter({ hasText: 'Fork: blocks after' })).toBeVisible();
  const after = await shown(page);
  await expect.poll(async () => (await shown(page))[0]).not.toBe(after[0]);
});

test('a chain without new blocks is not running, even with a connection', async ({ page, devnet }) => {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: () => void, ms = 0, ...rest: unknown[]) => wait(work, ms === 15_000 ? 2500 : ms, ...rest),
    });
  });
  await open(page, `${devnet.url}/live`);
  const state = page.locator('main output');
  await expect(state).toHaveText('Running');
  await control(devnet, 'pause');
  try {
    await expect(state).toHaveText('No new blocks');
    await open(page, `${devnet.url}/live`);
    await expect(state).toHaveText('No new blocks');
  } finally {
    await control(devnet, 'resume');
  }
  await expect(state).toHaveText('Running');
});

test('new rows slide in, but not for visitors who want less motion', async ({ page, devnet }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...parameters) {
      this.setAttribute('data-animated', '');
      return animate.apply(this, parameters);
    };
  });
  const body = page.locator('main tbody');
  await open(page, `${devnet.url}/live`);
  await expect(body.and(page.locator('[data-animated]'))).toBeAttached();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${devnet.url}/live`);
  const newest = (await shown(page))[0];
  await expect.poll(async () => (await shown(page))[0]).not.toBe(newest);
  await expect(body.and(page.locator('[data-animated]'))).toHaveCount(0);
});
