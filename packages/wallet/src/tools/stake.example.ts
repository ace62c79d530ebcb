import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { claimRefund, giveStake, stake, unstake } from './stake.ts';

const staked = {
  actor: 'alice',
  liquid: '100.0000 EOS',
  stakes: [{ to: 'alice', cpu: '10.0000 EOS', net: '10.0000 EOS' }],
  refund: { cpu: '1.0000 EOS', net: '1.0000 EOS', available: '2020-01-01T00:00:00Z' },
};

export const examples: ToolExamples = {
  stake: exampleForm('eos', stake, staked, { cpu: '1', net: '1' }),
  giveStake: exampleForm('eos', giveStake, staked, { receiver: 'bob', cpu: '1', net: '1' }),
  unstake: exampleForm('eos', unstake, staked, { cpu: '1', net: '1' }),
  claimRefund: exampleForm('eos', claimRefund, staked),
};
