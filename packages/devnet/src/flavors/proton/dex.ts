import { dexContract } from '../../contracts/xpr/dex/dex-contract.ts';
import { fillTypes, orderTypes, sides } from '../../contracts/xpr/dex/dex-rows.ts';
import { contractAction, deploy, transfer } from '../../story/actions.ts';
import type { StoryRunner } from '../../story/story-runner.ts';

const xpr = { sym: '4,EOS', contract: 'eosio.token' };
const usdc = { sym: '6,XUSDC', contract: 'xtokens' };
const btc = { sym: '8,XBTC', contract: 'xtokens' };

const act = (name: string, by: string, data: unknown) => contractAction(dexContract, 'dex', name, by, data);

/** Trades one after the other, and the time between two. */
const rounds = 24;
const roundSeconds = 1200;
export const tradingSeconds = rounds * roundSeconds;

/** Markets: two active ones, with the numbers of the public network, and a closed one. */
export function openDex(story: StoryRunner): void {
  story.send(deploy('dex', dexContract));
  const market = (market_id: number, bid_token: object, ask_token: object, status_code: number) =>
    act('setmarket', 'dex', {
      market_id,
      bid_token,
      ask_token,
      maker_fee: 10n,
      taker_fee: 10n,
      order_min: 1_000_000n,
      status_code,
    });
  story.send([
    market(5, xpr, usdc, 1),
    market(6, btc, usdc, 1),
    market(8, { sym: '8,XMT', contract: 'xtokens' }, usdc, 0),
  ]);
  const traders = ['alice', 'bob', 'frank'];
  story.send(
    traders.flatMap((name) => [
      transfer(name, 'dex', '5000.000000 XUSDC', '', 'xtokens'),
      transfer(name, 'dex', '0.05000000 XBTC', '', 'xtokens'),
      transfer(name, 'dex', name === 'frank' ? '5000.0000 EOS' : '200000.0000 EOS', ''),
    ]),
  );
  story.next();
}

/** A book on both sides of the price, trades at several prices over hours, and a stop loss. */
export function tradeOnDex(story: StoryRunner): void {
  const place = (
    account: string,
    market_id: number,
    side: number,
    quantity: bigint,
    price: bigint,
    more: object = {},
  ) =>
    act('placeorder', account, {
      market_id,
      account,
      order_type: orderTypes.limit,
      order_side: side,
      quantity,
      price,
      bid_symbol: market_id === 5 ? xpr : btc,
      ask_symbol: usdc,
      trigger_price: 0n,
      fill_type: fillTypes.untilCancelled,
      referrer: '',
      ...more,
    });
  const process = act('process', 'bob', { q_size: 30, show_error_msg: 0 });
  const makers = Array.from({ length: 8 }, (_, i) => [
    place('bob', 5, sides.sell, 80_000_000n + BigInt(i) * 9_000_000n, 3300n + BigInt(i) * 25n),
    place('alice', 5, sides.buy, 30_000_000n + BigInt(i) * 4_000_000n, 3200n - BigInt(i) * 25n),
  ]).flat();
  story.send(makers);
  story.send([process]);
  story.next();
  // A price that moves between both sides of the book.
  for (let round = 0; round < rounds; round += 1) {
    const price = 3250n + BigInt(Math.round(25 * Math.sin(round / 3) + 10 * Math.sin(round * 2.3)));
    const units = 4_000_000n + BigInt((round * 37) % 11) * 700_000n;
    story.send([place('bob', 5, sides.sell, units, price), process]);
    story.send([place('frank', 5, sides.buy, (units * price) / 10_000n + 1n, price), process]);
    story.later(roundSeconds);
  }
  // Another trader, whom alice referred, takes from both sides.
  for (const [side, quantity, price] of [
    [sides.buy, 12_000_000n, 3350n],
    [sides.sell, 15_000_000n, 3175n],
    [sides.buy, 55_000_000n, 3375n],
    [sides.sell, 9_000_000n, 3150n],
  ] as const) {
    story.send([place('frank', 5, side, quantity, price, { referrer: 'alice' }), process]);
    story.next();
  }
  const stop = { order_type: orderTypes.stopLoss, trigger_price: 3000n };
  story.send([
    place('alice', 5, sides.sell, 100_000_000n, 2950n, stop),
    place('alice', 6, sides.sell, 2_000_000n, 96_000_000_000n),
    place('bob', 6, sides.buy, 400_000_000n, 94_500_000_000n),
    process,
  ]);
  story.next();
}
