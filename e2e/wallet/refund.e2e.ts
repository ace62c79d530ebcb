import { formatWif } from '@antescope/codec/keys/private-key';
import { devKey } from '@antescope/devnet/story/keys';
import { callNode, control } from '../../test-kit/devnet-control.ts';
import { expect, open, test } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { storySeed } from './act.ts';
import { connect, expectIncluded, reconnect, review, signAndSend } from './connect.ts';

// In its own file: afterwards the chain's time is three days ahead of the clock.

const day = 86_400;

interface Refund {
  request_time: string;
  cpu_amount: string;
  net_amount: string;
}

async function refundsOf(site: Antescope, owner: string): Promise<Refund[]> {
  const body = { code: 'eosio', scope: owner, table: 'refunds', json: true, limit: 10 };
  return ((await callNode(site, '/v1/chain/get_table_rows', body)) as { rows: Refund[] }).rows;
}

/** Units of '1.5000 EOS'. */
const unitsOf = (asset: string): bigint => BigInt(asset.split(' ')[0]!.replace('.', ''));

async function liquidOf(site: Antescope, owner: string): Promise<bigint> {
  const query = { code: 'eosio.token', account: owner, symbol: 'EOS' };
  return unitsOf(((await callNode(site, '/v1/chain/get_currency_balance', query)) as string[])[0]!);
}

test('a refund is refused before it is due, and then paid in full', async ({ page, devnet }) => {
  await control(devnet, 'generator', { on: false });
  const [refund] = await refundsOf(devnet, 'grace');
  const [cpu, net, before] = [
    unitsOf(refund!.cpu_amount),
    unitsOf(refund!.net_amount),
    await liquidOf(devnet, 'grace'),
  ];
  const due = Date.parse(`${refund!.request_time}Z`) + 3 * day * 1000;

  // By a clock that is ahead the form is offered; the chain refuses.
  await page.clock.setFixedTime(due + day * 1000);
  await open(page, `${devnet.url}/wallet/resources/refund`);
  await connect(page, formatWif(devKey(storySeed, 'grace')), 'grace@active');
  await expect(review(page)).toContainText('Claim 100.0000 EOS');
  await expect(review(page).getByRole('alert')).toContainText('The refund is not available yet.');
  await expect(review(page).getByRole('button', { name: 'This transaction will fail' })).toBeDisabled();

  // Half-second slots without blocks.
  await control(devnet, 'miss', { count: 3 * day * 2 });
  await control(devnet, 'produce');
  await open(page, `${devnet.url}/wallet/resources/refund`);
  await expect(review(page)).toContainText('Simulated by the node');
  await expect(review(page)).toContainText('+100.0000 EOS');
  await signAndSend(page);
  await reconnect(page, formatWif(devKey(storySeed, 'grace')), 'grace@active');
  await expect(page.locator('main')).toContainText('Claimed 100.0000 EOS');
  // The head is ahead of the clock: blocks are made on request.
  await control(devnet, 'produce');
  await expectIncluded(page);
  expect(await refundsOf(devnet, 'grace')).toEqual([]);
  expect(await liquidOf(devnet, 'grace')).toBe(before + cpu + net);
});
