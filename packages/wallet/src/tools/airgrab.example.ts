import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { claimAirgrab } from './airgrab.ts';

const grab = (method: 'claim' | 'open' | 'signup') => ({
  tokens: [{ contract: 'grabgrab1111', code: 'GRAB', precision: 4, method }],
  freeRam: null,
});

export const examples: ToolExamples = {
  claimAirgrab: (['claim', 'open', 'signup'] as const).map((method) => exampleForm('eos', claimAirgrab, grab(method))),
};
