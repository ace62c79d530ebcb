import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BalancesRow } from '../../src/contracts/atomicassets/balances.ts';
import { atomicMarketContract } from '../../src/contracts/atomicmarket/atomicmarket-contract.ts';
import type { AuctionRow, BuyOfferRow, SaleRow } from '../../src/contracts/atomicmarket/rows.ts';
import { unitsOf } from '../../src/contracts/amount.ts';
import { atomicAction, deploy, marketAction, systemAction, transfer } from '../../src/story/actions.ts';
import { assetsByOwner, mint, nftStage, withCode } from './nft-stage.ts';
import type { Stage } from './stage.ts';

const first = 1n << 40n;
const eos = '4,EOS';
const people = ['alice', 'bob', 'carol', 'dave'];

/** A stage with a market where every account has deposited 100 tokens; Carol has three assets. */
function marketStage(): Stage {
  const stage = nftStage(people, ['atomicmarket', 'fees.atomic', 'shop']);
  const ram = systemAction('buyrambytes', 'atomicmarket', {
    payer: 'atomicmarket',
    receiver: 'atomicmarket',
    bytes: 500_000,
  });
  stage.push([ram, ...deploy('atomicmarket', atomicMarketContract), ...withCode('atomicmarket')]);
  stage.push([
    marketAction('init', 'atomicmarket', {}),
    marketAction('addconftoken', 'atomicmarket', { token_contract: 'eosio.token', token_symbol: eos }),
    marketAction('regmarket', 'shop', { creator: 'shop', marketplace_name: 'shop' }),
  ]);
  stage.push(people.map((name) => transfer(name, 'atomicmarket', '100.0000 EOS', 'deposit')));
  stage.push([mint('carol'), mint('carol'), mint('carol', -1), mint('carol', 2)]);
  return stage;
}

const announceSale = (seller: string, asset_ids: bigint[], listing_price: string, settlement_symbol = eos) =>
  marketAction('announcesale', seller, {
    seller,
    asset_ids,
    listing_price,
    settlement_symbol,
    maker_marketplace: 'shop',
  });
const offerToMarket = (sender: string, ids: bigint[], memo = 'sale') =>
  atomicAction('createoffer', sender, {
    sender,
    recipient: 'atomicmarket',
    sender_asset_ids: ids,
    recipient_asset_ids: [],
    memo,
  });
const purchase = (buyer: string, sale_id: bigint) =>
  marketAction('purchasesale', buyer, { buyer, sale_id, intended_delphi_median: 0n, taker_marketplace: '' });
const bid = (bidder: string, auction_id: bigint, amount: string) =>
  marketAction('auctionbid', bidder, { bidder, auction_id, bid: amount, taker_marketplace: '' });

function balanceAt(stage: Stage, owner: string): string | null {
  const row = stage.row<BalancesRow>('atomicmarket', 'atomicmarket', 'balances', owner);
  return row?.quantities[0] ?? null;
}

describe('the market', () => {
  let stage: Stage;
  beforeAll(() => {
    stage = marketStage();
  });

  test('sells what was announced and offered; fees go to both marketplaces and the author, the rest to the seller', () => {
    stage.push([announceSale('carol', [first], '50.0000 EOS')]);
    expect(stage.refusal(purchase('bob', 1n))).toContain('This sale is not active yet');
    expect(stage.refusal(offerToMarket('carol', [first + 1n]))).toContain('No sale was announced by this sender');
    stage.push([offerToMarket('carol', [first])]);
    const sale = stage.row<SaleRow>('atomicmarket', 'atomicmarket', 'sales', 1n);
    expect(sale).toMatchObject({ offer_id: 1n, collection_fee: 0.05, settlement_symbol: eos });
    expect(stage.refusal(announceSale('carol', [first], '1.0000 EOS'))).toContain('already announced a sale');
    expect(stage.refusal(purchase('carol', 1n))).toBe("You can't purchase your own sale");
    stage.push([purchase('bob', 1n)]);
    expect(assetsByOwner(stage).get('bob')).toEqual([first]);
    expect(stage.balance('carol')).toBe('9946.5000 EOS');
    expect(balanceAt(stage, 'bob')).toBe('50.0000 EOS');
    expect([balanceAt(stage, 'shop'), balanceAt(stage, 'fees.atomic')]).toEqual(['0.5000 EOS', '0.5000 EOS']);
    expect(balanceAt(stage, 'alice')).toBe('102.5000 EOS');
    expect(stage.row('atomicmarket', 'atomicmarket', 'sales', 1n)).toBeNull();
  });

  test('lets the seller cancel, and any account once the assets are gone', () => {
    const cancel = (by: string) => marketAction('cancelsale', by, { sale_id: 2n });
    stage.push([announceSale('carol', [first + 1n], '5.0000 EOS'), offerToMarket('carol', [first + 1n])]);
    expect(stage.refusal(cancel('dave'))).toContain('the authorization of the seller is needed');
    expect(stage.compute(cancel('carol')).failure).toBeNull();
    stage.push([atomicAction('transfer', 'carol', { from: 'carol', to: 'alice', asset_ids: [first + 1n], memo: '' })]);
    stage.push([cancel('dave')]);
    expect(stage.row('atomicmarket', 'atomicmarket', 'sales', 2n)).toBeNull();
  });

  test('auctions to the highest bidder, gives the others their bids back, and pays when it is over', () => {
    const announce = marketAction('announceauct', 'carol', {
      seller: 'carol',
      asset_ids: [first + 2n],
      starting_bid: '10.0000 EOS',
      duration: 300,
      maker_marketplace: '',
    });
    stage.push([announce]);
    expect(stage.refusal(bid('bob', 1n, '10.0000 EOS'))).toContain('The auction is not yet active');
    const send = { from: 'carol', to: 'atomicmarket', asset_ids: [first + 2n], memo: 'auction' };
    stage.push([atomicAction('transfer', 'carol', send)]);
    expect(stage.refusal(bid('bob', 1n, '9.9999 EOS'))).toContain('at least as high as the minimum bid');
    stage.push([bid('bob', 1n, '10.0000 EOS')]);
    expect(stage.refusal(bid('dave', 1n, '10.9999 EOS'))).toContain('less than the minimum bid increase');
    stage.push([bid('dave', 1n, '12.0000 EOS')]);
    expect([balanceAt(stage, 'bob'), balanceAt(stage, 'dave')]).toEqual(['50.0000 EOS', '88.0000 EOS']);
    const claim = (name: string, by: string) => marketAction(name, by, { auction_id: 1n });
    expect(stage.refusal(claim('auctclaimbuy', 'dave'))).toBe('The auction is not finished yet');
    stage.later(400);
    expect(stage.refusal(claim('auctclaimbuy', 'bob'))).toBe('missing authority of dave');
    stage.push([claim('auctclaimbuy', 'dave')]);
    const auction = () => stage.row<AuctionRow>('atomicmarket', 'atomicmarket', 'auctions', 1n);
    expect(auction()).toMatchObject({ claimed_by_buyer: true, claimed_by_seller: false });
    expect(assetsByOwner(stage).get('dave')).toEqual([first + 2n]);
    const before = unitsOf(stage.balance('carol')!);
    stage.push([claim('auctclaimsel', 'carol')]);
    expect(unitsOf(stage.balance('carol')!) - before).toBe(111_600n);
    expect(auction()).toBeNull();
  });

  test('holds the price of a buy offer until the owner agrees, or gives it back', () => {
    const wanted = (price: string) =>
      marketAction('createbuyo', 'alice', {
        buyer: 'alice',
        recipient: 'bob',
        price,
        asset_ids: [first],
        memo: 'please',
        maker_marketplace: '',
      });
    const held = unitsOf(balanceAt(stage, 'alice')!);
    stage.push([wanted('20.0000 EOS')]);
    expect(unitsOf(balanceAt(stage, 'alice')!)).toBe(held - 200_000n);
    expect(stage.row<BuyOfferRow>('atomicmarket', 'atomicmarket', 'buyoffers', 1n)).toMatchObject({ buyer: 'alice' });
    stage.push([marketAction('declinebuyo', 'bob', { buyoffer_id: 1n, decline_memo: 'no' })]);
    expect(unitsOf(balanceAt(stage, 'alice')!)).toBe(held);
    stage.push([wanted('30.0000 EOS')]);
    const accept = marketAction('acceptbuyo', 'bob', {
      buyoffer_id: 2n,
      expected_asset_ids: [first],
      expected_price: '30.0000 EOS',
      taker_marketplace: '',
    });
    expect(stage.refusal(accept)).toContain('The last created AtomicAssets offer must be');
    stage.push([offerToMarket('bob', [first], 'buyoffer'), accept]);
    expect(assetsByOwner(stage).get('alice')).toContain(first);
    expect(stage.row('atomicmarket', 'atomicmarket', 'buyoffers', 2n)).toBeNull();
  });

  test.each<[string, () => ReturnType<typeof bid>, string]>([
    ['a deposit of another token’s name', () => transfer('bob', 'atomicmarket', '1.0000 EOS', 'hello'), 'invalid memo'],
    [
      'a sale of assets of another account',
      () => announceSale('bob', [first + 3n], '1.0000 EOS'),
      `The specified account does not own at least one of the assets - ${first + 3n}`,
    ],
    [
      'a sale of what is bound',
      () => announceSale('carol', [first + 3n], '1.0000 EOS'),
      `At least one of the assets is not transferable - ${first + 3n}`,
    ],
    ['a sale of nothing', () => announceSale('carol', [], '1.0000 EOS'), 'asset_ids needs to contain at least one id'],
    [
      'a price in a token that is not traded',
      () => announceSale('alice', [first + 1n], '1 XYZ', '0,XYZ'),
      'The specified settlement symbol is not supported.',
    ],
    [
      'a withdrawal of more than there is',
      () => marketAction('withdraw', 'dave', { owner: 'dave', token_to_withdraw: '1000.0000 EOS' }),
      "The specified account's balance is lower than the specified quantity",
    ],
  ])('refuses %s', (_, action, reason) => {
    expect(stage.refusal(action())).toBe(reason);
  });
});

test('whatever is traded, the market holds just what it owes, and each asset has one owner', () => {
  const stage = marketStage();
  stage.push([mint('alice', -1), mint('bob', -1), mint('dave', -1)]);
  const someone = fc.constantFrom(...people);
  const price = fc
    .integer({ min: 1, max: 90_000 })
    .map((units) => `${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, '0')} EOS`);
  const step = fc.tuple(fc.constantFrom('sale', 'sale', 'purchase', 'purchase', 'withdraw'), someone, price, fc.nat(6));
  // Sale ids start at 1.
  let sales = 1n;
  const attempt = (...actions: ReturnType<typeof bid>[]): boolean => {
    if (stage.compute(...actions).failure !== null) return false;
    stage.push(actions);
    return true;
  };
  fc.assert(
    fc.property(fc.array(step, { minLength: 6, maxLength: 14 }), (steps) => {
      for (const [kind, who, amount, n] of steps) {
        const id = first + BigInt(n);
        if (kind === 'sale' && attempt(announceSale(who, [id], amount), offerToMarket(who, [id]))) sales++;
        if (kind === 'purchase') attempt(purchase(who, sales - BigInt(Math.min(n % 3, Number(sales)))));
        if (kind === 'withdraw') attempt(marketAction('withdraw', who, { owner: who, token_to_withdraw: amount }));
      }
      const owed = stage
        .rows<BalancesRow>('atomicmarket', 'balances')
        .flatMap(({ row }) => row.quantities)
        .reduce((sum, each) => sum + unitsOf(each), 0n);
      const staked = unitsOf('10000.0000 EOS');
      const spent = staked - unitsOf(stage.balance('atomicmarket')!) + owed;
      // The market has spent only what it paid for RAM during setup.
      expect(spent).toBeGreaterThanOrEqual(0n);
      expect(spent).toBe(setUpCost);
      const owned = [...assetsByOwner(stage).values()].flat();
      expect(new Set(owned).size).toBe(owned.length);
      expect(owned.length).toBe(7);
    }),
    { numRuns: 8 },
  );
});

/** RAM cost of the market account, out of ten thousand tokens. */
const setUpCost = (() => {
  const stage = marketStage();
  return unitsOf('10400.0000 EOS') - unitsOf(stage.balance('atomicmarket')!);
})();
