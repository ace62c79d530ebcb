import { alice, exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { proposeTransaction } from './propose.ts';

const pay = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [],
  data: 'c0ffee',
  decoded: null,
  level: alice,
};

export const examples: ToolExamples = {
  proposeTransaction: exampleForm(
    'eos',
    proposeTransaction,
    { actions: [pay], needed: [alice], requested: null, now: Date.UTC(2026, 10, 23) },
    { name: 'payroll' },
  ),
};
