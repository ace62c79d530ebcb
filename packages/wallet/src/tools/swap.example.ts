import { held } from '../../test/example-facts.ts';
import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { swapTokens } from './swap.ts';

const quote = {
  tokens: [held],
  symbols: ['EOS', 'XPR'],
  offer: { key: '1.0000 EOS XPR', token: 'accepted', receives: '9.0000 XPR', account: 'swapper', expired: false },
  refusal: null,
};

export const examples: ToolExamples = {
  swapTokens: exampleForm('proton', swapTokens, quote, { amount: '1', to: 'XPR' }),
};
