import { fio } from '../../../test/example-facts.ts';
import { exampleForm, type ToolExamples } from '../../../test/example-form.ts';
import { sendFio, stakeFio, unstakeFio } from './fio-tokens.ts';

export const examples: ToolExamples = {
  sendFio: exampleForm('fio', sendFio, fio, { to: 'bob@edge', amount: '1' }),
  stakeFio: exampleForm('fio', stakeFio, fio, { amount: '1' }),
  unstakeFio: exampleForm('fio', unstakeFio, fio, { amount: '1' }),
};
