import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { claimLongStake, startLongStake } from './long-stake.ts';

export const examples: ToolExamples = {
  startLongStake: exampleForm(
    'proton',
    startLongStake,
    { liquid: 2_000_000n, plans: [{ index: '7', days: 365, label: '' }], ended: [] },
    { plan: '7', amount: '150' },
  ),
  claimLongStake: exampleForm('proton', claimLongStake, { liquid: 2n, plans: [], ended: [{ index: '7', label: '' }] }),
};
