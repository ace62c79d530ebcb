import { permissions } from '../../test/example-facts.ts';
import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { addDelay, moveToSafe } from './safe-mode.ts';

export const examples: ToolExamples = {
  moveToSafe: exampleForm('eos', moveToSafe, permissions, { safe: 'cold' }),
  addDelay: exampleForm('eos', addDelay, permissions, { days: '1' }),
};
