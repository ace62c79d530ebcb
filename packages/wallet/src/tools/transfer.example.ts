import { held } from '../../test/example-facts.ts';
import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { transfer } from './transfer.ts';

export const examples: ToolExamples = {
  transfer: exampleForm('eos', transfer, { tokens: [held] }, { to: 'bob', amount: '1' }),
};
