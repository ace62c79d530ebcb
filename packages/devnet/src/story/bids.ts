import type { Action } from '@antescope/codec/chain/transaction';
import { systemAction } from './actions.ts';
import { devPublicKey } from './keys.ts';
import { keyAuthority } from './people.ts';
import type { StoryRunner } from './story-runner.ts';

const bid = (bidder: string, newname: string, amount: string): Action =>
  systemAction('bidname', bidder, { bidder, newname, bid: amount });

/** Second round of auctions: the highest bid won two weeks after the first election, the next highest a day later. */
export function claimName(story: StoryRunner): void {
  // The first auction was for z, which is never created; this name is.
  const authority = keyAuthority(devPublicKey(story.wallet.seed, 'btc'));
  const account = { creator: 'carol', name: 'btc', owner: authority, active: authority };
  story.send([
    systemAction('newaccount', 'carol', account),
    systemAction('buyrambytes', 'carol', { payer: 'carol', receiver: 'btc', bytes: 8192 }),
    systemAction('delegatebw', 'carol', {
      from: 'carol',
      receiver: 'btc',
      stake_net_quantity: '5.0000 EOS',
      stake_cpu_quantity: '20.0000 EOS',
      transfer: true,
    }),
  ]);
  // Names with an owned suffix need no auction.
  const below = { creator: 'btc', name: 'shop.btc', owner: authority, active: authority };
  story.send([
    systemAction('newaccount', 'btc', below),
    systemAction('buyrambytes', 'carol', { payer: 'carol', receiver: 'shop.btc', bytes: 4096 }),
  ]);
  story.next();
}

/** Auctions that remain open: contested ones, cheap ones, and one with many bids. */
export function openAuctions(story: StoryRunner): void {
  const fresh: [string, string, string][] = [
    ['alice', 'dao', '12.5000 EOS'],
    ['grace', 'nft', '0.5000 EOS'],
    ['frank', 'x', '9.9999 EOS'],
    ['niaj', 'bank', '0.0001 EOS'],
    ['judy', 'w33', '3.3333 EOS'],
    ['dave', 'hello', '1.0000 EOS'],
    ['victor', 'moon', '4.2000 EOS'],
    ['trent', 'gold', '8.0000 EOS'],
  ];
  story.send(fresh.map(([bidder, newname, amount]) => bid(bidder, newname, amount)));
  for (const [bidder, amount] of [
    ['bob', '14.0000 EOS'],
    ['alice', '16.0000 EOS'],
    ['erin', '20.0000 EOS'],
    ['alice', '22.5000 EOS'],
  ] as const) {
    story.send([bid(bidder, 'dao', amount)]);
    story.next();
  }
}
