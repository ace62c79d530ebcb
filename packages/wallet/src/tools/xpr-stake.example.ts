import { xprStakeFacts } from '../../../../fixtures/tool-facts.ts';
import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { claimXpr, refundXpr, restakeXpr, stakeXpr, unstakeXpr } from './xpr-stake.ts';

export const examples: ToolExamples = {
  stakeXpr: exampleForm('proton', stakeXpr, xprStakeFacts, { amount: '10.5' }),
  unstakeXpr: exampleForm('proton', unstakeXpr, xprStakeFacts, { amount: '50' }),
  refundXpr: exampleForm('proton', refundXpr, xprStakeFacts),
  claimXpr: exampleForm('proton', claimXpr, xprStakeFacts),
  restakeXpr: exampleForm('proton', restakeXpr, xprStakeFacts),
};
