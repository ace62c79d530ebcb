import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { claimGenesis, claimVoterRewards } from './gbm-rewards.ts';

export const examples: ToolExamples = {
  claimGenesis: exampleForm('wax', claimGenesis, { unclaimed: '1.00000000 WAX', reward: '1.00000000 WAX' }),
  claimVoterRewards: exampleForm('wax', claimVoterRewards, { unclaimed: '1.00000000 WAX', reward: '1.00000000 WAX' }),
};
