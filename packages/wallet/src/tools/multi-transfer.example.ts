import { held } from '../../test/example-facts.ts';
import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { transferToMany } from './multi-transfer.ts';

export const examples: ToolExamples = {
  transferToMany: exampleForm('eos', transferToMany, { tokens: [held] }, { lines: 'bob,1', token: '' }),
};
