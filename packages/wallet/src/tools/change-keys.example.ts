import { fioKey, permissions } from '../../test/example-facts.ts';
import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { changeKeys } from './change-keys.ts';

export const examples: ToolExamples = {
  changeKeys: exampleForm('eos', changeKeys, permissions, { active: fioKey.replace('FIO', 'EOS') }),
};
