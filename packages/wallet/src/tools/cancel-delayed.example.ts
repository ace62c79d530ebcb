import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { cancelDelayed } from './cancel-delayed.ts';

export const examples: ToolExamples = {
  cancelDelayed: exampleForm('eos', cancelDelayed, { actor: 'alice' }, { id: 'ab'.repeat(32) }),
};
