import { exampleForm, type ToolExamples } from '../../../test/example-form.ts';
import { cancelOrder, withdrawDeposits } from './dex-account.ts';

export const examples: ToolExamples = {
  cancelOrder: exampleForm('proton', cancelOrder, { orders: [{ id: '9', label: '' }] }),
  withdrawDeposits: exampleForm('proton', withdrawDeposits, {}),
};
