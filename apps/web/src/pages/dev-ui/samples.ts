import { empty, failed, meta, type Meta, type Outcome } from '@antescope/sources/core/outcome';
import type { SentenceAction } from '../../domain/action/sentence.ts';

/** Edge-case values for the components. */
export const samples = {
  name: 'alice',
  longName: 'mmmmmmmmmmmmj',
  key: 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63',
  transaction: 'c4f36e3d6de5d16a16d0dc6e00ebb0228929eb663fb18d7946c34c5de465b5ff',
  amounts: ['0.0001 EOS', '4611686018427387903 MEME', '461168601842.738790300000000000 LONGSYM', '-12.3456 EOS'],
  time: '2026-11-21T02:59:46.000Z',
} as const;

const fresh: Meta = meta({
  source: 'node',
  endpoint: 'https://node.example',
  block: 412_345_678,
  time: samples.time,
  elapsedMs: 41,
});

export const emptyOutcome: Outcome<string[]> = empty({ ...fresh, range: { first: 1, last: 412_345_678 } });

export const failedOutcome: Outcome<string[]> = failed([
  { source: 'node', endpoint: 'https://node.example', code: 'timeout', message: 'No answer within 5 s' },
]);

export const partialOutcome: Outcome<string[]> = {
  state: 'data',
  data: ['One of two sources answered.'],
  meta: { ...fresh, complete: false, range: { first: 400_000_000, last: 412_345_678 } },
};

const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 21, 10 + hour)).toISOString());

/** Series and parts for the chart kit. */
export const chartSamples = {
  hours,
  prices: hours.map((time, hour) => ({
    time,
    value: hour > 6 && hour < 10 ? null : `0.${7400 + ((hour * 37) % 23) * 5}`,
  })),
  flat: hours.map((time) => ({ time, value: '0.7650' })),
  candles: hours.map((time, hour) => {
    const [open, close] = [740 + ((hour * 37) % 23), 740 + (((hour + 1) * 37) % 23)];
    return {
      time,
      open: `0.${open}`,
      high: `0.${Math.max(open, close) + 4}`,
      low: `0.${Math.min(open, close) - 3}`,
      close: `0.${close}`,
      volume: String((hour * 53) % 97),
    };
  }),
  counts: hours.map((time, hour) => ({ time, value: (hour * 53) % 97 })),
  parts: [32, 18, 12, 9, 7, 6, 5, 4, 4, 3].map((percent, place) => ({
    label: `account${place}`,
    share: percent / 100,
    text: `${percent}.00%`,
  })),
  rest: { label: 'All others', share: 0.5, text: '50.00%' },
};

const alice = [{ actor: 'alice', permission: 'active' }];

/** An action of each hue, and one without a sentence. */
export const actionSamples = [
  {
    contract: 'eosio.token',
    name: 'transfer',
    authorization: alice,
    data: { from: 'alice', to: 'bob', quantity: '12.5000 EOS', memo: 'invoice 12' },
  },
  {
    contract: 'eosio',
    name: 'buyrambytes',
    authorization: alice,
    data: { payer: 'alice', receiver: 'bob', bytes: 8192 },
  },
  {
    contract: 'eosio',
    name: 'voteproducer',
    authorization: alice,
    data: { voter: 'alice', proxy: '', producers: ['aurorabp1111', 'balticbp1111'] },
  },
  {
    contract: 'eosio',
    name: 'deleteauth',
    authorization: alice,
    data: { account: 'alice', permission: 'savings' },
  },
  {
    contract: 'eosio',
    name: 'setcode',
    authorization: alice,
    data: { account: 'alice', vmtype: 0, vmversion: 0, code: '0061736d01000000' },
  },
  {
    contract: 'atomicassets',
    name: 'transfer',
    authorization: alice,
    data: { from: 'alice', to: 'bob', asset_ids: ['1099511627776'], memo: '' },
  },
  {
    contract: 'gamecontract',
    name: 'move',
    authorization: alice,
    data: { player: 'alice', column: 4, hint: 'to the left' },
  },
] as const satisfies readonly SentenceAction[];
