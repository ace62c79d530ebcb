import type { Action } from '@antescope/codec/chain/transaction';
import { systemAction } from './actions.ts';
import { devPublicKey } from './keys.ts';
import { keyAuthority } from './people.ts';
import type { Storyteller } from './storyteller.ts';

const bid = (bidder: string, newname: string, amount: string): Action =>
  systemAction('bidname', bidder, { bidder, newname, bid: amount });

/** A second day of auctions: the best bid of all has won two weeks after the first elections, and the next best after that. */
export function claimName(story: Storyteller): void {
  // The first to win was z, which nobody has made yet; this one is.
  const authority = keyAuthority(devPublicKey(story.wallet.seed, 'btc'));
  const birth = { creator: 'carol', name: 'btc', owner: authority, active: authority };
  story.send([
    systemAction('newaccount', 'carol', birth),
    systemAction('buyrambytes', 'carol', { payer: 'carol', receiver: 'btc', bytes: 8192 }),
    systemAction('delegatebw', 'carol', {
      from: 'carol',
      receiver: 'btc',
      stake_net_quantity: '5.0000 EOS',
      stake_cpu_quantity: '20.0000 EOS',
      transfer: true,
    }),
  ]);
  // Names below a name that one owns need no auction.
  const below = { creator: 'btc', name: 'shop.btc', owner: authority, active: authority };
  story.send([
    systemAction('newaccount', 'btc', below),
    systemAction('buyrambytes', 'carol', { payer: 'carol', receiver: 'shop.btc', bytes: 4096 }),
  ]);
  story.next();
}

/** Auctions that are open at the end: hot ones, cheap ones, and one that changes hands again and again. */
export function keepBidding(story: Storyteller): void {
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
