import { devKey } from '@antescope/devnet/story/keys';
import { formatWif } from '@antescope/codec/keys/private-key';
import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, noTransactions, open, test } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { storySeed } from './act.ts';
import { connect, expectIncluded, review, signAndSend } from './connect.ts';

test.use({ devnetFlags: noTransactions });

/** Has unregistered since it got its votes. */
const resigned = 'umbrabp11111';

async function votersOf(site: Antescope, producer: string): Promise<{ owner: string; producers: string[] }[]> {
  const body = { code: 'eosio', scope: 'eosio', table: 'voters', json: true, limit: 500 };
  const { rows } = (await callNode(site, '/v1/chain/get_table_rows', body)) as {
    rows: { owner: string; producers: string[] }[];
  };
  return rows.filter(({ producers }) => producers.includes(producer));
}

test('a vote that could not be read is warned of in the review', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/vote`);
  await page.route('**/api/v1/accounts/carol*', (route) => route.abort());
  await connect(page, devnet.keys.carol!, 'carol@active');
  const ballot = page.getByRole('region', { name: 'Voting' });
  await expect(ballot.getByRole('alert')).toContainText('Your current votes could not be loaded.');
  await page
    .getByRole('checkbox', { name: /^Vote for / })
    .first()
    .check();
  const warning = 'Your current votes could not be loaded: this vote replaces all of them.';
  await expect(review(page)).toContainText(warning);
  await page.unroute('**/api/v1/accounts/carol*');
  await ballot.getByRole('button', { name: 'Try again' }).click();
  await expect(ballot.getByRole('alert')).toBeHidden();
  await expect(review(page)).not.toContainText(warning);
});

test('a producer that has unregistered is removed from the ballot, with the reason', async ({ page, devnet }) => {
  const [voter] = await votersOf(devnet, resigned);
  const { owner, producers } = voter!;
  await open(page, `${devnet.url}/vote`);
  await connect(page, formatWif(devKey(storySeed, owner)), `${owner}@active`);
  const ballot = page.getByRole('region', { name: 'Voting' });
  await expect(ballot).toContainText(`Removed from the ballot, no longer registered: ${resigned}.`);
  await expect(ballot.getByRole('status')).toContainText(new RegExp(`^${producers.length - 1}/`));
  await expect(review(page)).toContainText(`Removes your vote for ${resigned}`);
  await expect(review(page)).toContainText('Simulated by the node');
  await ballot.getByRole('button', { name: 'Clear' }).click();
  await ballot.getByRole('button', { name: 'Reset to current votes' }).click();
  await expect(ballot.getByRole('status')).toContainText(new RegExp(`^${producers.length - 1}/`));
  await signAndSend(page);
  await expectIncluded(page);
  const left = producers.filter((name) => name !== resigned);
  const after = await votersOf(devnet, left[0]!);
  expect(after.find((row) => row.owner === owner)?.producers).toEqual(left);
  await expect(ballot).not.toContainText('no longer registered');
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the ballot is right below its review, with both of its buttons in one line', async ({ page, devnet }) => {
    await open(page, `${devnet.url}/vote`);
    await connect(page, devnet.keys.alice!, 'alice@active');
    const ballot = page.getByRole('region', { name: 'Voting' });
    const reset = ballot.getByRole('button', { name: 'Reset to current votes' });
    const clear = ballot.getByRole('button', { name: 'Clear' });
    await expect(reset).toBeVisible();
    await expect(review(page)).toContainText('Simulated by the node');
    // The review grows with what it learns, which moves the ballot.
    await expect(async () => {
      const [card, region, first, second] = await Promise.all(
        [review(page), ballot, reset, clear].map(async (part) => (await part.boundingBox())!),
      );
      expect(region!.y - card!.y - card!.height).toBeLessThanOrEqual(16);
      expect(first!.y).toBe(second!.y);
    }).toPass();
  });
});
