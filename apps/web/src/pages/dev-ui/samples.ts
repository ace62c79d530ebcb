import { empty, failed, meta, type Meta, type Outcome } from '@antescope/sources/core/outcome';

/** Edge-case values for the components. */
export const samples = {
  name: 'alice',
  longName: 'mmmmmmmmmmmmj',
  key: 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63',
  transaction: 'c4f36e3d6de5d16a16d0dc6e00ebb0228929eb663fb18d7946c34c5de465b5ff',
  amounts: ['0.0001 EOS', '4611686018427387903 MEME', '461168601842.738790300000000000 LONGSYM', '-12.3456 EOS'],
  time: '2026-11-21T02:59:46.000Z',
} as const;

export const fresh: Meta = meta({
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
