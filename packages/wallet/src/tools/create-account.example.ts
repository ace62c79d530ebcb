import { key } from '../../test/example-facts.ts';
import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { createAccount, createAccountAdvanced, createXprAccount } from './create-account.ts';

const created = { name: 'lighthouse11', owner: key };

export const examples: ToolExamples = {
  createAccount: exampleForm('eos', createAccount, undefined, created),
  createAccountAdvanced: exampleForm('eos', createAccountAdvanced, undefined, {
    name: created.name,
    owner: `${key} 1`,
    active: `${key} 1`,
  }),
  createXprAccount: exampleForm('proton', createXprAccount, undefined, created),
};
