import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { buyRamByAmount, buyRamByBytes, sellRamBytes, transferRam } from './ram.ts';

const market = { base: '30000000000 RAM', quote: '1000000.0000 EOS' };

export const examples: ToolExamples = {
  buyRamByBytes: exampleForm('eos', buyRamByBytes, market, { amount: '1000' }),
  buyRamByAmount: exampleForm('eos', buyRamByAmount, market, { amount: '1' }),
  sellRamBytes: exampleForm('eos', sellRamBytes, market, { amount: '1000' }),
  transferRam: exampleForm('eos', transferRam, { actor: 'alice', free: null }, { to: 'bob', amount: '10' }),
};
