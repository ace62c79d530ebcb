import { dexFacts } from '../../../../../fixtures/tool-facts.ts';
import { exampleForm, type ToolExamples } from '../../../test/example-form.ts';
import { limitOrder, marketOrder, stopOrder } from './dex-order.ts';

export const examples: ToolExamples = {
  limitOrder: exampleForm('proton', limitOrder, dexFacts, { side: 'buy', price: '0.0033', pay: '10' }),
  marketOrder: exampleForm('proton', marketOrder, dexFacts, { side: 'sell', pay: '1500', slippage: '1' }),
  stopOrder: exampleForm('proton', stopOrder, dexFacts, {
    side: 'sell',
    trigger: '0.003',
    price: '0.0029',
    pay: '1000',
  }),
};
