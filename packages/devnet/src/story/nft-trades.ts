import { atomicAction, marketAction, transfer } from './actions.ts';
import { hostileTexts } from './hostile-texts.ts';
import type { StoryRunner } from './story-runner.ts';

/** Sales, auctions and buy offers in all states. */
export function tradeAssets(story: StoryRunner): void {
  const buyers = ['alice', 'bob', 'exchange1111', 'judy', 'niaj'];
  story.send(buyers.map((name) => transfer(name, 'atomicmarket', '300.0000 EOS', 'deposit')));
  const asset = (owner: string, nth: number): bigint => story.assetsOf(owner).at(-1 - nth)!;
  const sell = (seller: string, nth: number, listing_price: string, maker_marketplace = '') => {
    const asset_ids = [asset(seller, nth)];
    const [, symbol] = listing_price.split(' ');
    const sale = { seller, asset_ids, listing_price, settlement_symbol: `4,${symbol}`, maker_marketplace };
    const offer = { sender: seller, recipient: 'atomicmarket', sender_asset_ids: asset_ids, recipient_asset_ids: [] };
    story.send([
      marketAction('announcesale', seller, sale),
      atomicAction('createoffer', seller, { ...offer, memo: 'sale' }),
    ]);
  };
  sell('carol', 0, '5.0000 EOS');
  sell('dave', 0, '12.5000 EOS', 'gamedev11111');
  sell('erin', 0, '99999.0000 EOS');
  sell('frank', 0, '7.0000 USDT');
  sell('grace', 0, '3.3333 EOS');
  story.next();
  story.send([
    marketAction('purchasesale', 'judy', {
      buyer: 'judy',
      sale_id: 1n,
      intended_delphi_median: 0n,
      taker_marketplace: 'gamedev11111',
    }),
  ]);
  story.send([marketAction('cancelsale', 'grace', { sale_id: 5n })]);
  auction(story, 'niaj', asset('niaj', 0), 30 * 86_400, true);
  auction(story, 'zoe', asset('zoe', 0), 600, true);
  auction(story, 'heidi', asset('heidi', 0), 30 * 86_400, false);
  story.next();
  const bid = (bidder: string, auction_id: bigint, amount: string) =>
    marketAction('auctionbid', bidder, { bidder, auction_id, bid: amount, taker_marketplace: '' });
  story.send([bid('alice', 1n, '10.0000 EOS'), bid('bob', 2n, '20.0000 EOS')]);
  story.send([bid('exchange1111', 1n, '25.0000 EOS')]);
  const buyOffer = (buyer: string, recipient: string, price: string, memo: string) =>
    marketAction('createbuyo', buyer, {
      buyer,
      recipient,
      price,
      asset_ids: [asset(recipient, 1)],
      memo,
      maker_marketplace: '',
    });
  story.send([
    buyOffer('judy', 'carol', '40.0000 EOS', 'I would like this one'),
    buyOffer('niaj', 'dave', '1.0000 EOS', hostileTexts.svg),
  ]);
  story.next();
}

function auction(story: StoryRunner, seller: string, id: bigint, duration: number, started: boolean): void {
  const asset_ids = [id];
  const announcement = { seller, asset_ids, starting_bid: '10.0000 EOS', duration, maker_marketplace: '' };
  const actions = [marketAction('announceauct', seller, announcement)];
  const sent = { from: seller, to: 'atomicmarket', asset_ids, memo: 'auction' };
  if (started) actions.push(atomicAction('transfer', seller, sent));
  story.send(actions);
}
